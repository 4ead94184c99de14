/** The draws of a raffle, step by step. */
import { randomUUID } from 'node:crypto'
import { drawCalls } from '../../../../src/core/raffles/draws/calls.ts'
import { until } from '../../../support/until.ts'
import { dataOf, prepareDraw, step } from '../../draws/support.ts'
import type { CallName } from '../contracts.ts'
import type { World } from '../world.ts'
import { confirmed, draft, ended, locked, witness } from './made.ts'

const drawn: World = async home => ({ params: { id: (await ended(home)).drawId } })
const barrel = { drawType: 'barrel' } as const

export const drawWorlds = {
  'GET /event-service/v2/draws': async home => ({ query: { eventId: (await draft(home)).id } }),
  'GET /event-service/v2/draws/:id': drawn,
  'POST /event-service/v2/draws/:id/lock': async home => ({
    ...(await drawn(home)),
    also: { comment: `Counted twice ${randomUUID()}` },
  }),
  'POST /event-service/v2/draws/:id/reopen': async home => ({
    params: { id: (await locked(home)).drawId },
    body: { reason: 'An order came late' },
  }),
  'POST /event-service/v2/draws/:id/receipt': async home => {
    const { drawId, code } = await locked(home)
    return { params: { id: drawId }, body: { witness, code }, also: { anotherPerson: false } }
  },
  'POST /event-service/v2/draws/:id/entropy': async home => {
    const raffle = await locked(home)
    dataOf(drawCalls.receipt.answer, await step(raffle, 'receipt', { witness, code: raffle.code }))
    const body = { kind: 'dice', text: '3 1 6 2 4 5 1 1 6 3 2 4', witness }
    return { params: { id: raffle.drawId }, body, also: { anotherPerson: false } }
  },
  'POST /event-service/v2/draws/:id/resume': async home => {
    const raffle = await ended(home)
    await prepareDraw(raffle)
    const { api, drawId, jackpotId } = raffle
    await api.pool.query(
      `insert into pick_batches (draw_id, prize_id, wanted, requested_at, failure)
       values ($1, $2, 1, $3, 'disk full')`,
      [drawId, jackpotId, api.now],
    )
    const batches = api.db.selectFrom('pickBatches').where('drawId', '=', drawId)
    const settled = () =>
      until(async () => {
        const open = await batches.select('id').where('finishedAt', 'is', null).execute()
        return open.length === 0
      })
    return { params: { id: drawId }, settled }
  },
  'GET /event-service/v2/draws/:id/stubs': async home => ({
    params: { id: (await locked(home, barrel)).drawId },
  }),
  'POST /event-service/v2/draws/:id/stubs': async home => {
    const { drawId, firstNumber, lastNumber } = await locked(home, barrel)
    return { params: { id: drawId }, body: { firstNumber, lastNumber, reprint: false } }
  },
  'GET /event-service/v2/draws/:id/certificate': async home => ({
    params: { id: (await confirmed(home)).raffle.drawId },
  }),
  'GET /event-service/v2/draws/:id/tickets/:number/proof': async home => {
    const { drawId, firstNumber } = await locked(home)
    return { params: { id: drawId, number: String(firstNumber) } }
  },
} satisfies Partial<Record<CallName, World>>
