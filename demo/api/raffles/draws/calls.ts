import type { Transaction } from 'kysely'
import { drawCalls } from '../../../../src/core/raffles/draws/calls.ts'
import { decideStep } from '../../../../src/core/raffles/draws/rules.ts'
import { allowLong } from '../../database/limits.ts'
import type { Database } from '../../database/schema.ts'
import { ok } from '../../http/answers.ts'
import { once } from '../../http/idempotency.ts'
import { requireAllowed } from '../../http/refusal.ts'
import { type At, answers, reads } from '../../http/routes.ts'
import { actorOf } from '../../session/session.ts'
import { raffleOf, requireRaffle } from '../reach.ts'
import { type DrawContext, findDraw, holdDraw } from './context.ts'
import { drawDetail, drawsOf } from './detail.ts'
import { lockDraw, reopenDraw } from './lock.ts'
import { EntropyRefused, factsOf, giveEntropy, recordRefusedEntropy, takeReceipt } from './steps.ts'
import { requireWitness } from './witness.ts'

const field = 'witness' as const

/** For a list of millions: read, hashed here and written. */
const lockMilliseconds = 600_000

type Step = Pick<At<typeof drawCalls.reopen>, 'api' | 'session' | 'header' | 'digest' | 'params'>

/** One step: once for its key, alone with the draw, and answered with the draw as it stands then. */
async function takeStep(
  incoming: Step,
  hold: 'draw' | 'sales',
  work: (transaction: Transaction<Database>, draw: DrawContext, at: Date) => Promise<void>,
) {
  const { api, session, params } = incoming
  const lane = await raffleOf(incoming, 'draws', params.id)
  return once(incoming, lane, async transaction => {
    const found = await findDraw(transaction, session, params.id, 'raffles:draw')
    const draw = await holdDraw(transaction, found, hold)
    // Read after the draw is held: what happened before it was is never later than this.
    const at = api.now()
    await work(transaction, draw, at)
    const now = await holdDraw(transaction, found)
    return ok(await drawDetail(transaction, now, at))
  })
}

const listDraws = reads(
  drawCalls.list,
  'The draws of a raffle that have prizes, the final one last.',
  async ({ api, session, query }) => {
    await requireRaffle(api.db, session, query.eventId, 'raffles:read')
    return drawsOf(api.db, query.eventId)
  },
)

const getDraw = reads(
  drawCalls.get,
  'One draw: what it waits for, its locks, receipts, entropy and stubs.',
  async ({ api, session, params }) => {
    const draw = await findDraw(api.db, session, params.id)
    return drawDetail(api.db, draw, api.now())
  },
)

const lock = answers(
  drawCalls.lock,
  'Locks the list of eligible tickets. Refused with every defect that stands.',
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

const reopen = answers(
  drawCalls.reopen,
  'Opens a locked list again, with a reason, as long as no entropy was given.',
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

const receipt = answers(
  drawCalls.receipt,
  'A witness has taken root and count away; code is the root’s first 8 digits.',
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

const entropy = answers(
  drawCalls.entropy,
  'What a witness rolls or says: dice as "3 1 6 2", twelve or more, words in lower-case letters and digits with one blank between them, five different ones or more. The first entry is final; after a rejection, a fresh one with a reason.',
  async incoming => {
    const { api, session, body, params } = incoming
    const { anotherPerson, ...given } = body
    try {
      return await takeStep(incoming, 'draw', async (transaction, draw, at) => {
        const named = { names: [given.witness], field, anotherPerson }
        const watch = () => requireWitness(transaction, draw, session, named)
        await giveEntropy(transaction, draw, { session, at, watch }, given)
      })
    } catch (error) {
      if (error instanceof EntropyRefused) {
        const draw = await findDraw(api.db, session, params.id)
        await api.write(draw.raffleId, transaction =>
          recordRefusedEntropy(transaction, draw, { session, at: api.now() }, given),
        )
      }
      throw error
    }
  },
)

const resume = answers(
  drawCalls.resume,
  'Goes on with batches of picks that a failure stopped; completed picks stay.',
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

export const drawRoutes = [listDraws, getDraw, lock, reopen, receipt, entropy, resume]
