import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerTo, cacheOf, cachesToDrop, isNoAnswer } from '../../src/core/outbox/worker-rules.ts'

const scope = 'https://desk.example/below/'

function byOf(path: string, more: { method?: string; isNavigation?: boolean } = {}) {
  const url = path.startsWith('https:') ? path : scope + path
  return answerTo({ method: 'GET', isNavigation: false, ...more, url }, scope).by
}

test('the pages of the two entry screens, of login and of logout are answered without a network', () => {
  for (const path of ['order-intake', 'create-order', 'create-order/', 'login?log', 'logout#x'])
    assert.equal(byOf(path, { isNavigation: true }), 'network-first', path)
})

test('no other page is, nor what only begins like one', () => {
  const others = ['', 'orders', 'order-intake/x', 'order-intakes', 'create-order.html', 'x/login']
  for (const path of [...others, 'https://desk.example/login', 'https://other.example/below/login'])
    assert.equal(byOf(path, { isNavigation: true }), 'browser', path)
})

test('hashed files come from the cache; calls, and all that writes, never do', () => {
  assert.equal(byOf('assets/BAOqGIOn.js'), 'cache-first')
  assert.equal(byOf('assets/inter-latin-Dx4kXJAl.woff2'), 'cache-first')
  assert.equal(byOf('raffle-desk.js'), 'entry')
  for (const path of ['build.json', 'sw.js', 'assets/x/../y.js', 'order-service/v2/on-sale'])
    assert.equal(byOf(path), 'browser', path)
  for (const path of ['https://desk.example/order-service/v2/on-sale', 'order-intake'])
    assert.equal(byOf(path), 'browser', path)
  for (const method of ['POST', 'HEAD', 'DELETE'])
    assert.equal(byOf('assets/BAOqGIOn.js', { method }), 'browser', method)
})

test('a build’s files go once nobody runs it: not the own one’s, and nothing of others', () => {
  const [own, old, older] = ['c', 'b', 'a'].map(cacheOf)
  const caches = [own, old, older, 'somebody-else'] as string[]
  assert.deepEqual(cachesToDrop(caches, [old as string, 'raffle-desk.tab.1'], 'c'), [older])
  assert.deepEqual(cachesToDrop(caches, [], 'c'), [old, older])
})

test('a gateway without a server behind it is no answer; a refusal is one', () => {
  assert.deepEqual([502, 503, 504, 200, 401, 404, 429, 500].map(isNoAnswer), [
    ...[true, true, true],
    ...[false, false, false, false, false],
  ])
})
