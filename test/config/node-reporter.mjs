/** What the runner itself says at the end of a run. */
const ownCount = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$/

/**
 * Reporter of Node's test runner that writes one JSON line a test, for node-tests.ts to count. A file is the suite
 * around its tests, which ends after them (node-batches.ts). Plain JavaScript, since Node loads it before tsx.
 */
export default async function* jsonLines(events) {
  let tests = []
  /** What the programs wrote beside their tests: the last words of one that broke. */
  let said = ''
  for await (const { type, data } of events) {
    if (type === 'test:stderr') said = `${said}${data.message}`.slice(-4000)
    if (type === 'test:diagnostic' && !ownCount.test(data.message))
      yield `\n@figure ${JSON.stringify(data.message)}\n`
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const test = testOf(type === 'test:fail', data)
    const isProgram = data.nesting === 0 && data.details?.type !== 'suite'
    if (test && !test.passed && isProgram) test.message += `\n${said}`
    if (test) tests.push(test)
    if (data.nesting > 0) continue
    const isFile = data.details?.type === 'suite'
    if (isFile && tests.length === 0)
      tests.push({ name: data.name, seconds: 0, passed: false, message: 'The file ran no test.' })
    for (const one of tests)
      yield `\n@test ${JSON.stringify({ ...one, file: isFile ? data.name : undefined })}\n`
    tests = []
  }
}

function testOf(hasFailed, { name, details, skip, todo }) {
  const isSuite = details?.type === 'suite'
  const skipped = skip !== undefined || todo !== undefined
  const failed = hasFailed || (skipped && !isSuite)
  if (isSuite && !failed) return
  const error = details?.error
  // A suite, or a test, that failed only because one inside did is that one's failure, told once.
  if (error?.failureType === 'subtestsFailed') return
  const message = skipped ? 'The test was skipped.' : messageOf(error)
  return { name, seconds: (details?.duration_ms ?? 0) / 1000, passed: !failed, message }
}

function messageOf(error) {
  if (!error) return ''
  const cause = error.cause ?? error
  return String(cause?.stack ?? cause?.message ?? cause)
}
