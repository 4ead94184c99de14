import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import {
  chunkRoot,
  chunkSize,
  pathThroughChunks,
  placeInChunk,
  rootOfChunks,
} from '../../../src/core/raffles/draws/chunked-tree.ts'
import {
  growTree,
  hashLeaf,
  pathTo,
  rootFromPath,
  rootOf,
} from '../../../src/core/raffles/draws/merkle.ts'
import { randomBytesFrom } from './random-bytes.ts'

const leavesOf = (count: number) => {
  const random = randomBytesFrom(`leaves of ${count}`)
  return Array.from({ length: count }, () => random(32))
}

/** RFC 6962, section 2.1, as it is written: split at the largest power of two below the count. */
function rootByTheBook(leaves: readonly Uint8Array[]): Uint8Array {
  const [first] = leaves
  if (leaves.length === 1) return first!
  let half = 1
  while (half * 2 < leaves.length) half *= 2
  const sides = [rootByTheBook(leaves.slice(0, half)), rootByTheBook(leaves.slice(half))]
  return createHash('sha256')
    .update(Buffer.concat([Buffer.of(1), ...sides]))
    .digest()
}

test('gives the root of RFC 6962 for every count to 130 and for 5,000', () => {
  for (const count of [...Array(130).keys()].map(at => at + 1).concat(5000)) {
    const leaves = leavesOf(count)
    assert.deepEqual([...rootOf(growTree(leaves))], [...rootByTheBook(leaves)], String(count))
  }
})

test('leads from every leaf to the root, and from no other place or count', () => {
  for (let count = 1; count <= 40; count += 1) {
    const leaves = leavesOf(count)
    const tree = growTree(leaves)
    const root = Buffer.from(rootOf(tree))
    leaves.forEach((leaf, index) => {
      const path = pathTo(tree, index)
      assert.ok(root.equals(rootFromPath(leaf, index, count, path)!))
      for (let other = 0; other < count; other += 1) {
        const found = other === index ? null : rootFromPath(leaf, other, count, path)
        assert.ok(found === null || !root.equals(found), `${index} as ${other} of ${count}`)
      }
      assert.equal(rootFromPath(leaf, index, count, [...path, leaf]), null)
      if (path.length > 0) assert.equal(rootFromPath(leaf, index, count, path.slice(1)), null)
    })
  }
})

test('refuses a list without tickets', () => {
  assert.throws(() => growTree([]), RangeError)
  assert.throws(() => rootOfChunks([]), RangeError)
  assert.throws(() => chunkRoot(leavesOf(chunkSize + 1)), RangeError)
})

test('tells a leaf from a node, and a list from the same with its last ticket twice', () => {
  const [left, right] = leavesOf(2)
  const node = rootOf(growTree([left!, right!]))
  assert.notDeepEqual([...hashLeaf(Buffer.concat([left!, right!]))], [...node])
  const three = leavesOf(3)
  const doubled = rootOf(growTree([...three, three[2]!]))
  assert.notDeepEqual([...rootOf(growTree(three))], [...doubled])
})

test('gives the same root and paths by chunks', () => {
  for (const count of [1, 1023, 1024, 1025, 2048, 3000, 5121]) {
    const leaves = leavesOf(count)
    const whole = growTree(leaves)
    const chunks: Uint8Array[][] = []
    for (let at = 0; at < count; at += chunkSize) chunks.push(leaves.slice(at, at + chunkSize))
    const roots = chunks.map(chunkRoot)
    assert.deepEqual([...rootOfChunks(roots)], [...rootOf(whole)], String(count))
    for (const index of [0, 1, 511, 1023, 1024, 2047, 2999, count - 1].filter(at => at < count)) {
      const own = chunks[placeInChunk(index).chunk]!
      assert.deepEqual(
        pathThroughChunks(index, growTree(roots), growTree(own)),
        pathTo(whole, index),
      )
    }
  }
})
