import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { atom } from 'nanostores'
import { DeskError, failureOfStatus } from '../../src/core/errors.ts'
import { createLive } from '../../src/core/raffles/draws/live.ts'
import { createResource, liveMs, type Resource } from '../../src/core/resource.ts'

test('a resource is read again for the next person, and never while nobody is signed in', async () => {
  const $subject = atom<string | null>('eva:tern-cove')
  const readFor: (string | null)[] = []
  const { $state } = createResource(
    { $subject, $written: atom(0) },
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

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

/** Time that the test turns on, on a page that shows. */
function clockOf(context: TestContext) {
  context.mock.timers.enable({ apis: ['setInterval', 'setTimeout', 'Date'] })
  page.visibilityState = 'visible'
  const before = Object.getOwnPropertyDescriptor(globalThis, 'document')
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true })
  context.after(() => {
    if (before) Object.defineProperty(globalThis, 'document', before)
    else Reflect.deleteProperty(globalThis, 'document')
  })
  return async () => {
    context.mock.timers.tick(liveMs)
    await new Promise(setImmediate)
  }
}

const refusal = (status: number, retryAfter?: number) =>
  new DeskError(failureOfStatus(status), 'No.', { status, ...(retryAfter && { retryAfter }) })

/** The window that hears of the network's return. */
function networkOf(context: TestContext) {
  const window = new EventTarget()
  const { addEventListener, removeEventListener } = globalThis
  globalThis.addEventListener = window.addEventListener.bind(window)
  globalThis.removeEventListener = window.removeEventListener.bind(window)
  context.after(() => Object.assign(globalThis, { addEventListener, removeEventListener }))
  return async () => {
    window.dispatchEvent(new Event('online'))
    await new Promise(setImmediate)
  }
}

const cutOff = () => new DeskError('offline', 'No.')

/** Answers each call with the next of `answers`: an error, or figures. */
function polled(answers: (Error | number[])[]) {
  const asked: Resource<number[]>['state'][] = []
  let count = 0
  const store = createResource<number[]>(
    { $subject: atom<string | null>('eva:tern-cove'), $written: atom(0) },
    {
      pollMs: liveMs,
      isEmpty: data => data.length === 0,
      async load() {
        count += 1
        const answer = answers.shift()
        if (!answer || answer instanceof Error) throw answer
        return { data: answer, version: '' }
      },
    },
  )
  const unwatch = store.$state.listen(({ state }) => asked.push(state))
  return { ...store, states: asked, unwatch, calls: () => count }
}

test('what failed or was empty at first is asked again, and no skeleton shows meanwhile', async context => {
  const next = clockOf(context)
  const { $state, states, unwatch } = polled([
    refusal(503),
    new DeskError('offline', 'No.'),
    [],
    [7],
  ])
  await new Promise(setImmediate)
  for (let polls = 0; polls < 3; polls += 1) await next()
  assert.deepEqual(states, ['failed', 'failed', 'empty', 'ready'])
  assert.deepEqual($state.get(), { state: 'ready', data: [7] })
  unwatch()
})

test('a server that asks for a pause gets it, from figures and from a draw', async context => {
  const next = clockOf(context)
  const { unwatch, calls } = polled([refusal(503, 40), [7]])
  let read = 0
  const live = createLive({
    pauseMs: () => liveMs,
    async load() {
      read += 1
      throw refusal(503, 40)
    },
  })
  const unwatchLive = live.$state.listen(() => {})
  await new Promise(setImmediate)
  // Two polls later 30 seconds are over, and with the third 45.
  await next()
  await next()
  page.dispatchEvent(new Event('visibilitychange'))
  assert.deepEqual([calls(), read], [1, 1])
  await next()
  assert.deepEqual([calls(), read], [2, 2])
  unwatch()
  unwatchLive()
})

test('what was empty stays so while a poll fails', async context => {
  const next = clockOf(context)
  const { states, unwatch, calls } = polled([[], refusal(500), [7]])
  await new Promise(setImmediate)
  await next()
  assert.deepEqual([states, calls()], [['empty'], 2])
  await next()
  assert.deepEqual(states, ['empty', 'ready'])
  unwatch()
})

test('a page that is hidden asks for nothing, and goes on once it shows', async context => {
  const next = clockOf(context)
  const { states, unwatch } = polled([refusal(500), [7]])
  await new Promise(setImmediate)
  page.visibilityState = 'hidden'
  await next()
  assert.deepEqual(states, ['failed'])
  page.visibilityState = 'visible'
  await next()
  assert.deepEqual(states, ['failed', 'ready'])
  unwatch()
})

for (const status of [401, 403, 404, 422]) {
  test(`a ${status} stays one: it is not asked again`, async context => {
    const next = clockOf(context)
    const { unwatch, calls } = polled([refusal(status)])
    await new Promise(setImmediate)
    await next()
    assert.equal(calls(), 1)
    unwatch()
  })

  test(`nor is a ${status} of a draw`, async context => {
    const next = clockOf(context)
    let calls = 0
    const { $state } = createLive({
      pauseMs: () => liveMs,
      async load() {
        calls += 1
        throw refusal(status)
      },
    })
    const unwatch = $state.listen(() => {})
    await new Promise(setImmediate)
    await next()
    page.dispatchEvent(new Event('visibilitychange'))
    assert.equal(calls, 1)
    unwatch()
  })
}

test('a draw that failed at first is read again by itself, and when its page shows again', async context => {
  const next = clockOf(context)
  const answers = [refusal(502), refusal(502), 7]
  const states: string[] = []
  const { $state } = createLive({
    pauseMs: () => liveMs,
    async load() {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  const unwatch = $state.listen(({ state }) => states.push(state))
  await new Promise(setImmediate)
  await next()
  assert.deepEqual(states, ['failed', 'failed'])
  page.visibilityState = 'hidden'
  await next()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await new Promise(setImmediate)
  assert.deepEqual(states, ['failed', 'failed', 'ready'])
  unwatch()
})

test('what failed for want of a network is asked again as soon as it is back, and once', async context => {
  clockOf(context)
  const back = networkOf(context)
  const { $state, states, unwatch, calls } = polled([cutOff(), [7], [8]])
  await new Promise(setImmediate)
  await back()
  assert.deepEqual(states, ['failed', 'ready'])
  await back()
  assert.deepEqual([$state.get(), calls()], [{ state: 'ready', data: [7] }, 2])
  unwatch()
})

test('so are figures that stayed while a poll found no network', async context => {
  const next = clockOf(context)
  const back = networkOf(context)
  const { $state, states, unwatch } = polled([[7], cutOff(), [8]])
  await new Promise(setImmediate)
  await next()
  await back()
  assert.deepEqual([states, $state.get()], [['ready', 'ready'], { state: 'ready', data: [8] }])
  unwatch()
})

test('what the server refused is not asked again for the network’s sake', async context => {
  clockOf(context)
  const back = networkOf(context)
  const { unwatch, calls } = polled([refusal(422)])
  await new Promise(setImmediate)
  await back()
  assert.equal(calls(), 1)
  unwatch()
  await back()
  assert.equal(calls(), 1)
})

test('a draw is read at once when the network is back', async context => {
  clockOf(context)
  const back = networkOf(context)
  const answers = [cutOff(), 7]
  const { $state } = createLive({
    pauseMs: () => liveMs,
    async load() {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  const unwatch = $state.listen(() => {})
  await new Promise(setImmediate)
  await back()
  assert.deepEqual($state.get(), { state: 'ready', data: 7, staleSince: null })
  unwatch()
})

test('whoever comes back within the second that a store is kept reads what the desk wrote meanwhile, once', async () => {
  const $subject = atom<string | null>('eva:tern-cove')
  const $written = atom(0)
  let reads = 0
  const load = async () => {
    reads += 1
    return { data: reads, version: '1' }
  }
  const { $state } = createResource({ $subject, $written }, { load })
  const shown: Resource<number>[] = []
  const look = async () => {
    const unwatch = $state.subscribe(state => shown.push(state))
    await new Promise(setImmediate)
    unwatch()
  }
  await look()
  await look()
  assert.equal(reads, 1, 'nothing was written')
  $written.set(1)
  shown.length = 0
  await look()
  await look()
  assert.equal(reads, 2)
  const [before, after] = [
    { state: 'ready', data: 1 } as const,
    { state: 'ready', data: 2 } as const,
  ]
  assert.deepEqual(shown, [before, after, after], 'what was read shows until then')
  $subject.set(null)
  $written.set(2)
  await look()
  assert.equal(reads, 2, 'nobody is signed in')
})
