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
import { requireAllowed } from '../draws/allowed.ts'
import { findDraw, holdDraw } from '../draws/context.ts'
import { recordContact } from './contact.ts'
import { buyerOf } from './decide.ts'
import { findWinner, readWinners } from './read.ts'

const access = { action: 'raffles:draw', embed: 'raffles:draw' } as const
const answer = v.object({ data: WinnerSchema })

const addContact = defineCall(
  {
    method: 'post',
    path: patternOf(rafflePaths.winnerContacts),
    summary: 'Records an attempt to reach a winner.',
    chosenHere: true,
    access,
    body: v.strictObject({
      channel: v.picklist(contactChannels),
      reached: v.boolean(),
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ''),
    }),
    answer,
  },
  async ({ api, session, language, param, body, header }) => {
    const found = await findWinner(api.db, session, param('id'))
    const draw = await findDraw(api.db, session, found.drawId, 'raffles:draw')
    const key = header('idempotency-key')
    const request = { userId: session.user.id, key, call: `contact ${found.id}`, body }
    return once(api.db, request, async transaction => {
      await recordContact(transaction, draw, found.id, body, {
        userId: session.user.id,
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
      subject: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))),
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
    const data = await api.db.transaction().execute(async transaction => {
      const { organizationId, raffleId } = await holdDraw(transaction, its)
      const row = await findWinner(transaction, session, found.id)
      const { roles, user } = session
      requireAllowed(decideWinner('decide-message', row, { roles, userId: user.id }))
      const at = api.now()
      const recipient = row.message?.recipient ?? null
      const subject = body.subject ?? row.message?.subject ?? ''
      const textBody = body.body ?? row.message?.body ?? ''
      if (body.state === 'sent' && recipient === null) throw new Refusal(409, 'no-recipient')
      await transaction
        .updateTable('winnerMessages')
        .set({ subject, body: textBody, state: body.state, decidedAt: at, decidedBy: user.id })
        .where('id', '=', messageId)
        .execute()
      if (body.state === 'sent' && recipient !== null)
        await transaction
          .insertInto('emails')
          .values({
            organizationId,
            recipient,
            subject,
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
        actor: { userId: user.id },
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
