import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { byteOrderMark, csvLine, writeCsv } from '../../src/core/format/csv.ts'
import { type CsvRow, createCsvReader } from '../../src/core/format/csv-reader.ts'

const written = (text: string) => csvLine([text]).slice(0, -2)

function read(text: string, options: Parameters<typeof createCsvReader>[0] = {}): CsvRow[] {
  const reader = createCsvReader(options)
  return [...reader.push(text), ...reader.end()]
}
const cellsOf = (rows: CsvRow[]) => rows.map(({ cells }) => cells)

const payload = "cmd|' /C calc'!A0"
const dangerous = {
  equals: `=${payload}`,
  plus: `+${payload}`,
  minus: `-2+3+${payload}`,
  at: '@SUM(1+1)',
  'a full-width equals': `＝${payload}`,
  'a full-width plus': `＋${payload}`,
  'a full-width minus': `－${payload}`,
  'a full-width at': '＠SUM(1+1)',
  'a small equals': `﹦${payload}`,
  'a minus sign': `−2+3+${payload}`,
  'a space before': ` =${payload}`,
  'an ideographic space before': `\u3000=${payload}`,
  'a no-break space before': `\u00a0=${payload}`,
  'a byte-order mark before': `\uFEFF=${payload}`,
  'a mark without width before': `\u200b=${payload}`,
  'a null before': `\0=${payload}`,
  'a quote before': `"=${payload}`,
  'two quotes before': `""=${payload}`,
  'an apostrophe before': `'=${payload}`,
  'a tab before': `\t=${payload}`,
  'a carriage return before': `\r=${payload}`,
  'a line feed before': `\n=${payload}`,
}

for (const [name, text] of Object.entries(dangerous)) {
  test(`disarms a formula with ${name}`, () => {
    const cell = read(writeCsv([[text]]))[0]?.cells[0] ?? ''
    assert.match(cell, /^['"\s\p{Cc}\p{Cf}]*'[=+\-@＝＋－＠﹦−]/u)
    assert.deepEqual(cellsOf(read(writeCsv([[text]]), { unguard: true })), [[text]])
  })
}

test('disarms a formula that begins a cell in a spreadsheet that splits at semicolons, tabs or lines', () => {
  for (const sign of [';', '\t', '\n', '\r', '\r\n'])
    assert.equal(read(written(`a${sign}=1+1`))[0]?.cells[0], `a${sign}'=1+1`)
})

test('puts an apostrophe before a leading tab or carriage return', () => {
  assert.equal(written('\tx'), `"'\tx"`)
  assert.equal(written('\rx'), `"'\rx"`)
})

test('leaves texts alone in which a sign stands further in', () => {
  for (const text of ['a=b', 'eva@example.org', '50/50', 'Saint-Jean', "d'été", '5 - 3'])
    assert.equal(written(text), text)
})

test('keeps negative amounts and counts as numbers, exact to the cent', () => {
  assert.equal(
    csvLine([{ cents: -1250 }, { cents: -5 }, { cents: 0 }, -3, 20]),
    '-12.50,-0.05,0.00,-3,20\r\n',
  )
  assert.equal(csvLine([{ cents: Number.MAX_SAFE_INTEGER }]), '90071992547409.91\r\n')
})

test('quotes what needs quotes, and gives a row of one empty cell a line', () => {
  assert.equal(csvLine(['a,b', 'say "x"', 'a\nb', 'a;b']), '"a,b","say ""x""","a\nb","a;b"\r\n')
  assert.equal(csvLine(['']), '""\r\n')
})

test('begins with a byte-order mark, which the reader takes off', () => {
  assert.equal(writeCsv([['é']]), `${byteOrderMark}é\r\n`)
  assert.deepEqual(cellsOf(read(writeCsv([['é']]))), [['é']])
})

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

test('reads 10,000 random tables back as they were written', () => {
  fc.assert(
    fc.property(tables, table => {
      const rows = read(writeCsv(table), { unguard: true })
      assert.deepEqual(cellsOf(rows), table)
      assert.ok(rows.every(({ fault }) => !fault))
    }),
    { numRuns: 10_000 },
  )
})

test('leaves no formula at the start of a cell in 10,000 random tables', () => {
  const formula = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝]|^[\t\r]/u
  fc.assert(
    fc.property(tables, table => {
      for (const cell of cellsOf(read(writeCsv(table))).flat()) assert.doesNotMatch(cell, formula)
    }),
    { numRuns: 10_000 },
  )
})

test('reads 10,000 random strings without throwing, alike wherever the pieces are cut', () => {
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
    { numRuns: 10_000 },
  )
})
