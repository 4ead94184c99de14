/** The file of ticked orders: asked for in parts that an address holds, written as the list's own file is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atom } from 'nanostores'
import type { Desk } from '../../src/core/desk.ts'
import { namedFile } from '../../src/core/orders/named-file.ts'
import { orderTexts } from '../../src/core/orders/texts.ts'
import { orderRows } from '../../stories/orders/sample-orders.ts'
import { pageOf } from '../../stories/support/fake-api.ts'

const [first] = orderRows
assert.ok(first)

const idOf = (at: number) => `4f09${String(at).padStart(4, '0')}-0000-4000-8000-000000000000`

test('250 ticked orders are asked for in three parts, and stand in the file once each, the newest first', async () => {
  const bought = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()
  const rowOf = (id: string) => ({ ...first, id, boughtAt: bought(Number(id.slice(4, 8))) })
  const parts: number[] = []
  const desk = {
    http: {
      ask: async (_call: unknown, { query }: { query: { ids: string[] } }) => {
        parts.push(query.ids.length)
        return pageOf(query.ids.map(rowOf))
      },
    },
    texts: () => atom(orderTexts.english),
    $locale: atom('en'),
  } as unknown as Desk
  const ids = Array.from({ length: 250 }, (_, at) => idOf(at))
  const { name, text } = await namedFile(desk, { ids, organizationId: first.eventId })
  assert.deepEqual(parts, [100, 100, 50])
  assert.match(name, /^Orders - \d{4}-\d\d-\d\d\.csv$/)
  const lines = text.trimEnd().split('\r\n')
  assert.equal(lines.length, 251)
  assert.match(lines[0] ?? '', /^\uFEFF"?Order/)
  const inFile = lines.slice(1).map(line => line.split(',').at(-1))
  assert.deepEqual(inFile, ids.toReversed())
})
