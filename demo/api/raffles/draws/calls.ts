import type { Transaction } from 'kysely'
import * as v from 'valibot'
import { isSaid } from '../../../../src/core/format/said.ts'
import {
  DrawDetailSchema,
  DrawSchema,
  entropyKinds,
} from '../../../../src/core/raffles/draws/draw.ts'
import { decideStep, leavables } from '../../../../src/core/raffles/draws/rules.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import { allowLong } from '../../database/limits.ts'
import type { Database } from '../../database/schema.ts'
import { ok } from '../../http/answers.ts'
import { defineCall, type Incoming, patternOf } from '../../http/call.ts'
import { once } from '../../http/idempotency.ts'
import { actorOf, type Session } from '../../session/session.ts'
import { raffleOf, requireRaffle } from '../reach.ts'
import { requireAllowed } from './allowed.ts'
import { type DrawContext, findDraw, holdDraw } from './context.ts'
import { drawDetail, drawsOf } from './detail.ts'
import { lockDraw, reopenDraw } from './lock.ts'
import { EntropyRefused, factsOf, giveEntropy, recordRefusedEntropy, takeReceipt } from './steps.ts'
import { requireWitness } from './witness.ts'

const text = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), v.check(isSaid))
const answer = v.object({ data: DrawDetailSchema })
const draws = { action: 'raffles:draw', embed: 'raffles:draw' } as const
const reads = { action: 'raffles:read', embed: 'raffles:read' } as const
const stepPath = (step: Parameters<typeof rafflePaths.drawStep>[1]) =>
  patternOf(id => rafflePaths.drawStep(id, step))

/** Said of a witness who has a buyer's name: they are somebody else. */
const anotherPerson = { anotherPerson: v.optional(v.boolean(), false) }

const field = 'witness' as const

/** For a list of millions: read, hashed here and written. */
const lockMilliseconds = 600_000

type Step = Incoming<unknown, unknown, Session>

/** One step: once for its key, alone with the draw, and answered with the draw as it stands then. */
async function takeStep(
  incoming: Step,
  hold: 'draw' | 'sales',
  work: (transaction: Transaction<Database>, draw: DrawContext, at: Date) => Promise<void>,
) {
  const { api, session, param } = incoming
  const lane = await raffleOf(incoming, 'draws', param('id'))
  return once(incoming, lane, async transaction => {
    const found = await findDraw(transaction, session, param('id'), 'raffles:draw')
    const draw = await holdDraw(transaction, found, hold)
    // Read after the draw is held: what happened before it was is never later than this.
    const at = api.now()
    await work(transaction, draw, at)
    const now = await holdDraw(transaction, found)
    return ok(await drawDetail(transaction, now, at))
  })
}

const listDraws = defineCall(
  {
    method: 'get',
    path: rafflePaths.draws,
    summary: 'The draws of a raffle that have prizes, the final one last.',
    chosenHere: true,
    access: reads,
    query: v.object({ eventId: v.pipe(v.string(), v.uuid(), v.toLowerCase()) }),
    answer: v.object({ data: v.array(DrawSchema) }),
  },
  async ({ api, session, query }) => {
    await requireRaffle(api.db, session, query.eventId, 'raffles:read')
    return ok(await drawsOf(api.db, query.eventId))
  },
)

const getDraw = defineCall(
  {
    method: 'get',
    path: patternOf(rafflePaths.draw),
    summary: 'One draw: what it waits for, its locks, receipts, entropy and stubs.',
    chosenHere: true,
    access: reads,
    answer,
  },
  async ({ api, session, param }) => {
    const draw = await findDraw(api.db, session, param('id'))
    return ok(await drawDetail(api.db, draw, api.now()))
  },
)

