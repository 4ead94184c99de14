import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'

/**
 * Calls × cases: each cell is a figure, or says why the call has no such case.
 * @param rows the calls' names
 */
export function tableOf<const Case extends string>(
  rows: readonly string[],
  cases: readonly Case[],
) {
  const cells = new Map(rows.map(row => [row, new Map<Case, string>()]))
  return {
    cases,
    tell(row: string, of: Case, cell: string | number): void {
      cells.get(row)?.set(of, String(cell))
    },
    /** In the file's last test: prints the table, and fails on a gap. */
    print(t: TestContext): void {
      t.diagnostic(['call', ...cases].join(' | '))
      for (const [row, told] of cells)
        t.diagnostic([row, ...cases.map(each => told.get(each) ?? '')].join(' | '))
      const gaps = [...cells].flatMap(([row, told]) =>
        cases.filter(each => !told.get(each)).map(each => `${row}: ${each}`),
      )
      assert.deepEqual(gaps, [], 'cells that say nothing')
    },
  }
}

export const leavesNoGap = (table: { print(t: TestContext): void }) =>
  test('it leaves no cell of calls × cases empty', t => table.print(t))
