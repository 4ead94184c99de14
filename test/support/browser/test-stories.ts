import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { expectNoAxeViolations } from './axe.ts'

type StoriesModule = Parameters<typeof composeStories>[0]

interface RunnableStory {
  storyName: string
  parameters: { axe?: { without?: string[] } }
  run(context: { canvasElement: HTMLElement }): Promise<void>
}

/** Storybook's own settings, when they are there: decorators, globals and style sheets as designers see them. */
const previews = import.meta.glob('/stories/config/preview.{ts,tsx}', { eager: true })
setProjectAnnotations(Object.values(previews) as Parameters<typeof setProjectAnnotations>[0])

/** Makes one test of each story of a file: it renders, its play function passes, axe finds nothing. */
export function testStories(file: string, module: StoriesModule, _matrix: boolean): void {
  const stories = composeStories(module) as unknown as Record<string, RunnableStory>
  describe(file, () => {
    for (const [name, story] of Object.entries(stories)) it(name, () => runStory(story))
  })
}

async function runStory(story: RunnableStory): Promise<void> {
  const canvasElement = document.createElement('div')
  document.body.append(canvasElement)
  try {
    await story.run({ canvasElement })
    await expectNoAxeViolations(canvasElement, story.parameters.axe)
  } finally {
    canvasElement.remove()
  }
}
