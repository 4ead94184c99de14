import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call, Http } from '../../src/core/http.ts'
import { listCurrentRaffles } from '../../src/core/raffles/api.ts'

test('a hundred ended raffles that nobody closed don’t keep those on sale from home', async () => {
  const asked: Call[] = []
  const http = {
    async get(_path: string, _schema: unknown, call: Call) {
      asked.push(call)
      return []
    },
  } as unknown as Http
  await listCurrentRaffles(http, 'an organization')
  assert.equal(asked[0]?.query?.pageSize, 1000)
  assert.equal(asked[0]?.query?.sortDir, 'asc')
})
