/** From a seed, a locked list and public entropy to a place in the list: no rounding, no bias. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { lengthPrefixed, toHex, u32, utf8 } from './bytes.ts'
import { digestEntropy } from './entropy.ts'

/** Names the procedure in every message, so that no other use of the seed gives the same bytes. */
const drawFormat = 'rd-draw/1'

const values = 1n << 256n

export interface PickQuestion {
  /** 32 bytes, secret until the last pick. */
  seed: Uint8Array
  /** Root and count of the locked list. */
  root: Uint8Array
  count: number
  /** What the witness gave. */
  entropy: string
  prizeId: string
  /** How many picks of this prize come before, those rejected included. */
  counter: number
  /** Places already picked in this draw. */
  taken: ReadonlySet<number>
}

export interface Place {
  /** The place in the locked list, from 0. */
  index: number
  /** How many numbers were passed over before: outside the unbiased range, or already picked. */
  attempt: number
}

/** The seed's commitment, published before the first sale and printed on every ticket: SHA-256, in hex. */
export function commitTo(seed: Uint8Array): string {
  return toHex(sha256(seed))
}

/** The place that one pick falls on. @throws RangeError when every ticket is already picked */
export function pickPlace(question: PickQuestion): Place {
  const { seed, root, count, entropy, prizeId, counter, taken } = question
  if (taken.size >= count) throw new RangeError('Every ticket of the list is already picked.')
  const size = BigInt(count)
  const unbiasedBelow = values - (values % size)
  const digest = digestEntropy(entropy)
  for (let attempt = 0; ; attempt += 1) {
    const message = lengthPrefixed(
      utf8(drawFormat),
      root,
      digest,
      utf8(prizeId),
      u32(counter),
      u32(attempt),
    )
    const value = BigInt(`0x${toHex(hmac(sha256, seed, message))}`)
    if (value >= unbiasedBelow) continue
    const index = Number(value % size)
    if (!taken.has(index)) return { index, attempt }
  }
}
