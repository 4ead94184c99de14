import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { waitFor, within } from 'storybook/test'
import { attributesOf } from '../../src/core/screen-row.ts'
import { rows, type ScreenId } from '../../src/core/screens.ts'
import type { StoryDeskOptions } from './fake-desk.ts'
import { type Attributes, ElementScene, KitScene } from './scene.tsx'
import { type Situation, situationOf } from './toolbar.ts'

export type ElementStory = StoryObj<Attributes>
export type KitStory = StoryObj

export const usualTag = 'usual'

/** Which stories are tried when: test/support/browser/test-stories.ts. */
export interface Tried {
  /** Those of an element are told from the kit's: the walk over all screens shows them waiting, failed, refused and empty. */
  isElement?: boolean
  /** By name: in `npm run full` alone, since a test of the same part drives what they show. */
  inFull?: readonly string[]
}

/** What all stories of a row share: its element, its attributes as controls. */
export function elementMeta(id: ScreenId, { inFull = [] }: Tried = {}): Meta<Attributes> {
  const kinds = Object.entries(attributesOf(rows[id]))
  return {
    parameters: { tried: { isElement: true, inFull } satisfies Tried },
    argTypes: Object.fromEntries(
      kinds.map(([name, kind]) => [name, { control: kind === 'flag' ? 'boolean' : 'text' }]),
    ),
    render: (args, { globals, parameters }) => (
      <ElementScene
        id={id}
        attributes={args}
        situation={situationOf(globals)}
        options={parameters.desk as StoryDeskOptions | undefined}
      />
    ),
    async play({ canvasElement }) {
      await inside(canvasElement)
    },
  }
}

/** The desk under a story of an element. */
export function onDesk(desk: StoryDeskOptions): { parameters: { desk: StoryDeskOptions } } {
  return { parameters: { desk } }
}

/** A row's story as most people meet it: what the tests of every screen walk over. */
export function usual(story: ElementStory): ElementStory {
  return { ...story, tags: [usualTag] }
}

/** One that ends with why something failed, which stays in the words in which it was said. */
export function saysWhy(story: ElementStory): ElementStory {
  return { ...story, parameters: { ...story.parameters, said: '.rd-alert-text, .rd-field-error' } }
}

/** A story of a part of the kit, drawn in a shadow root of ours. */
export function kitStory(draw: (situation: Situation) => ReactNode): KitStory {
  return {
    render: (_args, { globals }) => {
      const situation = situationOf(globals)
      return <KitScene situation={situation}>{draw(situation)}</KitScene>
    },
    async play({ canvasElement }) {
      await inside(canvasElement)
    },
  }
}

/** The story's own root, once something stands in it, with the queries of the testing library. */
export async function inside(canvasElement: HTMLElement) {
  const root = await waitFor(() => {
    const scene = canvasElement.querySelector('[data-scene="ready"]')
    const found = (scene?.shadowRoot ?? scene?.firstElementChild?.shadowRoot)?.querySelector(
      '.rd-root',
    )
    if (!(found instanceof HTMLElement) || found.childElementCount === 0)
      throw new Error('no scene')
    // French is still on its way: what stands there can't be seen, nor typed into.
    if (found.hasAttribute('data-translating')) throw new Error('no words')
    return found
  })
  return { root, ...within(root) }
}
