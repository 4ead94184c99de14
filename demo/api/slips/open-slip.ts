/** A slip's text, opened: what it says, and that its seller's own device said it. */
import {
  createDecipheriv,
  createECDH,
  createHmac,
  ECDH,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Json } from '../../../src/core/format/canonical-json.ts'
import { type Purchase, PurchaseSchema } from '../../../src/core/order-entry/purchase.ts'
import { bytesOfCode, codesIn } from '../../../src/core/slips/code-text.ts'
import {
  headBytes,
  idBytes,
  markBytes,
  purposeOf,
  type SlipOrder,
  slipVersion,
  tagBytes,
  unpackOrder,
} from '../../../src/core/slips/slip.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { curve, keysFrom, secretOf } from './keys.ts'
import type { SlipKeyTable } from './tables.ts'

/** The order, judged by its shape, and its body as it was sealed. */
export interface OpenedSlip extends SlipOrder {
  purchase: Purchase & { device: NonNullable<Purchase['device']> }
  body: Json
}

/**
 * @throws Refusal 422: it is no slip, damaged, of another server or of a newer version, or nobody's whom it names. Anybody can
 *   seal to a public key: without the seller's mark, a slip could name whom it likes
 */
export async function openSlip(db: Kysely<Database>, code: string): Promise<OpenedSlip> {
  const bytes = bytesOfCode(code)
  if (!bytes) throw refused(codesIn(code).length > 0 ? 'slip-damaged' : 'slip-none')
  if (bytes.length <= headBytes + markBytes + tagBytes) throw refused('slip-damaged')
  if (bytes[0] !== slipVersion) throw refused('slip-newer')
  const keys = await keysFrom(db, Buffer.from(bytes.subarray(1, 1 + idBytes)).toString('hex'))
  if (keys.length === 0) throw refused('slip-elsewhere')
  for (const key of keys) {
    const plain = decrypted(Buffer.from(bytes), key)
    if (plain) return read(plain, key)
  }
  throw refused('slip-damaged')
}

const refused = (
  code: 'slip-none' | 'slip-damaged' | 'slip-newer' | 'slip-elsewhere' | 'slip-unmarked',
) => new Refusal(422, [{ code, field: 'code' }])

/** Null where anything of it is another than was sealed. */
function decrypted(bytes: Buffer, { privateKey, publicKey }: SlipKeyTable): Buffer | null {
  const head = bytes.subarray(0, headBytes)
  const sealed = bytes.subarray(headBytes)
  try {
    const own = createECDH(curve)
    own.setPrivateKey(privateKey)
    // Either point of this x gives the same secret.
    const x = Buffer.concat([Buffer.from([2]), head.subarray(1 + idBytes)])
    const point = ECDH.convertKey(x, curve, undefined, undefined, 'uncompressed')
    const shared = own.computeSecret(point as Buffer)
    const key = hkdfSync('sha256', shared, '', purposeOf(head, publicKey), 32)
    const decipher = createDecipheriv('aes-256-gcm', new Uint8Array(key), Buffer.alloc(12))
    decipher.setAAD(head)
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

function read(plain: Buffer, key: SlipKeyTable): OpenedSlip {
  const mark = plain.subarray(0, markBytes)
  const packed = plain.subarray(markBytes)
  const order = unpackOrder(packed)
  const parsed = order && v.safeParse(PurchaseSchema, order.body)
  const purchase = parsed?.success ? parsed.output : null
  if (!order || !purchase?.device || purchase.tender.type === 'credit')
    throw refused('slip-damaged')
  const { device } = purchase
  const secret = secretOf(key, { ...order, device: device.id })
  const own = createHmac('sha256', secret).update(packed).digest().subarray(0, markBytes)
  if (!timingSafeEqual(own, mark)) throw refused('slip-unmarked')
  return { ...order, purchase: { ...purchase, device } }
}
