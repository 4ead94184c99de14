/** Passwords that come at once: however many, the rest of the server goes on. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { hashPassword, verifyPassword } from '../../demo/api/session/password.ts'
import { testCost } from '../support/quick-password.ts'

const slowCost = { N: 2 ** 15, r: 8, p: 1 }

test('files are read while more passwords are hashed than there are threads', async () => {
  const ended: string[] = []
  const hashes = Array.from({ length: 6 }, async () => {
    await hashPassword('Lantern-Harbour-50', slowCost)
    ended.push('hash')
  })
  const file = readFile(new URL(import.meta.url)).then(() => ended.push('file'))
  await Promise.all([file, ...hashes])
  assert.deepEqual(ended.slice(0, 1), ['file'])
})

test('who comes when too many wait is told to come again, and the others are answered', async () => {
  const stored = await hashPassword('Lantern-Harbour-50', testCost)
  const asked = Array.from({ length: 103 }, () => verifyPassword('Lantern-Harbour-50', stored))
  const answers = await Promise.allSettled(asked)
  const right = answers.filter(answer => answer.status === 'fulfilled' && answer.value)
  assert.equal(right.length, 102)
  const [late] = answers.filter(answer => answer.status === 'rejected')
  assert.equal(late?.reason.status, 503)
})
