import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { digestOf, firstHash, hashOf } from '../../../demo/api/activity/chain.ts'
import { chainOf } from '../../../demo/api/activity/chain-of.ts'
import { eraseFromActivity } from '../../../demo/api/activity/erase.ts'
import {
  activityHead,
  recordActivities,
  recordActivity,
} from '../../../demo/api/activity/record.ts'
import { verifyActivity } from '../../../demo/api/activity/verify.ts'
import { textsIn } from '../../../demo/start/messages.ts'
import { useTool } from '../../../demo/start/tool.ts'
import { temporaryFolder } from '../../database/support.ts'
import { throwawayDatabase } from '../../database/throwaway.ts'
import { runHere } from '../../start/run-here.ts'
import { addOrganizations, entryOf, raffleId } from './support.ts'

const { database } = await throwawayDatabase('tables')
const [ternCove = '', saltmarsh = ''] = await addOrganizations(database, 'Tern Cove', 'Saltmarsh')
const { db } = database
after(() => database.close())

const customer = { type: 'customer', id: 'c0000000-0000-4000-8000-000000000001' } as const

before(() =>
  db.transaction().execute(async transaction => {
    const entries = Array.from({ length: 12 }, (_, index) =>
      entryOf(ternCove, {
        at: new Date(Date.UTC(2026, 10, 20, 12, index)),
        after: { name: `Name ${index + 1}`, priceCents: 500 },
        comment: index === 4 ? 'A board member' : null,
        about: index % 5 === 4 ? [customer] : [],
      }),
    )
    await recordActivities(transaction, [...entries, entryOf(saltmarsh), entryOf(saltmarsh)])
  }),
)

/** Does to the table what no caller of ours can, and takes it back after looking. */
async function tampered<Result>(statement: string, look: () => Promise<Result>): Promise<Result> {
  await sql`create table kept as select * from activity`.execute(db)
  await sql`create table kept_heads as select * from activity_heads`.execute(db)
  await sql`alter table activity disable trigger user`.execute(db)
  await sql`alter table activity_heads disable trigger user`.execute(db)
  await sql`alter table activity drop constraint activity_once cascade`.execute(db)
  try {
    await sql.raw(statement).execute(db)
    return await look()
  } finally {
    await sql`truncate activity, activity_heads`.execute(db)
    await sql`insert into activity select * from kept`.execute(db)
    await sql`insert into activity_heads select * from kept_heads`.execute(db)
    await sql`drop table kept, kept_heads`.execute(db)
    await sql`alter table activity add constraint activity_once unique (organization_id, sequence)`.execute(
      db,
    )
    await sql`alter table activity enable trigger user`.execute(db)
    await sql`alter table activity_heads enable trigger user`.execute(db)
  }
}

const verify = (heads: string[] = []) => verifyActivity(database.url, heads)
const faultsOf = async () =>
  (await verify()).faults.map(({ organization, sequence, code }) => ({
    organization,
    sequence,
    code,
  }))

test('a log that nobody touched verifies, row by row', async () => {
  assert.deepEqual(await verify(), { rows: 14, organizations: 2, faults: [], unknownHeads: [] })
  const { head, ...found } = await chainOf(db, ternCove)
  assert.deepEqual(found, { rows: 12, fault: null })
  assert.deepEqual(await verify([head ?? '']), await verify())
})

