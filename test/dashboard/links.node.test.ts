import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hrefOf, pathTo } from '../../src/core/links.ts'
import type { Row } from '../../src/core/screen-row.ts'

const shared = { kind: 'screen', layout: 'sidebar', title: 't', access: 'signed-in', menu: 'none' }
const registry = {
  order: { ...shared, path: '/order/:id', params: { id: 'order-id' } },
  raffle: { ...shared, path: '/raffle', query: { raffle: 'raffle-id' } },
} as Record<string, Row>

test('leads only to screens that the registry has', () => {
  assert.equal(pathTo('raffles', {}, registry), null)
  assert.equal(pathTo('toString', {}, registry), null)
  assert.equal(pathTo('order', { id: 'a/b' }, registry), '/order/a%2Fb')
  assert.equal(pathTo('raffle', { raffle: 'a&b' }, registry), '/raffle?raffle=a%26b')
})

test('leads into the full dashboard from an embedded element, else below the base path', () => {
  assert.equal(hrefOf({ basePath: '/desk/', dashboardUrl: undefined }, '/raffles'), '/desk/raffles')
  const dashboardUrl = 'https://desk.example/'
  assert.equal(hrefOf({ basePath: '/', dashboardUrl }, '/raffles'), 'https://desk.example/raffles')
})
