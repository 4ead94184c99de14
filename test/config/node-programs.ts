import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder, root } from './root.ts'

/**
 * Writes programs that run test files together: a process for each file would read the same modules hundreds of times,
 * which took longer than the tests. Each takes the next file that the others haven't, so that all end together, and what
 * ends one leaves the rest of its files to them. A file is a suite, so that its hooks are its own; it is read when the one
 * before it has ended, so that what it opens meanwhile is open for itself alone. One that never ends is ended, and
 * named with its test: the runner's own limit is the whole program's, and knows neither.
 * @param count how many programs
 * @returns the folder of these programs, of this run alone, and their paths
 */
export function writePrograms(files: readonly string[], count: number, limitSeconds: number) {
  mkdirSync(cacheFolder, { recursive: true })
  const folder = mkdtempSync(`${cacheFolder}/node-tests-`)
  const programs = Array.from({ length: Math.min(count, files.length) }, (_, index) => {
    const program = `${folder}/${index}.mjs`
    writeFileSync(program, programOf(files, `${folder}/taken-`, limitSeconds))
    return program
  })
  return { folder, programs }
}

function programOf(files: readonly string[], taken: string, limitSeconds: number): string {
  const suites = files.map((file, index) => {
    const address = pathToFileURL(resolve(root, file)).href
    const given = [file, address, `${taken}${index}`].map(text => JSON.stringify(text))
    return `suite(${given.join(', ')}, ${limitSeconds})`
  })
  return `${oneByOne}\n${suites.join('\n')}\n`
}

/**
 * Node's runner would begin all suites at once, and run their tests one after the other. It also follows every promise to
 * tell whose test it belongs to, a tenth of a suite's time: it has to while a file is read, which gives its tests by
 * calls that say nothing of their suite. What throws later, outside of any test, ends the program with its words.
 */
const oneByOne = `import hooks, { AsyncResource } from 'node:async_hooks'
import { openSync } from 'node:fs'
const { createHook } = hooks
let following
hooks.createHook = callbacks => (following = createHook(callbacks))
const { beforeEach, describe } = await import('node:test')
let isReading = false
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, error => {
    if (isReading) return
    console.error(error)
    process.exit(1)
  })
function isTaken(mark) {
  try {
    openSync(mark, 'wx')
    return false
  } catch {
    return true
  }
}
let former = Promise.resolve()
function suite(name, address, mark, limitSeconds) {
  const ended = former
  let giveUp
  const own = describe(name, async () => {
    // The runner knows by it whose tests they are.
    const place = new AsyncResource('suite')
    await ended
    if (isTaken(mark)) return
    let current = 'its reading'
    giveUp = setTimeout(() => {
      console.error(\`\${name} took over \${limitSeconds} s, and is at: \${current}\`)
      process.exit(1)
    }, limitSeconds * 1000)
    isReading = true
    following?.enable()
    try {
      await place.runInAsyncScope(() => import(address))
      place.runInAsyncScope(() => {
        beforeEach(test => { current = test.name })
      })
    } finally {
      following?.disable()
      isReading = false
    }
  })
  // No hook of its own: where one of the file's hooks fails, those after it never run.
  former = own.finally(() => clearTimeout(giveUp))
}`