const ternCoveOnly = `organization_id = '${ternCove}'`
for (const [what, statement, sequence, code] of [
  [
    'a changed value',
    `after = '{"name":"Name 7","priceCents":501}' where sequence = 7`,
    7,
    'content',
  ],
  [
    'the same value written otherwise',
    `after = '{"priceCents":500,"name":"Name 7"}' where sequence = 7`,
    7,
    'content',
  ],
  [
    'a digit beyond what numbers hold',
    `before = '{"name":1.00000000000000000001}' where sequence = 3`,
    3,
    'content',
  ],
  ['a changed comment', `comment = 'Staff' where sequence = 5`, 5, 'content'],
  ['another action', `action = 'deleted' where sequence = 2`, 2, 'link'],
  ['another actor', `actor_id = '${raffleId}' where sequence = 12`, 12, 'link'],
  [
    'another time',
    `happened_at = happened_at + interval '1 millisecond' where sequence = 1`,
    1,
    'link',
  ],
  ['another raffle', `raffle_id = null where sequence = 6`, 6, 'link'],
  ['another subject', `subject_id = 'x' where sequence = 6`, 6, 'link'],
  ['another id', `id = gen_random_uuid() where sequence = 9`, 9, 'link'],
  ['whom it is about', `about = '{}' where sequence = 5`, 5, 'link'],
  [
    'another organisation',
    `organization_id = '${saltmarsh}', sequence = 3 where sequence = 12`,
    12,
    'missing',
  ],
  ['a changed hash', `hash = sha256(hash) where sequence = 8`, 8, 'link'],
  ['a changed salt', `salt = sha256(salt) where sequence = 8`, 8, 'content'],
  [
    'a row emptied by hand',
    `before = null, after = null, comment = null, salt = null,
     erased_at = now(), erased_by = 11 where sequence = 4`,
    4,
    'emptied',
  ],
  [
    'a row emptied by hand, to be told later',
    `before = null, after = null, comment = null, salt = null,
     erased_at = now(), erased_by = 99 where sequence = 4`,
    4,
    'emptied',
  ],
] as const) {
  test(`it finds ${what}`, () =>
    tampered(`update activity set ${statement} and ${ternCoveOnly}`, async () => {
      const found = (await faultsOf()).find(each => each.organization === 'Tern Cove')
      assert.deepEqual(found, { organization: 'Tern Cove', sequence, code })
      const { fault } = await chainOf(db, ternCove)
      assert.deepEqual([fault?.sequence, fault?.code], [sequence, code], 'while it runs')
    }))
}

for (const [what, statement, sequence, code] of [
  ['a removed row', `delete from activity where sequence = 6 and ${ternCoveOnly}`, 6, 'missing'],
  [
    'a removed first row',
    `delete from activity where sequence = 1 and ${ternCoveOnly}`,
    1,
    'missing',
  ],
  ['a removed end', `delete from activity where sequence > 10 and ${ternCoveOnly}`, 11, 'missing'],
  ['a whole log removed', `delete from activity where ${ternCoveOnly}`, 1, 'missing'],
  [
    'two rows changed about',
    `update activity set sequence = 11 - sequence where sequence in (5, 6) and ${ternCoveOnly}`,
    5,
    'link',
  ],
  [
    'a removed row whose followers were counted anew',
    `delete from activity where sequence = 6 and ${ternCoveOnly};
     update activity set sequence = sequence - 1 where sequence > 6 and ${ternCoveOnly}`,
    6,
    'link',
  ],
  [
    'a row put in',
    `insert into activity select gen_random_uuid(), organization_id, sequence, raffle_id, subject_type,
     subject_id, 'deleted', actor_id, happened_at, about, before, after, comment, salt, digest, hash
     from activity where sequence = 12 and ${ternCoveOnly};`,
    12,
    'inserted',
  ],
  [
    'a head that is another',
    `update activity_heads set hash = sha256(hash) where ${ternCoveOnly}`,
    12,
    'head',
  ],
  [
    'a head that stands too early',
    `update activity_heads set sequence = 11 where ${ternCoveOnly}`,
    12,
    'inserted',
  ],
  ['a head that is gone', `delete from activity_heads where ${ternCoveOnly}`, 12, 'head'],
] as const) {
  test(`it finds ${what}`, () =>
    tampered(statement, async () => {
      const faults = await faultsOf()
      const found = faults.find(each => each.organization === 'Tern Cove')
      const either = found?.code === 'link' && code === 'inserted' ? 'inserted' : found?.code
      assert.deepEqual({ ...found, code: either }, { organization: 'Tern Cove', sequence, code })
      assert.equal((await chainOf(db, ternCove)).fault?.sequence, sequence, 'while it runs')
    }))
}

test('a row that was altered and hashed anew is found at the next one', () =>
  tampered('select 1', async () => {
    const rows = await db
      .selectFrom('activity')
      .selectAll()
      .where('organizationId', '=', ternCove)
      .where('sequence', '<=', 2)
      .orderBy('sequence')
      .execute()
    const [row] = rows
    assert.ok(row?.salt)
    const content = { before: null, after: '{"name":"Forged"}', comment: null }
    const digest = digestOf(content, row.salt)
    const hash = hashOf(firstHash, { ...row, digest })
    await sql`
      update activity set before = null, after = '{"name":"Forged"}', comment = null,
        digest = ${digest}, hash = ${hash} where id = ${row.id}
    `.execute(db)
    assert.deepEqual(await faultsOf(), [{ organization: 'Tern Cove', sequence: 2, code: 'link' }])
  }))

