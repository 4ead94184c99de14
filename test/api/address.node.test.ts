/** Whose attempts are counted: the address that the outermost of our own proxies saw. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { addressOf, networkOf, originOf } from '../../demo/api/http/address.ts'

async function seen(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Hono().get('/', c => c.text(addressOf(c, trustedProxies)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  // As from a connection: without one there is no address.
  const connection = { incoming: { socket: { remoteAddress: '10.0.0.1', address: () => ({}) } } }
  return (await app.request('/', { headers }, connection)).text()
}

for (const [proxies, forwarded, address] of [
  [0, undefined, '10.0.0.1'],
  [0, '192.0.2.1', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '192.0.2.1', '192.0.2.1'],
  [1, '203.0.113.9, 192.0.2.1', '192.0.2.1'],
  [2, '203.0.113.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
  [2, '192.0.2.1', '192.0.2.1'],
  [1, '192.0.2.1:4711', '192.0.2.1'],
  [1, '[2001:DB8::1]:4711', '2001:db8::1'],
  [1, 'fe80::1%eth0', 'fe80::1'],
  [1, '203.0.113.9, unknown', '10.0.0.1'],
  [1, '203.0.113.9, 999.1.1.1', '10.0.0.1'],
  [1, '203.0.113.9,', '10.0.0.1'],
] as const) {
  test(`behind ${proxies} proxies, "${forwarded}" is ${address}`, async () => {
    assert.equal(await seen(proxies, forwarded), address)
  })
}

for (const [address, network] of [
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0002::1', '2001:db8:0:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['', ''],
] as const) {
  test(`${address} is of the network ${network}`, () => {
    assert.equal(networkOf(address), network)
  })
}

test('addresses that answers give are of the host that was checked, not of one that the request line names', async () => {
  const app = new Hono().get('/', c => c.text(originOf(c, 0)))
  const headers = { host: 'Desk.example.org:4000' }
  const answer = await app.request('http://evil.example/', { headers })
  assert.equal(await answer.text(), 'http://desk.example.org:4000')
})
