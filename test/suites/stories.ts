import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { runInBrowser } from '../config/browser-tests.ts'
import { cacheFolder, root } from '../config/root.ts'
import { filesIn } from './files-in.ts'
import type { Suite } from './suite.ts'

const folder = `${cacheFolder}/stories`

export const stories: Suite = {
  name: 'stories',
  about: 'every story once, with its play function and axe',
  quick: false,
  async run({ chromium, filter, matrix }) {
    const files = [
      ...filesIn('stories', /\.stories\.tsx?$/),
      ...filesIn('test/support', /\.stories\.tsx?$/),
    ].filter(file => file.includes(filter))
    if (files.length === 0) return { passed: 0, failures: [] }
    const pages = writePages(files)
    return runInBrowser({
      name: 'stories',
      matrix,
      files: pages,
      executablePath: await chromium(),
    })
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
