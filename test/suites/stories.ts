import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { runInBrowser } from '../config/browser-tests.ts'
import { cacheFolder, root } from '../config/root.ts'
import { filesIn } from './files-in.ts'
import { isChosen, type Suite } from './suite.ts'

const folder = `${cacheFolder}/stories`

export const stories: Suite = {
  name: 'stories',
  about: 'every story once, with its play function and axe',
  quick: false,
  runsAlone: true,
  mayTryAgain: true,
  async run(run) {
    const { chromium, matrix, full, words } = run
    const files = [
      ...filesIn('stories', /\.stories\.tsx?$/),
      ...filesIn('test/support', /\.stories\.tsx?$/),
    ].filter(file => isChosen(run, file))
    if (files.length === 0) return { passed: 0, failures: [] }
    const pages = writePages(files)
    const work = {
      name: 'stories',
      matrix,
      full,
      words,
      files: pages,
      executablePath: await chromium(),
    }
    const outcome = await runInBrowser(work)
    const storyOf = new Map(pages.map((page, index) => [page, files[index] ?? page]))
    const failures = outcome.failures.map(({ file, ...failure }) =>
      file === undefined ? failure : { ...failure, file: storyOf.get(file) ?? file },
    )
    return { ...outcome, failures }
  },
}

/** One test file a story file: a story that breaks its page breaks no other, and two pages run at once. */
function writePages(files: string[]): string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return files.map(file => {
    const page = `${folder}/${file.replaceAll('/', '.').replace(/\.tsx?$/, '')}.test.ts`
    writeFileSync(
      page,
      `import * as stories from '/${file}'
import { testStories } from '/test/support/browser/test-stories.ts'
testStories(${JSON.stringify(file)}, stories)
`,
    )
    return page.replace(`${root}/`, '')
  })
}
