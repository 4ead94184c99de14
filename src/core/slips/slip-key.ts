/** What the server gives a device for its slips: kept sealed with the rest that a start without a network needs. */
import * as v from 'valibot'

export const SlipKeySchema = v.object({
  /** Hexadecimal: tells the server's keys apart, of which it keeps all. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** A point of P-256, uncompressed, base64. */
  publicKey: v.pipe(v.string(), v.base64()),
  /** Of this seller in this organization on this device, base64: it says that the slip is theirs. */
  secret: v.pipe(v.string(), v.base64()),
})
export type SlipKey = v.InferOutput<typeof SlipKeySchema>
