/**
 * A slip: an order on paper, sealed to the server, so that it is entered though the machine that took it is gone
 * (docs/domain.md, "Slips"). Whoever scans it reads nothing of its buyer.
 *
 * Its bytes: version (1), the first of the server's key's id (4), the x of a key made for this slip alone (32), then sealed by
 * AES-256-GCM: the seller's mark (16), and the packed order. One key seals once, so the nonce is zero.
 */
import * as v from 'valibot'
import type { Json } from '../format/canonical-json.ts'
import type { Purchase } from '../order-entry/purchase.ts'
import { pack, unpack } from './packed.ts'

export const slipVersion = 1
export const idBytes = 4
export const xBytes = 32
export const headBytes = 1 + idBytes + xBytes
export const markBytes = 16
/** AES-GCM's own. */
export const tagBytes = 16

/** Letters that the largest QR code holds, with the least and with the usual correction. */
const mostLetters = { least: 4296, usual: 3391 }

/** What of an order stands on its slip. */
export interface SlipOrder {
  /** The seller's. */
  userId: string
  organizationId: string
  /** The purchase's Idempotency-Key, under which the outbox sends it, too. */
  key: string
  /** The very body that the outbox sends, with when it was taken, the device and its clock. Never paid by card. */
  purchase: Purchase
}

const PackedSchema = v.strictTuple([
  v.pipe(v.string(), v.uuid()),
  v.pipe(v.string(), v.uuid()),
  v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
  v.custom<Json>(value => typeof value === 'object' && value !== null && !Array.isArray(value)),
])

export function packOrder({ userId, organizationId, key, purchase }: SlipOrder) {
  return pack([userId, organizationId, key, JSON.parse(JSON.stringify(purchase)) as Json])
}

/** @returns null where it holds no order; its body is as it was written, and nobody has judged it */
export function unpackOrder(
  bytes: Uint8Array,
): (Omit<SlipOrder, 'purchase'> & { body: Json }) | null {
  try {
    const parsed = v.safeParse(PackedSchema, unpack(bytes))
    if (!parsed.success) return null
    const [userId, organizationId, key, body] = parsed.output
    return { userId, organizationId, key, body }
  } catch {
    return null
  }
}

/** How much of a code may be lost on paper and be read all the same; null: no code holds as much. */
export function correctionOf(code: string): 'M' | 'L' | null {
  if (code.length > mostLetters.least) return null
  return code.length > mostLetters.usual ? 'L' : 'M'
}

/** What the key of a slip is derived for: nothing of it fits another slip, key or version. */
export function purposeOf(head: Uint8Array, publicKey: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...new TextEncoder().encode('raffle-desk slip'), ...head, ...publicKey])
}
