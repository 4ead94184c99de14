/**
 * The tree over the locked list of tickets: RFC 6962, section 2.1. A leaf and a node are hashed with
 * different prefixes, and an odd node is carried up, never doubled: two lists never share a root.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { concat } from './bytes.ts'

const leafPrefix = new Uint8Array([0])
const nodePrefix = new Uint8Array([1])

export function hashLeaf(data: Uint8Array): Uint8Array {
  return sha256(concat(leafPrefix, data))
}

function hashNode(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concat(nodePrefix, left, right))
}

/** A tree's rows from the leaves' hashes up to the root, which stands alone in the last. */
export type MerkleTree = readonly (readonly Uint8Array[])[]

/** @throws RangeError without a leaf */
export function growTree(leaves: readonly Uint8Array[]): MerkleTree {
  if (leaves.length === 0) throw new RangeError('A list without tickets has no root.')
  const rows: Uint8Array[][] = [[...leaves]]
  let row = leaves
  while (row.length > 1) {
    const above = rowAbove(row)
    rows.push(above)
    row = above
  }
  return rows
}

function rowAbove(row: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = []
  row.forEach((left, at) => {
    if (at % 2 === 1) return
    const right = row[at + 1]
    above.push(right ? hashNode(left, right) : left)
  })
  return above
}

export function rootOf(tree: MerkleTree): Uint8Array {
  const root = tree.at(-1)?.[0]
  if (!root) throw new RangeError('A tree without rows has no root.')
  return root
}

/** The sister hashes from a leaf up to the root: with them, anyone gets from the leaf to the root. */
export function pathTo(tree: MerkleTree, index: number): Uint8Array[] {
  const path: Uint8Array[] = []
  let at = index
  for (const row of tree.slice(0, -1)) {
    const sister = row[at % 2 === 0 ? at + 1 : at - 1]
    if (sister) path.push(sister)
    at = Math.floor(at / 2)
  }
  return path
}

/**
 * The root that a leaf's hash and its path lead to in a list of `count` tickets (RFC 9162, 2.1.3.2);
 * null where the path's length doesn't fit the place: it would prove another place.
 */
export function rootFromPath(
  leaf: Uint8Array,
  index: number,
  count: number,
  path: readonly Uint8Array[],
): Uint8Array | null {
  if (index < 0 || index >= count) return null
  let at = index
  let last = count - 1
  let hash = leaf
  for (const sister of path) {
    if (last === 0) return null
    if (at % 2 === 1 || at === last) {
      hash = hashNode(sister, hash)
      while (at % 2 === 0 && at !== 0) {
        at = Math.floor(at / 2)
        last = Math.floor(last / 2)
      }
    } else hash = hashNode(hash, sister)
    at = Math.floor(at / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? hash : null
}
