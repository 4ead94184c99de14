import * as v from 'valibot'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import { decideWinner } from '../../../../src/core/raffles/winners/rules.ts'
import { contactChannels, WinnerSchema } from '../../../../src/core/raffles/winners/winner.ts'
import { recordActivity } from '../../activity/record.ts'
import { ok } from '../../http/answers.ts'
import { defineCall, patternOf } from '../../http/call.ts'
import { once } from '../../http/idempotency.ts'
import { Refusal } from '../../http/refusal.ts'
import { isUuid } from '../../http/uuid.ts'
import { actorOf } from '../../session/session.ts'
import { isOneLine, oneLine } from '../bare-text.ts'
import { requireAllowed } from '../draws/allowed.ts'
import { findDraw, holdDraw } from '../draws/context.ts'
import { raffleOf } from '../reach.ts'
import { recordContact } from './contact.ts'
import { buyerOf, circumstancesOf } from './decide.ts'
import { findWinner, readWinners } from './read.ts'

const access = { action: 'raffles:draw', embed: 'raffles:draw' } as const
const answer = v.object({ data: WinnerSchema })

const addContact = defineCall(
  {
    method: 'post',
    path: patternOf(rafflePaths.winnerContacts),
    summary: 'Records an attempt to reach a winner, or that nobody can reach them.',
    chosenHere: true,
    access,
    body: v.strictObject({
      channel: v.picklist(contactChannels),
      reached: v.boolean(),
      /** Nobody will reach the winner any more: the draw waits for it no longer. */
      unreachable: v.optional(v.boolean(), false),
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ''),
    }),
    answer,
  },
  async incoming => {
    const { api, session, language, param, body } = incoming
    if (body.reached && body.unreachable)
      throw new Refusal(422, [{ code: 'invalid', field: 'unreachable' }])
    const lane = await raffleOf(incoming, 'winners', param('id'))
    return once(incoming, lane, async transaction => {
      const found = await findWinner(transaction, session, param('id'))
      const draw = await findDraw(transaction, session, found.drawId, 'raffles:draw')
      await recordContact(transaction, draw, found.id, body, {
        actor: actorOf(session),
        at: api.now(),
      })
      const [data] = await readWinners(transaction, [found.id], { session, language })
      return { status: 201, json: { data } }
    })
  },
)

const decideMessage = defineCall(
  {
    method: 'patch',
    path: patternOf(rafflePaths.winnerMessage),
    summary: 'Sends the message prepared for a rejected buyer, or discards it.',
    chosenHere: true,
    access,
    body: v.strictObject({
      subject: v.optional(
        v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), v.check(isOneLine)),
      ),
      body: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20_000))),
      state: v.picklist(['sent', 'discarded']),
    }),
    answer,
  },
  async ({ api, session, language, param, body }) => {
    const messageId = param('id')
    const message = isUuid(messageId)
      ? await api.db
          .selectFrom('winnerMessages')
          .select(['winnerId', 'locale'])
          .where('id', '=', messageId)
          .executeTakeFirst()
      : undefined
    if (!message) throw new Refusal(404, 'not-found')
    const found = await findWinner(api.db, session, message.winnerId)
    const its = await findDraw(api.db, session, found.drawId, 'raffles:draw')
    const data = await api.write(its.raffleId, async transaction => {
      const draw = await holdDraw(transaction, its)
      const { organizationId, raffleId } = draw
      const row = await findWinner(transaction, session, found.id)
      const facts = { ...row, flags: [] }
      requireAllowed(decideWinner('decide-message', facts, circumstancesOf(session, draw)))
      const at = api.now()
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
      return (await readWinners(transaction, [row.id], { session, language }))[0]
    })
    return ok(data)
  },
)

export const contactCalls = [addContact, decideMessage]