const lock = defineCall(
  {
    method: 'post',
    path: stepPath('lock'),
    summary: 'Locks the list of eligible tickets. Refused with every defect that stands.',
    chosenHere: true,
    access: draws,
    body: v.strictObject({
      /** Unpaid orders and cheques that stay out because staff say so. */
      leaveOut: v.optional(v.array(v.picklist(leavables)), []),
      comment: v.optional(text(1000)),
    }),
    answer,
  },
  async incoming => {
    const { session, body } = incoming
    return takeStep(incoming, 'sales', async (transaction, draw, at) => {
      await allowLong(transaction, lockMilliseconds)
      const facts = await drawDetail(transaction, draw, at)
      const { leaveOut, comment } = body
      requireAllowed(decideStep('lock', facts, { roles: session.roles, now: at, leaveOut }))
      await lockDraw(transaction, draw, {
        at,
        actor: actorOf(session),
        leaveOut,
        comment,
      })
    })
  },
)

const reopen = defineCall(
  {
    method: 'post',
    path: stepPath('reopen'),
    summary: 'Opens a locked list again, with a reason, as long as no entropy was given.',
    chosenHere: true,
    access: draws,
    body: v.strictObject({ reason: text(1000) }),
    answer,
  },
  async incoming => {
    const { session, body } = incoming
    return takeStep(incoming, 'sales', async (transaction, draw, at) => {
      const facts = await factsOf(transaction, draw)
      requireAllowed(decideStep('reopen', facts, { roles: session.roles, now: at }))
      const actor = actorOf(session)
      await reopenDraw(transaction, draw, { at, actor, reason: body.reason })
    })
  },
)

const receipt = defineCall(
  {
    method: 'post',
    path: stepPath('receipt'),
    summary: 'A witness has taken root and count away; code is the root’s first 8 digits.',
    chosenHere: true,
    access: draws,
    body: v.strictObject({ witness: text(200), ...anotherPerson, code: text(100) }),
    answer,
  },
  async incoming => {
    const { session, body } = incoming
    return takeStep(incoming, 'draw', async (transaction, draw, at) => {
      const { witness, code, anotherPerson } = body
      const named = { names: [witness], field, anotherPerson }
      const watch = () => requireWitness(transaction, draw, session, named)
      await takeReceipt(transaction, draw, { session, at, watch }, { witness, code })
    })
  },
)

const entropy = defineCall(
  {
    method: 'post',
    path: stepPath('entropy'),
    summary:
      'What a witness rolls or says: dice as "3 1 6 2", twelve or more, words in lower-case letters and digits with one blank between them, five different ones or more. The first entry is final; after a rejection, a fresh one with a reason.',
    chosenHere: true,
    access: draws,
    body: v.strictObject({
      kind: v.picklist(entropyKinds),
      /** As it is kept: blanks around it are another spelling. */
      text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
      witness: text(200),
      ...anotherPerson,
      redrawReason: v.optional(text(1000)),
    }),
    answer,
  },
  async incoming => {
    const { api, session, body, param } = incoming
    const { anotherPerson, ...given } = body
    try {
      return await takeStep(incoming, 'draw', async (transaction, draw, at) => {
        const named = { names: [given.witness], field, anotherPerson }
        const watch = () => requireWitness(transaction, draw, session, named)
        await giveEntropy(transaction, draw, { session, at, watch }, given)
      })
    } catch (error) {
      if (error instanceof EntropyRefused) {
        const draw = await findDraw(api.db, session, param('id'))
        await api.write(draw.raffleId, transaction =>
          recordRefusedEntropy(transaction, draw, { session, at: api.now() }, given),
        )
      }
      throw error
    }
  },
)

const resume = defineCall(
  {
    method: 'post',
    path: stepPath('resume'),
    summary: 'Goes on with batches of picks that a failure stopped; completed picks stay.',
    chosenHere: true,
    access: draws,
    body: v.strictObject({}),
    answer,
  },
  async incoming => {
    const { api, session } = incoming
    const reply = await takeStep(incoming, 'draw', async (transaction, draw, at) => {
      const { batches } = await drawDetail(transaction, draw, at)
      const facts = { ...(await factsOf(transaction, draw)), batches }
      requireAllowed(decideStep('resume', facts, { roles: session.roles, now: at }))
      await transaction
        .updateTable('pickBatches')
        .set({ failure: null })
        .where('drawId', '=', draw.id)
        .where('finishedAt', 'is', null)
        .execute()
    })
    api.picks.wake()
    return reply
  },
)

export const drawCalls = [listDraws, getDraw, lock, reopen, receipt, entropy, resume]
