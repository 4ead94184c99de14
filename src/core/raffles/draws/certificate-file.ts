import * as v from 'valibot'
import type { Http } from '../../http.ts'
import { rafflePaths } from '../raffle-paths.ts'
import type { Json } from './canonical-json.ts'

/**
 * A complete draw's certificate, byte for byte as the server signs it off: canonical JSON, whose digest is checked
 * over its bytes. The client reads JSON as JSON, so it is written down again in its one canonical form.
 *
 * @throws DeskError 409 until the draw is complete
 */
export async function getCertificate(http: Http, drawId: string): Promise<string> {
  const certificate = await http.whole(rafflePaths.drawCertificate(drawId), v.unknown())
  if (typeof certificate === 'string') return certificate
  const { canonicalJson } = await import('./canonical-json.ts')
  return canonicalJson(certificate as Json)
}