test('a head from outside must stand in a chain', async () => {
  const head = await activityHead(db, saltmarsh)
  assert.deepEqual((await verify([head.toUpperCase()])).unknownHeads, [])
  const other = 'a'.repeat(64)
  assert.deepEqual((await verify([head, other])).unknownHeads, [other])
})

test('the command names the altered row and ends with 1, else counts the rows', async () => {
  const command = (args: string[] = [], url?: string) =>
    runHere(life => useTool(life, ['verify-log', ...args]), url)
  const whole = await command([], database.url)
  assert.equal(whole.code, 0, whole.lines.join('\n'))
  assert.match(whole.out, /Verified 14 rows .* 2 organizations/)
  await tampered(
    `update activity set after = '{"name":"Forged"}' where sequence = 7 and ${ternCoveOnly}`,
    async () => {
      const { code, out, lines } = await command([], database.url)
      assert.equal(code, 1)
      assert.match(out, /^Tern Cove, row 7 \(raffle 7a1f.*, changed, 2026-11-20T12:06:00.000Z\): /)
      assert.match(lines.join('\n'), /doesn't hold: 1 fault,/)
    },
  )
  const nothing = await command(['--data', `${temporaryFolder()}/nothing`])
  assert.equal(nothing.code, 1)
  assert.match(nothing.lines.join('\n'), /There is no activity log in/)
})

test('every fault is said in English and in French', async () => {
  const codes = ['content', 'link', 'missing', 'inserted', 'emptied', 'head'] as const
  const said = (['en', 'fr'] as const).flatMap(language =>
    codes.map(code => {
      const { logFault } = textsIn(language).notices
      return logFault({ code, organization: 'Tern Cove', sequence: 7, row: null })
    }),
  )
  assert.equal(new Set(said).size, 12)
  for (const line of said) assert.match(line, /^Tern Cove, (row|ligne) 7.*\.$/)
})

test('erasing a person empties the rows about them, tells of it, and leaves the chain whole', async () => {
  const at = new Date('2026-11-21T09:00:00.000Z')
  const actor = { userId: raffleId, embedKeyId: null }
  await db
    .transaction()
    .execute(transaction => eraseFromActivity(transaction, customer, { actor, at }))
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .where('organizationId', '=', ternCove)
    .orderBy('sequence')
    .execute()
  const emptied = rows.filter(row => row.erasedAt !== null)
  assert.deepEqual(
    emptied.map(({ sequence, before, after, comment, salt, erasedBy }) => ({
      sequence,
      content: [before, after, comment, salt],
      erasedBy,
    })),
    [5, 10].map(sequence => ({ sequence, content: [null, null, null, null], erasedBy: 13 })),
  )
  const told = rows.at(-1)
  assert.equal(told?.action, 'erased')
  assert.equal(told?.after?.rows, 2)
  assert.deepEqual(await verify(), { rows: 15, organizations: 2, faults: [], unknownHeads: [] })
})

test('a person who was erased can be spoken of again, and erased again', async () => {
  await db.transaction().execute(async transaction => {
    await recordActivity(transaction, entryOf(ternCove, { about: [customer] }))
    await recordActivity(transaction, entryOf(saltmarsh, { subject: customer }))
  })
  await db.transaction().execute(transaction => eraseFromActivity(transaction, customer))
  const { rows, faults } = await verify()
  assert.equal(rows, 19)
  assert.deepEqual(faults, [])
  await tampered(`delete from activity where action = 'erased' and sequence = 15`, async () => {
    assert.deepEqual(await faultsOf(), [
      { organization: 'Tern Cove', sequence: 15, code: 'missing' },
    ])
  })
  await tampered(
    `update activity set before = null, after = null, comment = null, salt = null,
       erased_at = now(), erased_by = 13 where sequence = 7 and ${ternCoveOnly}`,
    async () => {
      assert.deepEqual(await faultsOf(), [
        { organization: 'Tern Cove', sequence: 5, code: 'emptied' },
      ])
    },
  )
})
