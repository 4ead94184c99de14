/** What a test run needs and this machine lacks: told in one line, without a stack. */
export class Unmet extends Error {
  override name = 'Unmet'
}
