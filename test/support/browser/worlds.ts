/** The world of each row: what its stories are answered, and for whom. */

import { tagOf } from '../../../src/core/screen-row.ts'
import { type ScreenId, screenIds } from '../../../src/core/screens.ts'
import {
  type FakeDesk,
  type StoryDeskOptions,
  storyWorld,
} from '../../../stories/support/fake-desk.ts'
import { usualTag } from '../../../stories/support/story.tsx'
import { type Situation, usualGlobals } from '../../../stories/support/toolbar.ts'

export interface World {
  /** The story's name. */
  name: string
  /** As most people meet the row. */
  isUsual: boolean
  attributes: Readonly<Record<string, string>>
  /** A desk of its own each time. */
  open(situation?: Partial<Situation>): FakeDesk
}

interface StoryOfElement {
  args?: Readonly<Record<string, string | boolean | undefined>>
  tags?: readonly string[]
  parameters?: { desk?: StoryDeskOptions }
}

const files = import.meta.glob<Record<string, StoryOfElement>>([
  '/stories/*/*.stories.tsx',
  '!/stories/kit/*',
  '!/stories/shell/*',
])

/** `/stories/raffles/raffle-draw-barrel.stories.tsx` shows the row whose tag its name begins with. */
function rowOf(file: string): ScreenId | undefined {
  const name = file.replace(/.*\/(.*)\.stories\.tsx$/, 'raffle-desk-$1')
  return screenIds
    .filter(id => `${name}-`.startsWith(`${tagOf(id)}-`))
    .sort((one, other) => other.length - one.length)[0]
}

/** The files with a row's stories, that of its own name first. */
export function storyFilesOf(id: ScreenId): string[] {
  return Object.keys(files)
    .filter(file => rowOf(file) === id)
    .sort((one, other) => one.length - other.length)
}

/** What a file's stories show, in their order. */
export async function worldsIn(file: string): Promise<World[]> {
  const { default: _meta, ...stories } = (await files[file]?.()) ?? {}
  return Object.entries(stories).map(([name, { args = {}, tags = [], parameters }]) => ({
    name,
    isUsual: tags.includes(usualTag),
    attributes: Object.fromEntries(
      Object.entries(args).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      ),
    ),
    open: situation => storyWorld({ ...usualGlobals, ...situation }, parameters?.desk),
  }))
}

/** A row as most people meet it. @throws where none of its stories is said to be `usual` */
export async function worldOf(id: ScreenId): Promise<World> {
  for (const file of storyFilesOf(id)) {
    const world = (await worldsIn(file)).find(({ isUsual }) => isUsual)
    if (world) return world
  }
  throw new Error(`${id} has no usual story: wrap one of its stories in usual()`)
}
