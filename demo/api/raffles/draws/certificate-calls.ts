import { TicketProofSchema } from '../../../../src/core/raffles/draws/certificate-format.ts'
import { commitTo } from '../../../../src/core/raffles/draws/pick.ts'
import { writeTicketProof } from '../../../../src/core/raffles/draws/write-certificate.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import { defineCall, patternOf } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { findDraw } from './context.ts'
import { lockInForce, openTickets, placeOf } from './locked-list.ts'

const reads = { action: 'raffles:read', embed: 'raffles:read' } as const

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

export const certificateCalls = [certificate, proof]
