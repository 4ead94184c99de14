import { createHash } from 'node:crypto'

/** Bytes that look random and are the same each time: a test that fails once fails always. */
export function randomBytesFrom(start: string): (length: number) => Uint8Array {
  let counter = 0
  return length => {
    counter += 1
    const bytes = createHash('shake256', { outputLength: length }).update(`${start} ${counter}`)
    return new Uint8Array(bytes.digest())
  }
}

/** Whole numbers below a limit, from such bytes; the bias of 48 bits doesn't matter to a test. */
export function randomWholesFrom(start: string): (below: number) => number {
  const bytes = randomBytesFrom(start)
  return below => Buffer.from(bytes(6)).readUIntBE(0, 6) % below
}
