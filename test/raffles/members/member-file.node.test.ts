import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeCsv } from '../../../src/core/format/csv.ts'
import {
  checkMemberFile,
  missingColumns,
  placesOf,
  readMemberFile,
} from '../../../src/core/raffles/members/member-file-rows.ts'
import { memberTemplate } from '../../../src/core/raffles/members/upload.ts'

async function read(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const file = new File([bytes.slice()], 'members.csv')
  const found = await readMemberFile(file, new AbortController().signal)
  if (typeof found === 'string') throw new Error(found)
  return { ...found, checked: checkMemberFile(found, placesOf(found.head)) }
}

for (const locale of ['en', 'fr'] as const) {
  test(`it takes the template in ${locale} as it is`, async () => {
    const { checked, head } = await read(memberTemplate(locale))
    assert.deepEqual(missingColumns(placesOf(head)), [])
    assert.deepEqual(checked.faults, [])
    assert.deepEqual(checked.valid[0]?.row, {
      number: '101',
      name: 'Noor Ávila',
      email: 'noor.avila@example.org',
      active: true,
    })
  })
}

test('it reads what a spreadsheet on Windows writes in French', async () => {
  const text = 'Nom complet;N\xb0;ADRESSE COURRIEL\r\nZo\xe9 Vautour;12;zoe@example.org\r\n'
  const file = await read(Uint8Array.from(text, letter => letter.charCodeAt(0)))
  assert.equal(file.encoding, 'windows-1252')
  assert.equal(file.delimiter, ';')
  assert.deepEqual(placesOf(file.head), { number: 1, name: 0, email: 2, active: null })
  assert.deepEqual(file.checked.valid[0]?.row, {
    number: '12',
    name: 'Zoé Vautour',
    email: 'zoe@example.org',
  })
})

test('it names line, column and value of each fault', async () => {
  const { checked } = await read(
    'number,name,email,active\n1,A,,\n,B,,\n1,C,x,perhaps\n2,D,,no,more\n3,E\n',
  )
  assert.deepEqual(
    checked.faults.map(({ line, column, code, value }) => [line, column, code, value]),
    [
      [3, 'number', 'required', ''],
      [4, 'email', 'invalid', 'x'],
      [4, 'active', 'active-unreadable', 'perhaps'],
      [5, null, 'ragged', '2 D  no more'],
    ],
  )
  assert.deepEqual(
    checked.valid.map(({ line }) => line),
    [2, 6],
  )
  assert.equal(checked.failedCells.length, 3)
})

test('it reads back what was guarded against formulas', async () => {
  const { checked } = await read(
    writeCsv([
      ['Number', 'Name'],
      ['7', '=1+1'],
    ]),
  )
  assert.equal(checked.valid[0]?.row.name, '=1+1')
})
