import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atom } from 'nanostores'
import { createResource } from '../../src/core/resource.ts'

test('a resource is read again for the next person, and never while nobody is signed in', async () => {
  const $subject = atom<string | null>('eva:tern-cove')
  const readFor: (string | null)[] = []
  const { $state } = createResource(
    { $subject },
    {
      load: async () => {
        readFor.push($subject.get())
        return { data: 7, version: '' }
      },
    },
  )
  const unwatch = $state.listen(() => undefined)
  await new Promise(setImmediate)
  assert.deepEqual($state.get(), { state: 'ready', data: 7 })
  $subject.set(null)
  assert.deepEqual($state.get(), { state: 'loading' })
  $subject.set('odile:tern-cove')
  await new Promise(setImmediate)
  assert.deepEqual(readFor, ['eva:tern-cove', 'odile:tern-cove'])
  unwatch()
})
