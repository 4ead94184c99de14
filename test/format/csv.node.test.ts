import assert from 'node:assert/strict'
import { test } from 'node:test'
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
