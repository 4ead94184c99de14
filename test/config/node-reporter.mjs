/**
 * Reporter of Node's test runner that writes one JSON line a test, for node-tests.ts to count.
 * Plain JavaScript, since Node loads it before tsx.
 */
export default async function* jsonLines(events) {
  for await (const { type, data } of events) {
    if (type === 'test:pass' || type === 'test:fail') {
      const isSuite = data.details?.type === 'suite'
      const skipped = data.skip !== undefined || data.todo !== undefined
      const failed = type === 'test:fail' || (skipped && !isSuite)
      if (isSuite && !failed) continue
      const error = data.details?.error
      // A suite that failed only because a test inside did is that test's failure, told once.
      if (error?.failureType === 'subtestsFailed') continue
      yield `\n@test ${JSON.stringify({
        name: data.name,
        file: data.file,
        passed: !failed,
        message: skipped ? 'The test was skipped.' : messageOf(error),
      })}\n`
    }
  }
}

function messageOf(error) {
  if (!error) return ''
  const cause = error.cause ?? error
  return String(cause?.stack ?? cause?.message ?? cause)
}
