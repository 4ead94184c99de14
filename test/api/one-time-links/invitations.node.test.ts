/** Invitations and their links: kept as hashes, good once, ended in time, and what is tried with them afterwards. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../demo/api/database/schema.ts'
import { createAfterwards } from '../../../demo/api/http/afterwards.ts'
import type { Refusal } from '../../../demo/api/http/refusal.ts'
import { createTurns } from '../../../demo/api/http/turns.ts'
import { smtpMailer } from '../../../demo/api/mail/mailer.ts'
import { startMailWorker } from '../../../demo/api/mail/worker.ts'
import {
  invite,
  resendInvitation,
  revokeInvitation,
  stateOfInvitation,
} from '../../../demo/api/one-time-links/invitations.ts'
import { onceByLink, usingLink } from '../../../demo/api/one-time-links/links.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { seedPeople } from '../../../demo/api/seed/people.ts'
import type { ActivityAction } from '../../../src/core/activity/activity.ts'
import { startMailServer } from '../mail/server.ts'
import { startApi } from '../support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const organizationId = seedOrganizations.ternCove.id
const owner = { userId: seedPeople[4]!.id, embedKeyId: null }
const place = {
  db: api.db,
  now: () => api.now,
  log: (entry: (typeof api.log)[number]) => api.log.push(entry),
  afterwards: createAfterwards(() => undefined),
  turns: createTurns(),
}
const doing = () => ({ at: api.now, origin: 'https://desk.example.org', actor: owner })
const inTransaction = <R>(work: (transaction: Transaction<Database>) => Promise<R>) =>
  api.db.transaction().execute(work)
const later = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000)
}
const inviting = (email: string) =>
  inTransaction(transaction =>
    invite(
      transaction,
      { organizationId, email, name: 'Éva', roles: ['raffle admin'], locale: 'fr' },
      doing(),
    ),
  )
const take = (token: string) =>
  usingLink(place, { kind: 'invite', token, key: undefined }, async (_, { id }) => id)
const refused = (code: string) => (error: Refusal) => error.message === code

/** Of the email that was sent last. */
async function mailed(email: string): Promise<string> {
  const { textBody } = await api.db
    .selectFrom('emails')
    .select('textBody')
    .where('recipient', '=', email)
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return (
    /https:\/\/desk\.example\.org\/invite-user\?token=(rdl_[\w-]{43})\s/.exec(textBody)?.[1] ?? ''
  )
}

async function logged(action: ActivityAction) {
  const rows = await api.db
    .selectFrom('activity')
    .select(['after', 'subjectType'])
    .where('organizationId', '=', organizationId)
    .where('action', '=', action)
    .orderBy('sequence')
    .execute()
  return rows
}

test('a link is good once, and what is tried with it afterwards is refused and logged', async () => {
  await inviting('Once@terncove.example')
  const token = await mailed('once@terncove.example')
  const { rows } = await sql<{ kept: string }>`
    select one_time_links::text as kept from one_time_links
  `.execute(api.db)
  assert.ok(rows.length === 1 && !rows[0]!.kept.includes(token), 'the token is kept nowhere')

  const both = await Promise.allSettled([take(token), take(token)])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  for (let tries = 0; tries < 9; tries += 1) await assert.rejects(take(token), refused('link-used'))
  await place.afterwards.idle()
  const refusals = (await logged('link-refused')).map(row => JSON.parse(JSON.stringify(row.after)))
  assert.deepEqual(
    refusals.map(each => [each.kind, each.state, each.refusals]),
    [1, 2, 3, 4, 5, 10].map(number => ['invite', 'used', number]),
  )
})

test('a link of another kind or of nobody is unknown, and one whose work is refused stays good', async () => {
  await inviting('kinds@terncove.example')
  const token = await mailed('kinds@terncove.example')
  await assert.rejects(
    usingLink(place, { kind: 'reset-password', token, key: undefined }, async () => {}),
    refused('link-unknown'),
  )
  await assert.rejects(take(token.replace(/.$/, '_')), refused('link-unknown'))
  assert.ok(api.log.some(({ event }) => event === 'link-refused'))
  const refusing = usingLink(place, { kind: 'invite', token, key: undefined }, async () => {
    throw new Error('not now')
  })
  await assert.rejects(refusing, /not now/)
  assert.ok(await take(token))
})

test('an invitation ends after seven days, is sent again with another link, and is revoked', async () => {
  const id = await inviting('again@terncove.example')
  const again = () => inTransaction(transaction => resendInvitation(transaction, id, doing()))
  const state = async () =>
    stateOfInvitation(
      await api.db
        .selectFrom('invitations')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
      api.now,
    )
  await assert.rejects(inviting('again@terncove.example'), refused('already-invited'))
  await assert.rejects(inviting(seedPeople[5]!.email), refused('already-member'))
  await assert.rejects(again(), refused('too-many-attempts'))
  const first = await mailed('again@terncove.example')
  later(7 * 24 * 60)
  assert.equal(await state(), 'expired')
  await assert.rejects(take(first), refused('link-expired'))
  await again()
  assert.equal(await state(), 'invited')
  await assert.rejects(take(first), refused('link-revoked'))
  const second = await mailed('again@terncove.example')
  await inTransaction(transaction => revokeInvitation(transaction, id, doing()))
  assert.equal(await state(), 'revoked')
  await assert.rejects(take(second), refused('link-revoked'))
  await assert.rejects(again(), refused('invitation-revoked'))
  assert.equal((await logged('invitation-resent')).length, 1)
  assert.deepEqual(
    (await logged('revoked')).map(row => row.subjectType),
    ['invitation'],
  )
  assert.notEqual(await inviting('again@terncove.example'), id, 'they may be invited anew')
})

test('what a mail server has taken is kept no longer, if it opens an account', async () => {
  const server = await startMailServer()
  const mailer = smtpMailer({ smtpUrl: server.url, from: 'desk@raffle-desk.example' })
  await inviting('taken@terncove.example')
  const token = await mailed('taken@terncove.example')
  const worker = startMailWorker({ ...place, log: () => undefined, mailer })
  await worker.idle()
  await worker.stop()
  mailer.close()
  await server.close()
  assert.equal(await mailed('taken@terncove.example'), '')
  assert.ok(await take(token))
})

test('of many who use one link at once only the first does what costs', async () => {
  await inviting('crowd@terncove.example')
  const token = await mailed('crowd@terncove.example')
  let begun = 0
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      onceByLink(place, { kind: 'invite', token, key: undefined }, async () => {
        begun += 1
        await take(token)
      }),
    ),
  )
  assert.equal(begun, 1)
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
})
