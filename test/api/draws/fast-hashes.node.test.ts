import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { growFast, hashLeaves, rootOfLeaves } from '../../../demo/api/raffles/draws/fast-hashes.ts'
import { chunkRoot } from '../../../src/core/raffles/draws/chunked-tree.ts'
import { growTree } from '../../../src/core/raffles/draws/merkle.ts'
import { hashTicket } from '../../../src/core/raffles/draws/ticket-leaf.ts'

test('leaves and roots are those of the certificate’s own functions, whatever the length', () => {
  for (const length of [1, 2, 3, 5, 7, 64, 100, 1023, 1024]) {
    const numbers = Array.from({ length }, (_, at) => 7 ** 4 * (at + 1))
    const salts = randomBytes(32 * length)
    const leaves = numbers.map((ticketNumber, at) =>
      hashTicket({ ticketNumber, salt: salts.subarray(32 * at, 32 * (at + 1)) }),
    )
    const fast = hashLeaves(numbers, salts)
    assert.deepEqual(
      fast.map(leaf => leaf.toString('hex')),
      leaves.map(leaf => Buffer.from(leaf).toString('hex')),
    )
    const rows = (tree: readonly (readonly Uint8Array[])[]) =>
      tree.map(row => row.map(node => Buffer.from(node).toString('hex')))
    assert.deepEqual(rows(growFast(fast)), rows(growTree(leaves)))
    assert.equal(rootOfLeaves(fast).toString('hex'), Buffer.from(chunkRoot(leaves)).toString('hex'))
  }
})
