/**
 * The leaves and chunk roots of `src/core/raffles/draws` by Node's own SHA-256, four times as fast: a million
 * tickets are locked while people wait. A test holds both against each other, and every certificate does.
 */
import { hash } from 'node:crypto'

const saltLength = 32
const hashLength = 32
const lengthBytes = 4
/** Of the largest whole number. */
const mostDigits = 16

/** Prefix of a leaf (RFC 6962), then the leaf format's name after its length. */
const leafHead = Buffer.concat([Buffer.from([0]), prefixed(Buffer.from('rd-leaf/1'))])

/** The hash of each leaf, as `hashTicket` makes it. All are written into the same few bytes before they are hashed. */
export function hashLeaves(numbers: readonly number[], salts: Uint8Array): Buffer[] {
  const leaf = Buffer.alloc(leafHead.length + 2 * lengthBytes + mostDigits + saltLength)
  leafHead.copy(leaf)
  return numbers.map((ticketNumber, at) => {
    const digits = String(ticketNumber)
    let end = leaf.writeUInt32BE(digits.length, leafHead.length)
    end += leaf.write(digits, end, 'latin1')
    end = leaf.writeUInt32BE(saltLength, end)
    leaf.set(salts.subarray(at * saltLength, (at + 1) * saltLength), end)
    return hash('sha256', leaf.subarray(0, end + saltLength), 'buffer')
  })
}

/** The root over a chunk's leaves, as `chunkRoot` makes it. @throws RangeError without a leaf */
export function rootOfLeaves(leaves: readonly Buffer[]): Buffer {
  const root = growFast(leaves).at(-1)?.[0]
  if (!root) throw new RangeError('A list without tickets has no root.')
  return root
}

/** The rows of the tree, as `growTree` grows them. */
export function growFast(leaves: readonly Buffer[]): readonly (readonly Buffer[])[] {
  const rows = [leaves]
  let row = leaves
  const node = Buffer.alloc(1 + 2 * hashLength)
  node[0] = 1
  while (row.length > 1) {
    const above: Buffer[] = []
    for (let at = 0; at < row.length; at += 2) {
      const left = row[at]
      const right = row[at + 1]
      if (!left) break
      if (right) {
        left.copy(node, 1)
        right.copy(node, 1 + hashLength)
        above.push(hash('sha256', node, 'buffer'))
      } else above.push(left)
    }
    rows.push(above)
    row = above
  }
  return rows
}

function prefixed(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}
