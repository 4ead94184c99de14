/** A server that renders pages imports what the page imports: there are no elements there, and nothing breaks. */
import assert from 'node:assert/strict'
import { test } from 'node:test'

test('the public entry can be imported where there is no browser, and its functions do nothing', async () => {
  assert.equal('HTMLElement' in globalThis, false)
  const { configure, defineElements } = await import('../../src/index.ts')
  configure({ locale: 'fr', getToken: () => Promise.reject(new Error('asked on a server')) })
  defineElements()
  defineElements()
  assert.equal('customElements' in globalThis, false)
})
