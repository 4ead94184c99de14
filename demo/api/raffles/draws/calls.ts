import type { Transaction } from 'kysely'
import * as v from 'valibot'
import { TicketProofSchema } from '../../../../src/core/raffles/draws/certificate-format.ts'
import {
  DrawDetailSchema,
  DrawSchema,
  entropyKinds,
} from '../../../../src/core/raffles/draws/draw.ts'
import { commitTo } from '../../../../src/core/raffles/draws/pick.ts'
import { decideStep, leavables } from '../../../../src/core/raffles/draws/rules.ts'
import { writeTicketProof } from '../../../../src/core/raffles/draws/write-certificate.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import type { Database } from '../../database/schema.ts'
import { ok } from '../../http/answers.ts'
import { defineCall, type Incoming, patternOf } from '../../http/call.ts'
import { once } from '../../http/idempotency.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Session } from '../../session/session.ts'
import { requireRaffle } from '../reach.ts'
import { requireAllowed } from './allowed.ts'
import { type DrawContext, findDraw, holdDraw } from './context.ts'
import { drawDetail, drawsOf } from './detail.ts'
import { lockDraw, reopenDraw } from './lock.ts'
import { lockInForce, openTickets, placeOf } from './locked-list.ts'
import { EntropyRefused, factsOf, giveEntropy, recordRefusedEntropy, takeReceipt } from './steps.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))
const answer = v.object({ data: DrawDetailSchema })
const draws = { action: 'raffles:draw', embed: 'raffles:draw' } as const
const reads = { action: 'raffles:read', embed: 'raffles:read' } as const
const stepPath = (step: Parameters<typeof rafflePaths.drawStep>[1]) =>
  patternOf(id => rafflePaths.drawStep(id, step))

type Step = Incoming<unknown, unknown, Session>

/** One step: once for its key, alone with the draw, and answered with the draw as it stands then. */
async function takeStep(
  { api, session, header, param, body }: Step,
  hold: 'draw' | 'sales',
  work: (transaction: Transaction<Database>, draw: DrawContext, at: Date) => Promise<void>,
) {
  const found = await findDraw(api.db, session, param('id'), 'raffles:draw')
  const call = `${work.name} ${found.id}`
  const key = header('idempotency-key')
  const request = { userId: session.user.id, key, call, body: body ?? null }
  return once(api.db, request, async transaction => {
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
    return takeStep(incoming, 'sales', async function lock(transaction, draw, at) {
      const facts = await drawDetail(transaction, draw, at)
      const { leaveOut, comment } = body
      requireAllowed(decideStep('lock', facts, { roles: session.roles, now: at, leaveOut }))
      await lockDraw(transaction, draw, {
        at,
        actor: { userId: session.user.id },
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
    return takeStep(incoming, 'sales', async function reopen(transaction, draw, at) {
      const facts = await factsOf(transaction, draw)
      requireAllowed(decideStep('reopen', facts, { roles: session.roles, now: at }))
      const actor = { userId: session.user.id }
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
    body: v.strictObject({ witness: text(200), code: text(100) }),
    answer,
  },
  async incoming => {
    const { session, body } = incoming
    return takeStep(incoming, 'draw', async function receipt(transaction, draw, at) {
      await takeReceipt(transaction, draw, { session, at }, body)
    })
  },
)

const entropy = defineCall(
  {
    method: 'post',
    path: stepPath('entropy'),
    summary:
      'What a witness rolls or says. The first entry is final; after a rejection, a fresh one with a reason.',
    chosenHere: true,
    access: draws,
    body: v.strictObject({
      kind: v.picklist(entropyKinds),
      text: text(1000),
      witness: text(200),
      redrawReason: v.optional(text(1000)),
    }),
    answer,
  },
  async incoming => {
    const { api, session, body, param } = incoming
    try {
      return await takeStep(incoming, 'draw', async function entropy(transaction, draw, at) {
        await giveEntropy(transaction, draw, { session, at }, body)
      })
    } catch (error) {
      if (error instanceof EntropyRefused) {
        const draw = await findDraw(api.db, session, param('id'))
        await api.db
          .transaction()
          .execute(transaction =>
            recordRefusedEntropy(transaction, draw, { session, at: api.now() }, body),
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
    const reply = await takeStep(incoming, 'draw', async function resume(transaction, draw, at) {
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

const certificate = defineCall(
  {
    method: 'get',
    path: patternOf(rafflePaths.drawCertificate),
    summary: 'The certificate of a complete draw, as a file: the same bytes each time.',
    chosenHere: true,
    access: reads,
    answer: null,
  },
  async ({ api, session, param }) => {
    const draw = await findDraw(api.db, session, param('id'))
    const row = await api.db
      .selectFrom('draws')
      .select('certificate')
      .where('id', '=', draw.id)
      .executeTakeFirst()
    if (!row?.certificate) throw new Refusal(409, 'draw-not-complete')
    return {
      file: row.certificate,
      type: 'application/json',
      name: `Draw certificate - ${draw.raffleName}.json`,
    }
  },
)

const proof = defineCall(
  {
    method: 'get',
    path: `${patternOf(rafflePaths.draw)}/tickets/:number/proof`,
    summary: 'A buyer’s own proof, as a file, that a ticket stands in the locked list.',
    chosenHere: true,
    access: reads,
    answer: TicketProofSchema,
  },
  async ({ api, session, param }) => {
    const draw = await findDraw(api.db, session, param('id'))
    const list = await lockInForce(api.db, draw.id)
    if (!list) throw new Refusal(409, 'not-locked')
    const number = /^\d{1,15}$/.test(param('number')) ? Number(param('number')) : null
    const index = number === null ? null : await placeOf(api.db, list.id, number)
    const [opening] = index === null ? [] : await openTickets(api.db, list.id, [index])
    if (!opening) throw new Refusal(404, 'not-found')
    const file = writeTicketProof({
      drawId: draw.id,
      lockVersion: list.version,
      root: list.root.toString('hex'),
      ticketCount: list.ticketCount,
      commitment: draw.drawType === 'rng' ? commitTo(draw.seed) : null,
      ...opening,
    })
    return { file, type: 'application/json', name: `Ticket ${opening.ticketNumber}.json` }
  },
)

export const drawCalls = [
  listDraws,
  getDraw,
  lock,
  reopen,
  receipt,
  entropy,
  resume,
  certificate,
  proof,
]
