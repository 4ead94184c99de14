import { resolve } from 'node:path'

/** What the runner itself says at the end of a run. */
const ownCount = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$/

/**
 * Reporter of Node's test runner that writes one JSON line a test, for node-tests.ts to count.
 * Plain JavaScript, since Node loads it before tsx.
 */
export default async function* jsonLines(events) {
  for await (const { type, data } of events) {
    if (type === 'test:diagnostic' && !ownCount.test(data.message))
      yield `\n@figure ${JSON.stringify(data.message)}\n`
    if (type === 'test:pass' || type === 'test:fail') {
      const isSuite = data.details?.type === 'suite'
      const skipped = data.skip !== undefined || data.todo !== undefined
      const failed = type === 'test:fail' || (skipped && !isSuite)
      if (isSuite && !failed) continue
      const error = data.details?.error
      // A suite that failed only because a test inside did is that test's failure, told once.
      if (error?.failureType === 'subtestsFailed') continue
      // Node reports a file that declares no test as one that passed, under the file's own name.
      const isFile = data.file !== undefined && resolve(data.name) === data.file
      if (isFile && !failed) {
        yield line({ ...data, passed: false, message: 'The file ran no test.' })
        continue
      }
      const message = skipped ? 'The test was skipped.' : messageOf(error)
      yield line({ ...data, passed: !failed, message })
    }
  }
}

function line({ name, file, details, passed, message }) {
  const seconds = (details?.duration_ms ?? 0) / 1000
  return `\n@test ${JSON.stringify({ name, file, seconds, passed, message })}\n`
}

function messageOf(error) {
  if (!error) return ''
  const cause = error.cause ?? error
  return String(cause?.stack ?? cause?.message ?? cause)
}
