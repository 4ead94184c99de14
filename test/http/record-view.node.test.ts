import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { atom } from 'nanostores'
import type { Desk } from '../../src/core/desk.ts'
import { recordViews } from '../../src/core/record-view.ts'

test('a page that shows a record reads it again after each write of its desk, unless the writer shows the answer', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const $written = atom(0)
  const desk = { $written, $subject: atom('eva:tern-cove') } as unknown as Desk
  let version = 0
  const viewOf = recordViews({
    read: async () => ({ version: ++version }),
    isOver: () => true,
  })
  const view = viewOf(desk, '1')
  const states = new Set<string>()
  const leave = view.$view.subscribe(({ state }) => states.add(state))
  const shown = async () => {
    mock.timers.tick(1)
    await new Promise(setImmediate)
    const now = view.$view.get()
    return now.state === 'ready' ? now.data.version : now.state
  }
  assert.equal(await shown(), 1)
  states.clear()
  $written.set(1)
  assert.equal(await shown(), 2, 'a write whose answer was lost may have been done')
  $written.set(2)
  view.show({ version: 9 })
  assert.equal(await shown(), 9, 'the answer shows')
  assert.equal(version, 2, 'without another call')
  assert.deepEqual([...states], ['ready'])
  leave()
  $written.set(3)
  mock.timers.tick(1)
  assert.equal(version, 2, 'nobody watches')
  mock.timers.reset()
})
