/** Proof by random strings: `node test/run.mjs node --only fuzz` shows the counts of all of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { writeCsv } from '../../src/core/format/csv.ts'
import { type CsvRow, createCsvReader } from '../../src/core/format/csv-reader.ts'

const runs = 10_000

function read(text: string, options: Parameters<typeof createCsvReader>[0] = {}): CsvRow[] {
  const reader = createCsvReader(options)
  return [...reader.push(text), ...reader.end()]
}
const cellsOf = (rows: CsvRow[]) => rows.map(({ cells }) => cells)

const nasty = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '＝',
  "'",
  '"',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  ' ',
  '\uFEFF',
  'é',
  '0',
  '\u200b',
)
const texts = fc.oneof(
  fc.string({ unit: nasty, maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
)
const tables = fc
  .integer({ min: 1, max: 5 })
  .chain(width =>
    fc.array(fc.array(texts, { minLength: width, maxLength: width }), { maxLength: 6 }),
  )

test('CSV: reads 10,000 random tables back as they were written', t => {
  let cells = 0
  fc.assert(
    fc.property(tables, table => {
      const rows = read(writeCsv(table), { unguard: true })
      assert.deepEqual(cellsOf(rows), table)
      assert.ok(rows.every(({ fault }) => !fault))
      cells += table.flat().length
    }),
    { numRuns: runs },
  )
  t.diagnostic(`CSV writer and reader: ${runs} tables of ${cells} cells, each read back equal`)
})

test('CSV: leaves no formula at the start of a cell in 10,000 random tables', t => {
  const formula = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝]|^[\t\r]/u
  fc.assert(
    fc.property(tables, table => {
      for (const cell of cellsOf(read(writeCsv(table))).flat()) assert.doesNotMatch(cell, formula)
    }),
    { numRuns: runs },
  )
  t.diagnostic(`CSV writer: ${runs} tables, no cell begins a formula`)
})

test('CSV: reads 10,000 random strings without throwing, alike wherever the pieces are cut', t => {
  const cuts = fc.array(fc.nat(60), { maxLength: 6 })
  fc.assert(
    fc.property(
      fc.string({ unit: nasty, maxLength: 60 }),
      cuts,
      fc.nat(20),
      (text, places, limit) => {
        const options = { maxCellLength: limit + 1 }
        const reader = createCsvReader(options)
        const ends = [...places, text.length].sort((a, b) => a - b)
        const rows = ends.flatMap((end, index) =>
          reader.push(text.slice(ends[index - 1] ?? 0, end)),
        )
        assert.deepEqual([...rows, ...reader.end()], read(text, options))
      },
    ),
    { numRuns: runs },
  )
  t.diagnostic(`CSV reader: ${runs} strings, none throws, cut anywhere`)
})
