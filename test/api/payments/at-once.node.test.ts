/** One purchase by card that is asked for twice at once, and entered between two reads of the other. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { addRaffle } from '../draws/support.ts'
import { enter } from '../order-entry/support.ts'
import { byCard, cardToken, openBank } from './support.ts'

/** Holds back the answer to the next question whether a purchase stands already, until it is told to go on. */
function holdNext() {
  const told = new EventTarget()
  const hears = (what: string) =>
    new Promise(resolve => told.addEventListener(what, resolve, { once: true }))
  const [isHeld, mayGoOn] = [hears('held'), hears('go on')]
  let isNext = true
  const asked = new WeakSet<object>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (isNext && JSON.stringify(node).includes('withdrawn_keys')) {
        isNext = false
        asked.add(queryId)
      }
      return node
    },
    async transformResult({ result, queryId }) {
      if (asked.has(queryId)) {
        told.dispatchEvent(new Event('held'))
        await mayGoOn
      }
      return result
    },
  }
  return { plugin, isHeld, goOn: () => told.dispatchEvent(new Event('go on')) }
}

const { plugin, isHeld, goOn } = holdNext()
const { api, taken } = await openBank({ reading: plugin })

test('it stands once, and both are told so: it isn’t taken for a duplicate of itself', async () => {
  const raffle = await addRaffle(api)
  const [body, key] = [byCard([raffle], cardToken()), randomUUID()]
  const slow = enter(raffle, body, key)
  await isHeld
  const quick = await enter(raffle, body, key)
  goOn()
  const late = await slow
  assert.deepEqual([quick.status, late.status, late.errors], [201, 201, []])
  assert.deepEqual(late.json, quick.json)
  await api.capture()
  assert.deepEqual(taken(), [500])
})
