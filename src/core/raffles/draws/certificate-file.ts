import * as v from 'valibot'
import type { Http } from '../../http.ts'
import { loadModule } from '../../load-chunk.ts'
import { rafflePaths } from '../raffle-paths.ts'
import type { Json } from './canonical-json.ts'

/**
 * A complete draw's certificate, byte for byte as the server signs it off: canonical JSON, whose digest is checked
 * over its bytes.
 *
 * @throws DeskError 409 until the draw is complete
 */
export function getCertificate(http: Http, drawId: string): Promise<string> {
  return canonicalFile(http, rafflePaths.drawCertificate(drawId))
}

/**
 * A buyer's own proof that a ticket stands in the draw's locked list, as the file that the verification page opens.
 *
 * @throws DeskError 404 where the list doesn't have it, 409 until it is locked
 */
export function getTicketProof(http: Http, drawId: string, ticketNumber: number): Promise<string> {
  return canonicalFile(http, rafflePaths.ticketProof(drawId, ticketNumber))
}

/** The client reads JSON as JSON, so it is written down again in its one canonical form. */
async function canonicalFile(http: Http, path: string): Promise<string> {
  const file = await http.whole(path, v.unknown())
  if (typeof file === 'string') return file
  const { canonicalJson } = await loadModule(() => import('./canonical-json.ts'))
  return canonicalJson(file as Json)
}
