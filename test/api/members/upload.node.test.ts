/** Uploading a list of members, and the file that comes out again. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { rafflePaths } from '../../support/paths.ts'
import { create } from '../raffles/support.ts'
import { startApi } from '../support.ts'
import { add, list, memberOf, membersOf, uploadOf } from './support.ts'

const api = await startApi()
after(() => api.close())
const staff = await api.signIn('raffle admin')

const upload = (body: object, headers: Record<string, string> = {}) =>
  api.ask('PATCH', rafflePaths.eventMembersUpload, { token: staff, body, headers })
const all = async (eventId: string) =>
  membersOf(await list(api, staff, `eventId=${eventId}&pageSize=1000`))

const rows = [
  { number: '2', name: 'Second One', email: 'two@example.org' },
  { number: '10', name: 'Tenth One', email: '', active: false },
  { number: '', name: 'No Number', email: '' },
  { number: '2 ', name: 'Second Again', email: '' },
  { number: '11', name: '', email: 'not an address' },
]

test('it takes the valid rows and names each fault of the others', async () => {
  const { id: eventId } = await create(api, staff)
  const answer = uploadOf(await upload({ eventId, rows, mode: 'valid-only' }))
  const { failures, ...counts } = answer
  assert.deepEqual(counts, { created: 2, changed: 0, unchanged: 0 })
  assert.deepEqual(
    failures.map(({ row, field, code }) => [row, field, code]),
    [
      [3, 'number', 'required'],
      [4, 'number', 'member-number-twice'],
      [5, 'name', 'required'],
      [5, 'email', 'invalid'],
    ],
  )
  assert.deepEqual(
    (await all(eventId)).map(({ number, active }) => [number, active]),
    [
      ['2', true],
      ['10', false],
    ],
  )
})

test('it takes nothing of a list with a fault by all or nothing, and says so in French', async () => {
  const { id: eventId } = await create(api, staff)
  const answer = await upload(
    { eventId, rows, mode: 'all-or-nothing' },
    { 'accept-language': 'fr' },
  )
  const { failures, ...counts } = uploadOf(answer)
  assert.deepEqual(counts, { created: 0, changed: 0, unchanged: 0 })
  assert.equal(failures[1]?.message, 'Ce numéro figure déjà plus haut dans la liste.')
  assert.deepEqual(await all(eventId), [])
})

test('it changes those who are there, by their number, and does nothing the second time', async () => {
  const { id: eventId } = await create(api, staff)
  const body = { eventId, number: 'p-1', name: 'Old Name', email: 'old@example.org', active: false }
  const { id } = memberOf(await add(api, staff, body))
  const list = {
    eventId,
    mode: 'all-or-nothing',
    rows: [
      { number: 'P-1', name: 'New Name', email: 'old@example.org' },
      { number: 'P-2', name: 'Next', email: '' },
    ],
  }
  const first = uploadOf(await upload(list))
  assert.deepEqual(first, { created: 1, changed: 1, unchanged: 0, failures: [] })
  const second = uploadOf(await upload(list))
  assert.deepEqual(second, { created: 0, changed: 0, unchanged: 2, failures: [] })
  const [changed] = await all(eventId)
  assert.equal(changed?.id, id)
  assert.equal(changed?.name, 'New Name')
  assert.equal(changed?.active, false, 'without the column, it stays')
})

test('it takes 5,000 rows and refuses 5,001', async () => {
  const { id: eventId } = await create(api, staff)
  const many = Array.from({ length: 5001 }, (_, index) => ({
    number: `N${index}`,
    name: `Member ${index}`,
    email: `member.${index}@example.org`,
  }))
  const refused = await upload({ eventId, rows: many, mode: 'valid-only' })
  assert.equal(refused.status, 422)
  const taken = uploadOf(await upload({ eventId, rows: many.slice(1), mode: 'valid-only' }))
  assert.equal(taken.created, 5000)
})

test('it logs the upload, and each member in it', async () => {
  const { id: eventId } = await create(api, staff)
  await upload({ eventId, rows, mode: 'valid-only' })
  const log = await api.db
    .selectFrom('activity')
    .select(['action', 'subjectType', 'after'])
    .where('raffleId', '=', eventId)
    .where('action', 'in', ['created', 'imported'])
    .where('subjectType', 'in', ['member', 'raffle'])
    .orderBy('sequence')
    .execute()
  assert.deepEqual(
    log.slice(1).map(({ action, subjectType }) => `${subjectType} ${action}`),
    ['member created', 'member created', 'raffle imported'],
  )
  assert.deepEqual(log.at(-1)?.after, { created: 2, changed: 0, unchanged: 0, failed: 4 })
})

test('it writes a file of the filtered members that no spreadsheet runs, and logs that', async () => {
  const { id: eventId, name } = await create(api, staff)
  await add(api, staff, { eventId, number: '1', name: '=HYPERLINK("https://evil.example")' })
  await add(api, staff, { eventId, number: '2', name: 'Béa Blais', email: 'bea@example.org' })
  const answer = await api.ask('GET', `${rafflePaths.eventMembersExport}?eventId=${eventId}`, {
    token: staff,
    headers: { 'accept-language': 'fr-CA' },
  })
  assert.equal(
    answer.text,
    'Numéro,Nom,Courriel,Actif,Billets vendus\r\n' +
      '1,"\'=HYPERLINK(""https://evil.example"")",,Oui,0\r\n' +
      '2,Béa Blais,bea@example.org,Oui,0\r\n',
  )
  assert.match(answer.headers.get('content-type') ?? '', /^text\/csv/)
  assert.equal(
    answer.headers.get('content-disposition'),
    `attachment; filename*=UTF-8''${encodeURIComponent(`Membres - ${name}.csv`)}`,
  )
  const logged = await api.db
    .selectFrom('activity')
    .select('after')
    .where('raffleId', '=', eventId)
    .where('action', '=', 'exported')
    .execute()
  assert.deepEqual(logged, [{ after: { rows: 2 } }])
})
