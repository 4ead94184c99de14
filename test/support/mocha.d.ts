/** The globals of mocha that a browser test may use; there is no `skip` and no `only` on purpose. */
type Work = (this: { timeout(milliseconds: number): void }) => void | Promise<void>

declare function describe(name: string, tests: () => void): void
declare function it(name: string, test: Work): { timeout(milliseconds: number): void }
declare function before(work: Work): void
declare function after(work: Work): void
declare function beforeEach(work: Work): void
declare function afterEach(work: Work): void
