import * as v from 'valibot'
import { CountSchema, IdSchema } from '../../../../src/core/fields/values.ts'
import { isSaid } from '../../../../src/core/format/said.ts'
import { decideStep } from '../../../../src/core/raffles/draws/rules.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import { defineCall, patternOf } from '../../http/call.ts'
import { once } from '../../http/idempotency.ts'
import { raffleOf } from '../reach.ts'
import { requireAllowed } from './allowed.ts'
import { findDraw, holdDraw } from './context.ts'
import { factsOf } from './steps.ts'
import { recordPrint, stubsFrom } from './stubs.ts'

const access = { action: 'raffles:draw', embed: 'raffles:draw' } as const
const whole = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

const StubSchema = v.object({
  ticketNumber: CountSchema,
  validationCode: v.string(),
  orderId: IdSchema,
  buyerName: v.string(),
  printed: v.boolean(),
})

const listStubs = defineCall(
  {
    method: 'get',
    path: patternOf(rafflePaths.drawStubs),
    summary: 'Stubs to print, from a ticket number on: what a printer that jammed goes on from.',
    chosenHere: true,
    access,
    query: v.object({
      from: v.optional(whole, '0'),
      pageSize: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(1000)), '100'),
    }),
    answer: v.object({ data: v.array(StubSchema) }),
  },
  async ({ api, session, param, query }) => {
    const draw = await findDraw(api.db, session, param('id'), 'raffles:draw')
    const facts = { drawType: draw.drawType, stage: 'open' as const, drawAt: null }
    const rest = { readiness: [], awaitsEntropyFor: null, batches: [] }
    const circumstances = { roles: session.roles, now: api.now() }
    requireAllowed(decideStep('print-stubs', { ...facts, ...rest }, circumstances))
    return { json: { data: await stubsFrom(api.db, draw, query) }, store: false }
  },
)

const printStubs = defineCall(
  {
    method: 'post',
    path: patternOf(rafflePaths.drawStubs),
    summary: 'Records that stubs were printed; a second time they are reprints, with a reason.',
    chosenHere: true,
    access,
    body: v.strictObject({
      firstNumber: CountSchema,
      lastNumber: CountSchema,
      reprint: v.boolean(),
      reason: v.optional(
        v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500), v.check(isSaid)),
      ),
    }),
    answer: v.object({ data: v.object({ stubCount: CountSchema }) }),
  },
  async incoming => {
    const { api, session, param, body } = incoming
    const lane = await raffleOf(incoming, 'draws', param('id'))
    return once(incoming, lane, async transaction => {
      const found = await findDraw(transaction, session, param('id'), 'raffles:draw')
      const draw = await holdDraw(transaction, found)
      const at = api.now()
      const facts = await factsOf(transaction, draw)
      requireAllowed(decideStep('print-stubs', facts, { roles: session.roles, now: at }))
      const data = await recordPrint(transaction, draw, { session, at }, body)
      return { status: 201, json: { data } }
    })
  },
)

export const stubCalls = [listStubs, printStubs]
