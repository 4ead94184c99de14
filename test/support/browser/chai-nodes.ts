/**
 * Every test page loads this first. An assertion that fails on an element would hand the element, with
 * all that React hangs on it, to the test runner, which then writes it out for minutes: its tag is enough.
 */
import { AssertionError, use } from 'chai'

use(({ Assertion }) => {
  const { assert } = Assertion.prototype
  Assertion.prototype.assert = function (...details: Parameters<typeof assert>) {
    try {
      return assert.apply(this, details)
    } catch (error) {
      throw error instanceof AssertionError ? withoutNodes(error) : error
    }
  }
})

function withoutNodes(error: Error): Error {
  const compared = error as Error & { actual?: unknown; expected?: unknown }
  if (compared.actual instanceof Node) compared.actual = compared.actual.nodeName
  if (compared.expected instanceof Node) compared.expected = compared.expected.nodeName
  return error
}
