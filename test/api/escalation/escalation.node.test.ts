/**
 * Nobody comes to more than they were given: each attempt is refused with its status and code, changes nothing in any table
 * but those that remember attempts, and stands in the server's log with why.
 */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { listTables } from '../../../demo/api/database/tables.ts'
import { openGround } from '../every-call/ground.ts'
import { rowsOf } from '../support.ts'
import type { Attempt } from './attempt.ts'
import { placeOn } from './attempt.ts'
import { byForeignId } from './by-foreign-id.ts'
import { byLink } from './by-link.ts'
import { byRole } from './by-role.ts'
import { bySecret } from './by-secret.ts'
import { byToken } from './by-token.ts'

const attempts: Readonly<Record<string, readonly Attempt[]>> = {
  'a role': byRole,
  'another organization': byForeignId,
  'a token': byToken,
  'a password or a code': bySecret,
  'a link': byLink,
}

/** They remember attempts: the organizations' log, and what was counted of guesses and of links. */
const logs = new Set([
  'activity',
  'activity_heads',
  'sign_in_attempts',
  'one_time_links',
  'sessions',
])

const at = placeOn(await openGround())
const { api } = at
const began = api.now
const tables = (await listTables(api.pool)).map(({ name }) => name).filter(name => !logs.has(name))

/** All that stands in the database; of a session that it is there, since it says when it was used last. */
async function content() {
  const { rows } = await api.pool.query(`
    select id, user_id, organization_id, role, expires_at, ended_at from sessions order by id
  `)
  return { ...(await rowsOf(api.pool, tables)), sessions: rows }
}

/** The last line of our organization's log. */
async function lastTold() {
  const { action, after: said } = await api.db
    .selectFrom('activity')
    .select(['action', 'after'])
    .where('organizationId', '=', at.ours.id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return [action, said?.reason]
}

let refused = 0
after(() => {
  const counts = Object.entries(attempts).map(([by, each]) => `${each.length} by ${by}`)
  console.log(`Escalation: ${refused} attempts, all refused and logged (${counts.join(', ')})`)
})

test('they are eighty and more, none twice', () => {
  const names = Object.values(attempts)
    .flat()
    .map(({ name }) => name)
  assert.ok(names.length >= 80, `${names.length} attempts`)
  assert.equal(new Set(names).size, names.length)
})

for (const attempt of Object.values(attempts).flat())
  test(`it refuses and logs that ${attempt.name}`, async () => {
    const [status, code] = attempt.refused
    // A day that passed for one is none for the next, whose people are signed in.
    api.now = began
    const tried = await attempt.prepare(at)
    const before = await content()
    const logged = api.log.length
    const answer = await tried()
    assert.deepEqual([answer.status, answer.errors[0]?.code], [status, code], answer.text)
    assert.deepEqual(await content(), before)
    const line = api.log.slice(logged).find(({ event }) => event === 'request')
    assert.equal(line?.status, status)
    assert.ok(String(line?.refused).split(' ').includes(code), JSON.stringify(line))
    if (attempt.isTold) assert.deepEqual(await lastTold(), ['refused', [code]])
    refused += 1
  })
