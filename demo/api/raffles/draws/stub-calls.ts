import { drawCalls } from '../../../../src/core/raffles/draws/calls.ts'
import { decideStep } from '../../../../src/core/raffles/draws/rules.ts'
import { requireAllowed } from '../../http/refusal.ts'
import { answers, writes } from '../../http/routes.ts'
import { raffleOf } from '../reach.ts'
import { findDraw, holdDraw } from './context.ts'
import { factsOf } from './steps.ts'
import { recordPrint, stubsFrom } from './stubs.ts'

const listStubs = answers(
  drawCalls.stubs,
  'Stubs to print, from a ticket number on: what a printer that jammed goes on from.',
  async ({ api, session, params, query }) => {
    const draw = await findDraw(api.db, session, params.id, 'raffles:draw')
    const facts = { drawType: draw.drawType, stage: 'open' as const, drawAt: null }
    const rest = { readiness: [], awaitsEntropyFor: null, batches: [] }
    const circumstances = { roles: session.roles, now: api.now() }
    requireAllowed(decideStep('print-stubs', { ...facts, ...rest }, circumstances))
    return { json: { data: await stubsFrom(api.db, draw, query) }, store: false }
  },
)

const printStubs = writes(
  drawCalls.print,
  'Records that stubs were printed; a second time they are reprints, with a reason.',
  at => raffleOf(at, 'draws', at.params.id),
  async ({ session, params, body, transaction, api }) => {
    const found = await findDraw(transaction, session, params.id, 'raffles:draw')
    const draw = await holdDraw(transaction, found)
    const at = api.now()
    const facts = await factsOf(transaction, draw)
    requireAllowed(decideStep('print-stubs', facts, { roles: session.roles, now: at }))
    return recordPrint(transaction, draw, { session, at }, body)
  },
)

export const stubRoutes = [listStubs, printStubs]
