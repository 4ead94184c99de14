import type { Http } from '../../http.ts'
import { drawCalls } from './calls.ts'

/**
 * A complete draw's certificate, byte for byte as the server signs it off: its digest is checked over its bytes.
 *
 * @throws DeskError 409 until the draw is complete
 */
export function getCertificate(http: Http, drawId: string): Promise<string> {
  return http.ask(drawCalls.certificate, { params: { id: drawId } })
}

/**
 * A buyer's own proof that a ticket stands in the draw's locked list, as the file that the verification page opens.
 *
 * @throws DeskError 404 where the list doesn't have it, 409 until it is locked
 */
export function getTicketProof(http: Http, drawId: string, ticketNumber: number): Promise<string> {
  const params = { id: drawId, number: String(ticketNumber) }
  return http.ask(drawCalls.proof, { params })
}
