/**
 * The same tree for a long list, by chunks of 1,024 leaves: a chunk's root is a node of the whole tree, ten rows
 * up. Who keeps the chunks' roots (a thousand for a million tickets) proves any ticket with one chunk's leaves.
 */
import { growTree, type MerkleTree, pathTo, rootOf } from './merkle.ts'

/** A power of two, so that a full chunk is a whole subtree; the last chunk may be shorter. */
export const chunkSize = 1024

/**
 * The root of one chunk: `chunkSize` leaves' hashes in the list's order, fewer in the last chunk only.
 * @throws RangeError without a leaf, or with too many
 */
export function chunkRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length > chunkSize) throw new RangeError(`A chunk has ${chunkSize} leaves at most.`)
  return rootOf(growTree(leaves))
}

/** The whole list's root, from its chunks' roots in order. @throws RangeError without a chunk */
export function rootOfChunks(chunkRoots: readonly Uint8Array[]): Uint8Array {
  return rootOf(growTree(chunkRoots))
}

/** Which chunk a place of the list stands in, and its place there. */
export function placeInChunk(index: number): { chunk: number; at: number } {
  return { chunk: Math.floor(index / chunkSize), at: index % chunkSize }
}

/**
 * A place's path to the whole root, from the tree over the chunks' roots and the tree of its own chunk
 * (`placeInChunk(index).chunk`): many paths need each tree grown once.
 */
export function pathThroughChunks(
  index: number,
  ofChunks: MerkleTree,
  ofItsChunk: MerkleTree,
): Uint8Array[] {
  const { chunk, at } = placeInChunk(index)
  return [...pathTo(ofItsChunk, at), ...pathTo(ofChunks, chunk)]
}
