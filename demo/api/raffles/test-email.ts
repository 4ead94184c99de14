import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import { type Locale, locales } from '../../../src/core/i18n/texts.ts'
import { currencyOf } from '../../../src/core/organizations/organization.ts'
import {
  sampleAmountCents,
  sampleBuyers,
  sampleTicketsUrl,
} from '../../../src/core/raffles/editor/email-places.ts'
import { RaffleFieldsSchema } from '../../../src/core/raffles/raffle-fields.ts'
import { rafflePaths } from '../../../src/core/raffles/raffle-paths.ts'
import type { Database } from '../database/schema.ts'
import { defineCall } from '../http/call.ts'
import { once } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../session/session.ts'
import { requireEditor } from './create.ts'
import { drawsOf } from './draws/detail.ts'
import { fieldsOf } from './fields.ts'
import { findRaffle } from './find.ts'
import { maxRaffleBytes } from './input.ts'
import { raffleOf } from './reach.ts'
import { ticketEmail } from './ticket-email.ts'

/** What an organisation may send. */
const mostAnHour = 20
const hour = 3_600_000

const plain = (text: string) => !text.includes('\0') && text.isWellFormed()
const { emailTicketBody, emailTicketFooter } = RaffleFieldsSchema.entries

export const sendTestEmail = defineCall(
  {
    method: 'post',
    path: decodeURIComponent(rafflePaths.eventTestEmail(':id')),
    summary:
      'Sends the ticket email, marked as a test, to a member of the organisation or to oneself. Texts that come along stand in for those saved.',
    chosenHere: true,
    access: { action: 'raffles:read', embed: 'raffles:edit' },
    body: v.strictObject({
      recipient: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200), v.check(plain)),
      locale: v.picklist(locales),
      emailTicketBody: v.optional(v.pipe(emailTicketBody, v.check(plain))),
      emailTicketFooter: v.optional(v.pipe(emailTicketFooter, v.check(plain))),
    }),
    answer: v.object({ data: v.object({ recipient: v.string() }) }),
    maxBytes: maxRaffleBytes,
  },
  async incoming => {
    const { body, session, api, param } = incoming
    const { recipient, locale } = body
    const lane = await raffleOf(incoming, 'raffles', param('id'))
    return once(incoming, lane, async transaction => {
      const raffle = await findRaffle(transaction, session, param('id'))
      requireEditor(session)
      const sentAt = api.now()
      await requireOwn(transaction, raffle.organizationId, recipient, session)
      await requireRoom(transaction, raffle.organizationId, sentAt)
      const organization = await transaction
        .selectFrom('organizations')
        .select(['name', 'country'])
        .where('id', '=', raffle.organizationId)
        .executeTakeFirstOrThrow()
      const fields = fieldsOf(raffle)
      const first = fields.startingTicketNumber || 1
      const email = ticketEmail({
        locale,
        organizationName: organization.name,
        currency: currencyOf(organization),
        fields: {
          ...fields,
          emailTicketBody: body.emailTicketBody ?? fields.emailTicketBody,
          emailTicketFooter: body.emailTicketFooter ?? fields.emailTicketFooter,
        },
        draws: await drawsOf(transaction, raffle.id),
        ...sampleOrder(locale, first),
        isTest: true,
      })
      await transaction
        .insertInto('emails')
        .values({
          ...email,
          organizationId: raffle.organizationId,
          recipient,
          locale,
          sentAt,
          isTest: true,
        })
        .execute()
      return { json: { data: { recipient } } }
    })
  },
)

/** Whoever could send it to strangers would send them anything. @throws Refusal 403 */
async function requireOwn(
  transaction: Transaction<Database>,
  organizationId: string,
  recipient: string,
  { user }: Session,
): Promise<void> {
  const email = recipient.toLowerCase()
  if (email === user.email) return
  const member = await transaction
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.userId', 'users.id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('users.suspendedAt', 'is', null)
    .where('memberships.organizationId', '=', organizationId)
    .executeTakeFirst()
  if (!member) throw new Refusal(403, [{ code: 'recipient-not-own', field: 'recipient' }])
}

/** @throws Refusal 429 */
async function requireRoom(
  transaction: Transaction<Database>,
  organizationId: string,
  now: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${organizationId}), 4)`.execute(transaction)
  const sent = await transaction
    .selectFrom('emails')
    .select('sentAt')
    .where('organizationId', '=', organizationId)
    .where('isTest', '=', true)
    .where('sentAt', '>', new Date(now.getTime() - hour))
    .orderBy('sentAt', 'desc')
    .limit(mostAnHour)
    .execute()
  const oldest = sent[mostAnHour - 1]
  if (!oldest) return
  const seconds = Math.max(1, Math.ceil((oldest.sentAt.getTime() + hour - now.getTime()) / 1000))
  const params = { count: mostAnHour, minutes: Math.ceil(seconds / 60) }
  throw new Refusal(429, [{ code: 'too-many-test-emails', params }], seconds)
}

/** What the editor's preview shows as well. */
function sampleOrder(locale: Locale, first: number) {
  const { firstName, lastName } = sampleBuyers[locale]
  return {
    buyer: { firstName, lastName },
    tickets: { first, last: first + 2, ticketsUrl: sampleTicketsUrl },
    amountCents: sampleAmountCents,
  }
}
