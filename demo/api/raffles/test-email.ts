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
import { defineCall } from '../http/call.ts'
import { once } from '../http/idempotency.ts'
import { requireEditor } from './create.ts'
import { drawsOf } from './draws/detail.ts'
import { fieldsOf } from './fields.ts'
import { findRaffle } from './find.ts'
import { maxRaffleBytes } from './input.ts'
import { ticketEmail } from './ticket-email.ts'

const plain = (text: string) => !text.includes('\0') && text.isWellFormed()
const { emailTicketBody, emailTicketFooter } = RaffleFieldsSchema.entries

export const sendTestEmail = defineCall(
  {
    method: 'post',
    path: decodeURIComponent(rafflePaths.eventTestEmail(':id')),
    summary:
      'Sends the ticket email to one address, marked as a test. Texts that come along stand in for those saved.',
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
  async ({ body, session, api, param, header }) => {
    const raffle = await findRaffle(api.db, session, param('id'))
    requireEditor(session)
    const { recipient, locale } = body
    const request = {
      userId: session.user.id,
      key: header('idempotency-key'),
      call: `POST ${rafflePaths.eventTestEmail(raffle.id)}`,
      body,
    }
    return once(api.db, request, async transaction => {
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
          sentAt: api.now(),
        })
        .execute()
      return { json: { data: { recipient } } }
    })
  },
)

/** What the editor's preview shows as well. */
function sampleOrder(locale: Locale, first: number) {
  const { firstName, lastName } = sampleBuyers[locale]
  return {
    buyer: { firstName, lastName },
    tickets: { first, last: first + 2, ticketsUrl: sampleTicketsUrl },
    amountCents: sampleAmountCents,
  }
}
