/** What the runner itself says at the end of a run. */
const ownCount = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$/

/** What a program says of a file that never ended (node-programs.ts). */
const givenUp = /^(\S+) took over \d+ s, and is at: .*/m

/**
 * Reporter of Node's test runner that writes one JSON line a test, for node-tests.ts to count. A file is the suite
 * around its tests, which ends after them (node-programs.ts). Plain JavaScript, since Node loads it before tsx.
 */
export default async function* jsonLines(events) {
  let tests = []
  /** What the programs wrote beside their tests: the last words of one that broke. */
  let said = ''
  /** Files by name, and whether any of the programs, which share them, ran a test of it. */
  const files = new Map()
  for await (const { type, data } of events) {
    if (type === 'test:stderr') said = `${said}${data.message}`.slice(-4000)
    const [tooLong, late] = (type === 'test:stderr' && givenUp.exec(data.message)) || []
    if (tooLong) yield lineOf({ name: late, seconds: 0, passed: false, message: tooLong })
    if (type === 'test:diagnostic' && !ownCount.test(data.message))
      yield `\n@figure ${JSON.stringify(data.message)}\n`
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const test = testOf(type === 'test:fail', data)
    const isProgram = data.nesting === 0 && data.details?.type !== 'suite'
    if (test && !test.passed && isProgram) test.message += `\n${said}`
    // A program that ended well before its tests did is no test that passed.
    if (test && !(isProgram && test.passed)) tests.push(test)
    if (data.nesting > 0) continue
    const isFile = data.details?.type === 'suite'
    if (isFile) files.set(data.name, files.get(data.name) || tests.length > 0)
    for (const one of tests) yield lineOf({ ...one, file: isFile ? data.name : undefined })
    tests = []
  }
  for (const [file, hasRun] of files)
    if (!hasRun)
      yield lineOf({
        name: file,
        file,
        seconds: 0,
        passed: false,
        message: 'The file ran no test.',
      })
}

function lineOf(test) {
  return `\n@test ${JSON.stringify(test)}\n`
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
