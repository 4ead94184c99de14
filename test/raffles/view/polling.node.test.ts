import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atom } from 'nanostores'
import type { Desk } from '../../../src/core/desk.ts'
import { DeskError } from '../../../src/core/errors.ts'
import { raffleStatuses } from '../../../src/core/raffles/raffle.ts'
import { raffleViewOf } from '../../../src/core/raffles/raffle-view.ts'
import { liveMs } from '../../../src/core/resource.ts'
import { detailOf, harbourLights } from '../../../stories/raffles/sample-raffles.ts'

for (const status of raffleStatuses) {
  const again = status !== 'closed'
  test(`a raffle that is ${status} is ${again ? 'read again' : 'left alone'} while it is on screen`, async t => {
    t.mock.timers.enable({ apis: ['setInterval'] })
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    Object.defineProperty(globalThis, 'document', { value: page, configurable: true })
    t.after(() => Reflect.deleteProperty(globalThis, 'document'))
    let reads = 0
    const raffle = detailOf({ ...harbourLights, status })
    const http = {
      async ask() {
        reads += 1
        return reads === 1 ? raffle : { ...raffle, status: 'active', ticketsSold: 99, version: 4 }
      },
    }
    const desk = {
      http,
      $subject: atom<string | null>('eva:tern-cove'),
      $written: atom(0),
    } as unknown as Desk
    const { $view } = raffleViewOf(desk, raffle.id)
    const unwatch = $view.listen(() => undefined)
    await new Promise(setImmediate)
    t.mock.timers.tick(liveMs)
    await new Promise(setImmediate)
    const shown = $view.get()
    assert.equal(shown.state === 'ready' && shown.data.status, again ? 'active' : 'closed')
    assert.equal(reads, again ? 2 : 1)
    page.visibilityState = 'hidden'
    t.mock.timers.tick(liveMs)
    await new Promise(setImmediate)
    assert.equal(reads, again ? 2 : 1)
    unwatch()
  })
}

test('a raffle that was there stays, with the reason, where no network refreshes it', async t => {
  t.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] })
  const raffle = detailOf(harbourLights)
  const cutOff = new DeskError('offline', 'No.')
  let isOnline = true
  const http = {
    async ask() {
      if (!isOnline) throw cutOff
      return raffle
    },
  }
  const $subject = atom<string | null>('eva:tern-cove')
  const { $view } = raffleViewOf(
    { http, $subject, $written: atom(0) } as unknown as Desk,
    raffle.id,
  )
  async function visit() {
    const leave = $view.listen(() => undefined)
    await new Promise(setImmediate)
    const shown = $view.get()
    leave()
    t.mock.timers.tick(1000)
    t.mock.timers.tick(1000)
    return shown
  }
  await visit()
  isOnline = false
  assert.deepEqual(await visit(), { state: 'ready', data: raffle, error: cutOff })
  $subject.set('odile:tern-cove')
  assert.deepEqual(await visit(), { state: 'failed', error: cutOff })
})
