import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chunkTimeoutMs, loadChunk } from '../../src/core/load-chunk.ts'

const failed = (code: string, message: string) => (error: Error & { code?: unknown }) =>
  error.code === code && error.message === message

test('a chunk has 120 seconds (section 9)', () => {
  assert.equal(chunkTimeoutMs, 120_000)
})

test('a chunk gives its part', async () => {
  assert.equal(await loadChunk(async () => ({ default: 'the part' })), 'the part')
})

test('a chunk that fails is a chunk load error with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const loading = loadChunk(() => Promise.reject(cause))
  await assert.rejects(loading, failed('CHUNK_LOAD_FAILED', 'CHUNK_LOAD_FAILED'))
  await assert.rejects(loading, (error: Error) => error.cause === cause)
})

test('a chunk that doesn’t come in time is a chunk load error', async () => {
  const never = new Promise<{ default: unknown }>(() => undefined)
  const loading = loadChunk(() => never, 20)
  await assert.rejects(loading, failed('CHUNK_LOAD_FAILED', 'CHUNK_LOAD_TIMEOUT'))
})

test('a chunk without its module is MODULE_NOT_FOUND', async () => {
  const empty = async () => ({ default: undefined })
  await assert.rejects(loadChunk(empty), failed('MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'))
})
