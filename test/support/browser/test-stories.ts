import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { expectNoAxeViolations } from './axe.ts'
import { setScheme, setWidth } from './page.ts'
import { nameOf, type Variant, variants } from './variants.ts'

type StoriesModule = Parameters<typeof composeStories>[0]
type Annotations = Parameters<typeof setProjectAnnotations>[0]

interface RunnableStory {
  parameters: { axe?: { without?: string[] } }
  run(context: { canvasElement: HTMLElement }): Promise<void>
}

/** Storybook's own settings, when they are there: decorators, globals and style sheets as designers see them. */
const previews = Object.values(
  import.meta.glob<Record<string, unknown>>('/stories/config/preview.{ts,tsx}', { eager: true }),
)

/** Makes one test of each story of a file and variant: it renders, its play function passes, axe finds nothing. */
export function testStories(file: string, module: StoriesModule): void {
  describe(file, () => {
    for (const variant of variants) {
      const stories = storiesIn(module, variant)
      for (const [name, story] of Object.entries(stories))
        it(`${name}${nameOf(variant)}`, () => runStory(story, variant))
    }
  })
}

/** The stories with Storybook's toolbar set to a variant. */
function storiesIn(module: StoriesModule, variant: Variant): Record<string, RunnableStory> {
  const { scheme, locale, host, width } = variant
  const toolbar = { initialGlobals: { scheme, locale, host, width: String(width) } }
  setProjectAnnotations([...previews, toolbar] as Annotations)
  return composeStories(module) as unknown as Record<string, RunnableStory>
}

async function runStory(story: RunnableStory, { scheme, width }: Variant): Promise<void> {
  await setScheme(scheme)
  await setWidth(width)
  const canvasElement = document.createElement('div')
  document.body.append(canvasElement)
  try {
    await story.run({ canvasElement })
    await expectNoAxeViolations(canvasElement, story.parameters.axe)
  } finally {
    canvasElement.remove()
  }
}
