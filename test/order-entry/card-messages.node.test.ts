import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFrame } from '../../src/core/order-entry/card-messages.ts'
import { framesCards } from '../../src/core/order-entry/card-pages.ts'

const frame = { window: { its: 'own' }, origin: 'https://fields.example' }
const token = { of: 'raffle-desk-card', say: 'token', attempt: 'one', token: 'token_4242' }

/** As a browser hands it over. */
const heard = (more: object) =>
  readFrame(
    { data: token, origin: frame.origin, source: frame.window, ...more } as unknown as MessageEvent,
    frame,
  )

test('it hears its frame alone: no other window, no other origin, nothing of another shape', () => {
  assert.deepEqual(heard({}), token)
  const nobodys = [
    { source: { its: 'other' } },
    { source: null },
    { origin: 'https://fields.example.evil.example' },
    { origin: 'http://fields.example' },
    { origin: 'null' },
    { data: null },
    { data: JSON.stringify(token) },
    { data: { ...token, of: 'somebody' } },
    { data: { ...token, say: 'paid' } },
    { data: { ...token, token: '4242 4242 4242 4242' } },
    { data: { ...token, token: ['token_4242'] } },
    { data: { of: 'raffle-desk-card', say: 'key', key: 'F5' } },
    { data: { ...token, number: '4242424242424242' } },
    { data: { of: 'raffle-desk-card', say: 'ready', height: '90' } },
    { data: { of: 'raffle-desk-card', say: 'ready', height: Number.NaN } },
    { data: { of: 'raffle-desk-card', say: 'none', attempt: 'one', reason: '<b>no</b>' } },
  ]
  for (const each of nobodys) assert.equal(heard(each), null, JSON.stringify(each))
  // A frame that isn't there is no window.
  const gone = { window: undefined, origin: frame.origin }
  assert.equal(readFrame({ data: token, origin: frame.origin, source: null }, gone), null)
})

test('two pages frame cards, whatever follows their paths, and no other does', () => {
  for (const path of [
    '/order-intake',
    '/create-order',
    '/create-order/',
    '/order-intake?raffle=1#x',
  ])
    assert.ok(framesCards(path), path)
  for (const path of [
    '/',
    '/orders',
    '/create-orders',
    '/x/create-order',
    '/order-intake/x',
    '/logout',
  ])
    assert.ok(!framesCards(path), path)
})
