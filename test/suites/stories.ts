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
    const groups = full || matrix ? files.map(file => [file]) : grouped(files)
    const pages = writePages(groups)
    const work = {
      name: 'stories',
      matrix,
      full,
      words,
      files: pages,
      executablePath: await chromium(),
    }
    const outcome = await runInBrowser(work)
    const groupOf = new Map(pages.map((page, index) => [page, groups[index] ?? []]))
    const failures = outcome.failures.map(({ file, ...failure }) => {
      if (file === undefined) return failure
      const group = groupOf.get(file) ?? []
      return {
        ...failure,
        file: group.find(each => failure.name.includes(each)) ?? group[0] ?? file,
      }
    })
    return { ...outcome, failures }
  },
}

/** The kit's parts leave nothing behind, and a page for each of their files takes as long as its stories. */
function grouped(files: readonly string[]): string[][] {
  const size = 8
  const kit = files.filter(file => file.startsWith('stories/kit/'))
  const groups = kit.flatMap((_, at) => (at % size === 0 ? [kit.slice(at, at + size)] : []))
  return [...groups, ...files.filter(file => !kit.includes(file)).map(file => [file])]
}

/** One test file a group: a screen's story that breaks its page breaks no other's, and three pages run at once. */
function writePages(groups: readonly string[][]): string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return groups.map(files => {
    const name = (files[0] ?? '').replaceAll('/', '.').replace(/\.tsx?$/, '')
    const page = `${folder}/${name}.test.ts`
    const imports = files.map((file, at) => `import * as stories${at} from '/${file}'`)
    const calls = files.map((file, at) => `testStories(${JSON.stringify(file)}, stories${at})`)
    const own = `import { testStories } from '/test/support/browser/test-stories.ts'`
    writeFileSync(page, [...imports, own, ...calls, ''].join('\n'))
    return page.replace(`${root}/`, '')
  })
}
