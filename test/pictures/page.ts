import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import preview from '../../stories/config/preview.tsx'

type StoriesModule = Parameters<typeof composeStories>[0]
type Runnable = Record<string, { run(context: { canvasElement: HTMLElement }): Promise<void> }>

const files = import.meta.glob<StoriesModule>([
  '/stories/{orders,customers,donations,subscriptions,tickets}/*.stories.tsx',
  '/stories/{order-entry,mail-batches,slips}/*.stories.tsx',
  '/stories/raffles/raffle.stories.tsx',
])

/** What `run.ts` asks of the page on which the pictures are taken. */
export interface PicturesPage {
  /** Each file's stories, by their names. */
  namesOf(part: string): Promise<Record<string, string[]>>
  /** Shows one story alone, its play function through. */
  show(file: string, name: string, globals: Record<string, string>): Promise<void>
}

let canvas: HTMLElement | null = null

const page: PicturesPage = {
  async namesOf(part) {
    const chosen = Object.entries(files).filter(([file]) => file.includes(part))
    const read = chosen.map(async ([file, load]) => [
      file,
      Object.keys(composeStories(await load())),
    ])
    return Object.fromEntries(await Promise.all(read))
  },
  async show(file, name, globals) {
    canvas?.remove()
    canvas = document.createElement('div')
    document.body.append(canvas)
    setProjectAnnotations([preview, { initialGlobals: globals }])
    const stories = composeStories(
      (await files[file]?.()) ?? { default: {} },
    ) as unknown as Runnable
    await stories[name]?.run({ canvasElement: canvas })
  },
}

Object.assign(globalThis, { raffleDeskPictures: page })
