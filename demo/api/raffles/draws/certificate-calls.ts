import { drawCalls } from '../../../../src/core/raffles/draws/calls.ts'
import { commitTo } from '../../../../src/core/raffles/draws/pick.ts'
import { writeTicketProof } from '../../../../src/core/raffles/draws/write-certificate.ts'
import { Refusal } from '../../http/refusal.ts'
import { answers } from '../../http/routes.ts'
import { findDraw } from './context.ts'
import { lockInForce, openTickets, placeOf } from './locked-list.ts'

const certificate = answers(
  drawCalls.certificate,
  'The certificate of a complete draw, as a file: the same bytes each time.',
  async ({ api, session, params }) => {
    const draw = await findDraw(api.db, session, params.id)
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

const proof = answers(
  drawCalls.proof,
  'A buyer’s own proof, as a file, that a ticket stands in the locked list.',
  async ({ api, session, params }) => {
    const draw = await findDraw(api.db, session, params.id)
    const list = await lockInForce(api.db, draw.id)
    if (!list) throw new Refusal(409, 'not-locked')
    const number = /^\d{1,15}$/.test(params.number) ? Number(params.number) : null
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

export const certificateRoutes = [certificate, proof]
