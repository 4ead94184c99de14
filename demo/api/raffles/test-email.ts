import type { Transaction } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { currencyOf } from '../../../src/core/organizations/organization.ts'
import { editorCalls } from '../../../src/core/raffles/editor/calls.ts'
import {
  sampleAmountCents,
  sampleBuyers,
  sampleTicketsUrl,
} from '../../../src/core/raffles/editor/email-places.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import type { Session } from '../session/session.ts'
import { requireEditor } from './create.ts'
import { drawsOf } from './draws/detail.ts'
import { fieldsOf } from './fields.ts'
import { findRaffle } from './find.ts'
import { raffleOf } from './reach.ts'
import { ticketEmail } from './ticket-email.ts'

/** What an organisation may send. */
const mostAnHour = 20
const hour = 3_600_000

export const sendTestEmail = writes(
  editorCalls.testEmail,
  'Sends the ticket email, marked as a test, to a member of the organisation or to oneself. Texts that come along stand in for those saved.',
  at => raffleOf(at, 'raffles', at.body.eventId),
  async ({ body, session, api, transaction }) => {
    const { recipient, locale } = body
    const raffle = await findRaffle(transaction, session, body.eventId)
    requireEditor(session)
    const sentAt = api.now()
    await requireOwn(transaction, raffle.organizationId, recipient, session)
    await requireRoom(transaction, raffle.organizationId, sentAt)
    const organization = await transaction
      .selectFrom('organizations')
      .select(['name', 'country', 'locale'])
      .where('id', '=', raffle.organizationId)
      .executeTakeFirstOrThrow()
    const fields = fieldsOf(raffle)
    const first = fields.startingTicketNumber || 1
    const email = ticketEmail({
      locale,
      ownLocale: organization.locale,
      organizationName: organization.name,
      currency: currencyOf(organization),
      fields: {
        ...fields,
        emailTicketBody: body.emailTicketBody ?? fields.emailTicketBody,
        emailTicketFooter: body.emailTicketFooter ?? fields.emailTicketFooter,
      },
      draws: await drawsOf(transaction, raffle.id),
      ...sampleOrder(locale, first),
      notice: 'test',
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
    return { recipient }
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
    .where('memberships.suspendedAt', 'is', null)
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
  await waitInQueue(transaction, 'testEmails', organizationId)
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
    tickets: {
      numbers: [{ firstNumber: first, lastNumber: first + 2 }],
      voided: [],
      ticketsUrl: sampleTicketsUrl,
    },
    amountCents: sampleAmountCents,
  }
}
