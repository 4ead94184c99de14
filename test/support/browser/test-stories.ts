import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { Desk } from '../../../src/core/desk.ts'
import { type Tried, usualTag } from '../../../stories/support/story.tsx'
import { expectNoAxeViolations } from './axe.ts'
import { full } from './full.ts'
import { setScheme, setWidth } from './page.ts'
import { inLongerWords, nameOf, type Variant, variants } from './variants.ts'
import { nodesBelow } from './what-shows.ts'

type StoriesModule = Parameters<typeof composeStories>[0]
type Annotations = Parameters<typeof setProjectAnnotations>[0]

interface RunnableStory {
  args: object
  tags: readonly string[]
  parameters: { axe?: { without?: string[] }; said?: string; tried?: Tried }
  run(context: { canvasElement: HTMLElement }): Promise<void>
}

/** Storybook's own settings, when they are there: decorators, globals and style sheets as designers see them. */
const previews = Object.values(
  import.meta.glob<Record<string, unknown>>('/stories/config/preview.{ts,tsx}', { eager: true }),
)

/** Every row of the registry is shown so, and looked at by axe, by test/screens/every-screen.test.ts. */
const statesOfAll = new Set(['Loading', 'Failed', 'Forbidden', 'Empty'])

/** What a story opened over its part, which no other look at the same part shows. */
const overParts = '[role$="dialog"], [role="menu"], [role="listbox"], :popover-open'

/** Makes one test of each story of a file and variant: it renders, its play function passes, axe finds nothing. */
export function testStories(file: string, module: StoriesModule): void {
  describe(file, () => {
    for (const variant of variants) {
      const stories = storiesIn(module, variant)
      for (const [name, story] of Object.entries(stories).filter(isTried))
        it(`${name}${nameOf(variant)}`, () => runStory(story, variant))
    }
    if (!inLongerWords) return
    const english = { scheme: 'light', locale: 'en', width: 1280, host: 'plain' } as const
    for (const [name, story] of Object.entries(storiesIn(module, english)))
      it(`${name} in a language of longer words`, () => lengthenStory(story, english))
  })
}

/** The stories with Storybook's toolbar set to a variant. */
function storiesIn(module: StoriesModule, variant: Variant): Record<string, RunnableStory> {
  const { scheme, locale, host, width } = variant
  const toolbar = { initialGlobals: { scheme, locale, host, width: String(width) } }
  setProjectAnnotations([...previews, toolbar] as Annotations)
  return composeStories(module) as unknown as Record<string, RunnableStory>
}

function isTried([
  name,
  {
    parameters: { tried },
  },
]: [string, RunnableStory]): boolean {
  if (full || !tried?.isElement) return true
  return !statesOfAll.has(name) && !tried.inFull?.includes(name)
}

function runStory(story: RunnableStory, variant: Variant): Promise<void> {
  return played(story, variant, async canvas => {
    if (isLookedAt(story)) await expectNoAxeViolations(canvas, story.parameters.axe)
  })
}

/** A part of the kit, a screen as most people meet it, and what opens over one; all of them in `npm run full`. */
function isLookedAt({ tags, parameters: { tried } }: RunnableStory): boolean {
  if (full || !tried?.isElement || tags.includes(usualTag)) return true
  return [...nodesBelow(document.body)].some(
    node => node instanceof Element && node.matches(overParts),
  )
}

/** What a story of an element ends with, in longer words: dialogs and drawers that its play function opens, too. */
async function lengthenStory(story: RunnableStory, variant: Variant): Promise<void> {
  // First, since it listens to what is answered and typed.
  const { expectRoomForOtherWords } = await import('./in-pseudo.ts')
  await played(story, variant, async canvas => {
    const desk = deskIn(canvas)
    if (desk?.$locale.get() === 'en')
      await expectRoomForOtherWords(desk, story.args, story.parameters.said)
  })
}

async function played(
  story: RunnableStory,
  { scheme, width }: Variant,
  look: (canvas: HTMLElement) => Promise<void>,
): Promise<void> {
  await setScheme(scheme)
  await setWidth(width)
  const canvasElement = document.createElement('div')
  document.body.append(canvasElement)
  try {
    await story.run({ canvasElement })
    await look(canvasElement)
  } finally {
    canvasElement.remove()
  }
}

/** Of an element of ours; a part of the kit has none, and words of its story's own. */
function deskIn(canvasElement: HTMLElement): Desk | undefined {
  const all = [...canvasElement.querySelectorAll<HTMLElement & { desk?: Desk }>('*')]
  return all.find(({ desk }) => desk)?.desk
}
