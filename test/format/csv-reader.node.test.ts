import assert from 'node:assert/strict'
import { test } from 'node:test'
import { delimiterOf, encodingOf, openCsv } from '../../src/core/format/csv-file.ts'
import { type CsvRow, createCsvReader } from '../../src/core/format/csv-reader.ts'

function read(text: string, options: Parameters<typeof createCsvReader>[0] = {}): CsvRow[] {
  const reader = createCsvReader(options)
  return [...reader.push(text), ...reader.end()]
}

test('reads rows that end in CR LF, LF and CR, and passes over blank lines', () => {
  for (const end of ['\r\n', '\n', '\r'])
    assert.deepEqual(read(['a,b', '', '1,2'].join(end)), [
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1', '2'] },
    ])
})

test('counts lines as an editor does, through line breaks within quotes', () => {
  const rows = read('a,b\r\n"x\r\ny\nz",2\r\n3,4')
  assert.deepEqual(
    rows.map(({ line }) => line),
    [1, 2, 5],
  )
  assert.equal(rows[1]?.cells[0], 'x\r\ny\nz')
})

test('reads doubled quotes, empty quoted cells and quotes inside plain text', () => {
  assert.deepEqual(read('"say ""x""","",5" pipe')[0]?.cells, ['say "x"', '', '5" pipe'])
})

test('tells of a quote that is never closed, with the line it was opened on', () => {
  const rows = read('a,b\n1,"two\n3,4\n')
  assert.deepEqual(rows[1]?.fault, { kind: 'unclosed-quote', line: 2 })
  assert.deepEqual(rows[1]?.cells, ['1', 'two\n3,4\n'])
})

test('tells of rows with more or fewer cells than the first', () => {
  const rows = read('a,b\n1\n1,2,3\n1,2')
  assert.deepEqual(
    rows.map(({ fault }) => fault),
    [
      undefined,
      { kind: 'ragged', line: 2, expected: 2 },
      { kind: 'ragged', line: 3, expected: 2 },
      undefined,
    ],
  )
})

test('tells of words after a closing quote, and keeps them', () => {
  assert.deepEqual(read('"a"b,c')[0], {
    line: 1,
    cells: ['ab', 'c'],
    fault: { kind: 'text-after-quote', line: 1 },
  })
})

test('gives up a cell above the limit and goes on with the next line', () => {
  const rows = read(`a,b\n1,"${'x'.repeat(50)}\n3,4`, { maxCellLength: 20 })
  assert.deepEqual(rows[1], {
    line: 2,
    cells: ['1', ''],
    fault: { kind: 'cell-too-long', line: 2 },
  })
  assert.deepEqual(rows[2], { line: 3, cells: ['3', '4'] })
})

test('finds the delimiter, also when another one stands in the texts', () => {
  assert.equal(delimiterOf('a,b\n1,2\n'), ',')
  assert.equal(delimiterOf('1,50;2,75\n3,00;4,25\n'), ';')
  assert.equal(delimiterOf('nom;montant\nÉva;1,50\nTom;2,75\n'), ';')
  assert.equal(delimiterOf('a\tb, c\n1\t2, 3\n'), '\t')
  assert.equal(delimiterOf('a|b|c\n1|"x,y"|3\n'), '|')
  assert.equal(delimiterOf('one column\nonly, sometimes\n'), ',')
  assert.equal(delimiterOf('sep=;\r\na,b;c\r\n'), ';')
  assert.equal(delimiterOf(''), ',')
})

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)])
const latin = (text: string) => bytes(...[...text].map(letter => letter.charCodeAt(0)))
const utf16 = (text: string, little: boolean) =>
  bytes(
    ...(little ? [0xff, 0xfe] : [0xfe, 0xff]),
    ...[...text].flatMap(letter => {
      const code = letter.charCodeAt(0)
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )

async function rowsOf(file: Blob): Promise<{ encoding: string; cells: string[][] }> {
  const csv = await openCsv(file)
  const cells: string[][] = []
  for await (const { rows } of csv.rows()) cells.push(...rows.map(row => row.cells))
  return { encoding: csv.encoding, cells }
}

test('reads UTF-8 with and without its mark, UTF-16 of both kinds, and else Windows-1252', async () => {
  const text = 'prénom;montant\r\nÉva;1,50\r\n'
  const cells = [
    ['prénom', 'montant'],
    ['Éva', '1,50'],
  ]
  const files: [string, Blob][] = [
    ['utf-8', new Blob([text])],
    ['utf-8', new Blob(['\uFEFF', text])],
    ['utf-16le', utf16(text, true)],
    ['utf-16be', utf16(text, false)],
    ['windows-1252', latin(text)],
  ]
  for (const [encoding, file] of files) assert.deepEqual(await rowsOf(file), { encoding, cells })
})

test('finds one Windows letter at the end of a long file', async () => {
  const file = new Blob(['name\r\n', 'Devon Okafor\r\n'.repeat(100_000), latin('Amélie')])
  assert.equal(await encodingOf(file), 'windows-1252')
})

test('passes over the line that tells a spreadsheet its delimiter', async () => {
  assert.deepEqual((await rowsOf(new Blob(['sep=;\r\na;b\r\n']))).cells, [['a', 'b']])
})

test('stops when it is told to', async () => {
  const stop = new AbortController()
  stop.abort()
  const csv = await openCsv(new Blob(['a,b']))
  await assert.rejects(async () => {
    for await (const _ of csv.rows(stop.signal)) assert.fail('a row after the abort')
  })
})

test('streams a file of 24 MB without holding it', async () => {
  const line = 'Amélie LeBlanc,amelie.l@example.org,"Halifax, NS",3,1000\r\n'
  const piece = new Blob([line.repeat(20_000)])
  const file = new Blob(Array.from({ length: 20 }, () => piece))
  const csv = await openCsv(file)
  let count = 0
  let most = 0
  for await (const { rows, bytesRead } of csv.rows()) {
    count += rows.length
    most = Math.max(most, rows.length)
    assert.ok(bytesRead <= file.size)
  }
  assert.equal(count, 20 * 20_000)
  assert.ok(most < 20_000, `${most} rows at once`)
})
