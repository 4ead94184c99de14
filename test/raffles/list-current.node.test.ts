import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Http } from '../../src/core/http.ts'
import { listCurrentRaffles } from '../../src/core/raffles/current-raffles.ts'

test('a hundred ended raffles that nobody closed don’t keep those on sale from home', async () => {
  const asked: { query: { pageSize?: number; sortDir?: string } }[] = []
  const http = {
    async ask(_call: unknown, given: (typeof asked)[number]) {
      asked.push(given)
      return { data: [] }
    },
  } as unknown as Http
  await listCurrentRaffles(http, 'an organization')
  assert.equal(asked[0]?.query.pageSize, 1000)
  assert.equal(asked[0]?.query.sortDir, 'asc')
})
