import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import {
  activityHead,
  changesOf,
  recordActivities,
  recordActivity,
} from '../../../demo/api/activity/record.ts'
import { throwawayDatabase } from '../../database/throwaway.ts'
import { soak } from '../../support/soak.ts'
import { addOrganizations, entryOf, raffleId } from './support.ts'

const { database } = await throwawayDatabase('tables')
const [ternCove = '', saltmarsh = ''] = await addOrganizations(database, 'Tern Cove', 'Saltmarsh')
const { db } = database
after(() => database.close())

const rowsOf = (organizationId: string) =>
  db
    .selectFrom('activity')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .orderBy('sequence')
    .execute()

const atOnce = soak ? 200 : 40

test(`${atOnce} entries recorded at once have the sequences 1 to ${atOnce}`, async () => {
  await Promise.all(
    Array.from({ length: atOnce }, (_, index) =>
      db.transaction().execute(async transaction => {
        await recordActivity(transaction, entryOf(ternCove, { after: { number: index } }))
      }),
    ),
  )
  const rows = await rowsOf(ternCove)
  assert.deepEqual(
    rows.map(({ sequence }) => sequence),
    Array.from({ length: atOnce }, (_, index) => index + 1),
  )
  const last = rows.at(-1)?.hash.toString('hex')
  assert.equal(await activityHead(db, ternCove), last)
})

test('a transaction that fails leaves no row and no gap', async () => {
  const head = await activityHead(db, ternCove)
  await assert.rejects(
    db.transaction().execute(async transaction => {
      await recordActivity(transaction, entryOf(ternCove))
      throw new Error('taken back')
    }),
    /taken back/,
  )
  assert.equal(await activityHead(db, ternCove), head)
  await db
    .transaction()
    .execute(transaction => recordActivity(transaction, entryOf(ternCove, { after: null })))
  assert.equal((await rowsOf(ternCove)).at(-1)?.sequence, atOnce + 1)
})

test('each organisation has a chain of its own, and many rows go in at once', async () => {
  assert.equal(await activityHead(db, saltmarsh), '0'.repeat(64))
  const entries = Array.from({ length: 1203 }, (_, index) =>
    entryOf(saltmarsh, { after: { number: index } }),
  )
  await db.transaction().execute(transaction => recordActivities(transaction, entries))
  const rows = await rowsOf(saltmarsh)
  assert.equal(rows.length, 1203)
  assert.deepEqual(rows[1202]?.after, { number: 1202 })
  assert.equal(rows[1202]?.sequence, 1203)
})

test('a row can be checked by the written format alone', async () => {
  const prefixed = (...fields: (string | Buffer)[]) => {
    const hash = createHash('sha256')
    for (const field of fields) {
      const bytes = Buffer.from(field as string)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      hash.update(length).update(bytes)
    }
    return hash.digest()
  }
  const about = [{ type: 'customer', id: 'b' }] as const
  const content = { before: { b: 1, a: 'É\u0000' }, after: null, comment: 'Why' }
  await db
    .transaction()
    .execute(transaction => recordActivity(transaction, entryOf(ternCove, { ...content, about })))
  const [previous, row] = (await rowsOf(ternCove)).slice(-2)
  assert.ok(previous && row?.salt)
  const kept = '{"a":"É\ufffd","b":1}'
  assert.deepEqual(row.digest, prefixed('rd-activity/1 content', row.salt, kept, '', '"Why"'))
  const link = [
    'rd-activity/1',
    previous.hash,
    String(row.sequence),
    row.id,
    ternCove,
    raffleId,
    'raffle',
    raffleId,
    'changed',
    '',
    '2026-11-20T18:30:41.123Z',
    '["customer:b"]',
    row.digest,
  ]
  assert.deepEqual(row.hash, prefixed(...link))
})

for (const statement of [
  'delete from activity',
  `update activity set action = 'created'`,
  `update activity set before = '{}'`,
  'update activity set before = null, after = null, comment = null, salt = null',
  `update activity set before = null, after = null, comment = null, salt = null,
    erased_at = now(), erased_by = 1, action = 'created'`,
  `update activity set salt = null, erased_at = now(), erased_by = 1`,
  'delete from activity_heads',
  'update activity_heads set sequence = sequence - 1',
  `update activity_heads set hash = '\\x00'`,
]) {
  test(`the log refuses: ${statement}`, async () => {
    await assert.rejects(sql.raw(statement).execute(db), /never changed or deleted/)
  })
}

test('what changed is told on both sides, and nothing else', () => {
  const at = new Date('2026-11-20T18:30:41.000Z')
  assert.deepEqual(
    changesOf(
      { name: 'Barn', endAt: at, ticketLimit: 5, packages: [{ b: 1, a: 2 }], note: null },
      { name: 'Bike', endAt: new Date(at), packages: [{ a: 2, b: 1 }], note: undefined },
    ),
    { before: { name: 'Barn', ticketLimit: 5 }, after: { name: 'Bike', ticketLimit: null } },
  )
  assert.deepEqual(changesOf({ name: 'Barn' }, { name: 'Barn' }), { before: null, after: null })
})
