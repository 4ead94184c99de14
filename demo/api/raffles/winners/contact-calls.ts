import type { Kysely } from 'kysely'
import { oneLine } from '../../../../src/core/format/one-line.ts'
import { winnerCalls } from '../../../../src/core/raffles/winners/calls.ts'
import { decideWinner } from '../../../../src/core/raffles/winners/rules.ts'
import { recordActivity } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal, requireAllowed } from '../../http/refusal.ts'
import { writes } from '../../http/routes.ts'
import { isUuid } from '../../http/uuid.ts'
import { actorOf } from '../../session/session.ts'
import { findDraw, holdDraw } from '../draws/context.ts'
import { raffleOf } from '../reach.ts'
import { recordContact } from './contact.ts'
import { buyerOf, circumstancesOf } from './decide.ts'
import { findWinner, readWinner } from './read.ts'

const addContact = writes(
  winnerCalls.contact,
  'Records an attempt to reach a winner, or that nobody can reach them.',
  at => raffleOf(at, 'winners', at.params.id),
  async ({ session, language, params, body, transaction, api }) => {
    if (body.reached && body.unreachable)
      throw new Refusal(422, [{ code: 'invalid', field: 'unreachable' }])
    const found = await findWinner(transaction, session, params.id)
    const draw = await findDraw(transaction, session, found.drawId, 'raffles:draw')
    await recordContact(transaction, draw, found.id, body, {
      actor: actorOf(session),
      at: api.now(),
    })
    return readWinner(transaction, found.id, { session, language })
  },
)

const decideMessage = writes(
  winnerCalls.decideMessage,
  'Sends the message prepared for a rejected buyer, or discards it.',
  async at => {
    const message = await messageOf(at.api.db, at.params.id)
    return message ? raffleOf(at, 'winners', message.winnerId) : null
  },
  async ({ session, language, params: { id: messageId }, body, transaction, api }) => {
    const message = await messageOf(transaction, messageId)
    if (!message) throw new Refusal(404, 'not-found')
    const found = await findWinner(transaction, session, message.winnerId)
    const its = await findDraw(transaction, session, found.drawId, 'raffles:draw')
    const draw = await holdDraw(transaction, its)
    const { organizationId, raffleId } = draw
    const row = await findWinner(transaction, session, found.id)
    const facts = { ...row, flags: [] }
    const at = api.now()
    requireAllowed(decideWinner('decide-message', facts, circumstancesOf(session, draw)))
    const recipient = row.message?.recipient ?? null
    const subject = body.subject ?? row.message?.subject ?? ''
    const textBody = body.body ?? row.message?.body ?? ''
    if (body.state === 'sent' && recipient === null) throw new Refusal(409, 'no-recipient')
    await transaction
      .updateTable('winnerMessages')
      .set({
        subject,
        body: textBody,
        state: body.state,
        decidedAt: at,
        decidedBy: session.user.id,
      })
      .where('id', '=', messageId)
      .execute()
    if (body.state === 'sent' && recipient !== null)
      await transaction
        .insertInto('emails')
        .values({
          organizationId,
          recipient,
          subject: oneLine(subject),
          textBody,
          locale: message.locale,
          sentAt: at,
        })
        .execute()
    await recordActivity(transaction, {
      organizationId,
      raffleId,
      subject: { type: 'message', id: messageId },
      action: body.state === 'sent' ? 'message-sent' : 'message-discarded',
      actor: actorOf(session),
      at,
      before: null,
      after: body.state === 'sent' ? { winnerId: row.id, subject } : { winnerId: row.id },
      about: await buyerOf(transaction, row.orderId),
    })
    return readWinner(transaction, row.id, { session, language })
  },
)

export const contactRoutes = [addContact, decideMessage]

async function messageOf(db: Kysely<Database>, id: string) {
  if (!isUuid(id)) return undefined
  const found = db.selectFrom('winnerMessages').select(['winnerId', 'locale']).where('id', '=', id)
  return found.executeTakeFirst()
}
