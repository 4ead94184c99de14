import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  createDownload,
  type DownloadCalls,
  type DownloadProgress,
  type DownloadState,
} from '../../src/core/download.ts'
import { DeskError } from '../../src/core/errors.ts'
import { until } from '../support/until.ts'

interface Made {
  saved: string[]
  opened: string[]
  cancelled: string[]
  jobs: (string | null)[]
  states: DownloadState['state'][]
}

function downloadOf(calls: Partial<DownloadCalls>) {
  const made: Made = { saved: [], opened: [], cancelled: [], jobs: [], states: [] }
  const download = createDownload({
    calls: {
      start: async () => ({ kind: 'job', id: 'j1' }),
      poll: async () => ({ state: 'finished', done: 3, total: 3 }),
      ticket: async id => `https://api.example/tickets/${id}`,
      cancel: async id => void made.cancelled.push(id),
      ...calls,
    },
    pollMs: 1,
    onJob: id => made.jobs.push(id),
    save: ({ name }) => made.saved.push(name),
    openAttachment: url => made.opened.push(url),
  })
  download.$state.listen(({ state }) => made.states.push(state))
  return { download, made }
}

test('a small answer is saved as it came', async () => {
  const { download, made } = downloadOf({
    start: async () => ({ kind: 'file', name: 'Orders.csv', blob: new Blob(['a']) }),
  })
  download.start()
  await until(() => download.$state.get().state === 'finished')
  assert.deepEqual([made.saved, made.opened], [['Orders.csv'], []])
})

test('a job is followed to its end, and its ticket opened once', async () => {
  const steps: DownloadProgress[] = [
    { state: 'running', done: 0, total: 0 },
    { state: 'running', done: 500, total: 1000 },
    { state: 'finished', done: 1000, total: 1000 },
  ]
  const seen: number[] = []
  const { download, made } = downloadOf({
    poll: async () => steps.shift() ?? { state: 'finished', done: 1000, total: 1000 },
  })
  download.$state.listen(state => state.state === 'running' && seen.push(state.done))
  download.start()
  await until(() => download.$state.get().state === 'finished')
  assert.deepEqual(seen, [0, 0, 500, 1000])
  assert.deepEqual(made.opened, ['https://api.example/tickets/j1'])
  assert.deepEqual(made.jobs, ['j1', null])
})

test('Cancel ends the job on the server, and nothing is opened', async () => {
  const { download, made } = downloadOf({
    poll: async () => ({ state: 'running', done: 1, total: 9 }),
  })
  download.start()
  await until(() => made.jobs.includes('j1'))
  download.cancel()
  assert.equal(download.$state.get().state, 'idle')
  await until(() => made.cancelled.length === 1)
  assert.deepEqual([made.cancelled, made.opened], [['j1'], []])
})

test('Cancel before the job has an id ends it as soon as it has', async () => {
  let answer: (job: { kind: 'job'; id: string }) => void = () => undefined
  const { download, made } = downloadOf({
    start: () =>
      new Promise(resolve => {
        answer = resolve
      }),
  })
  download.start()
  download.cancel()
  answer({ kind: 'job', id: 'j7' })
  await until(() => made.cancelled.length === 1)
  assert.deepEqual(made.cancelled, ['j7'])
  assert.equal(download.$state.get().state, 'idle')
})

test('a job that fails says why, and starting again begins anew', async () => {
  let fails = true
  const { download } = downloadOf({
    poll: async () =>
      fails
        ? { state: 'failed', done: 0, total: 0, message: 'Too many rows' }
        : { state: 'finished', done: 1, total: 1 },
  })
  download.start()
  await until(() => download.$state.get().state === 'failed')
  const state = download.$state.get()
  assert.ok(state.state === 'failed' && state.error instanceof Error)
  assert.equal(state.error.message, 'Too many rows')
  fails = false
  download.start()
  await until(() => download.$state.get().state === 'finished')
})

test('a job of an earlier page is gone on with', async () => {
  let started = 0
  const { download, made } = downloadOf({
    start: async () => {
      started += 1
      return { kind: 'job', id: 'new' }
    },
  })
  download.resume('j4')
  await until(() => download.$state.get().state === 'finished')
  assert.equal(started, 0)
  assert.deepEqual(made.opened, ['https://api.example/tickets/j4'])
})

test('starting twice is one download', async () => {
  let started = 0
  const { download } = downloadOf({
    start: async () => {
      started += 1
      return { kind: 'job', id: 'j1' }
    },
  })
  download.start()
  download.start()
  await until(() => download.$state.get().state === 'finished')
  assert.equal(started, 1)
})

test('a job that can’t be heard of for a moment is gone on with by Retry, and one that is gone begun anew', async () => {
  let failure: DeskError | null = new DeskError('offline', 'No network.')
  let started = 0
  const { download, made } = downloadOf({
    start: async () => {
      started += 1
      return { kind: 'job', id: `j${started}` }
    },
    poll: async () => {
      if (failure) throw failure
      return { state: 'finished', done: 1, total: 1 }
    },
  })
  const failed = () => until(() => download.$state.get().state === 'failed')
  download.start()
  await failed()
  assert.deepEqual(made.jobs, ['j1'])
  failure = new DeskError('not-found', 'It isn’t there.')
  download.start()
  await until(() => made.jobs.length > 2)
  await failed()
  assert.deepEqual([started, made.jobs], [1, ['j1', 'j1', null]])
  failure = null
  download.start()
  await until(() => download.$state.get().state === 'finished')
  assert.deepEqual([started, made.opened], [2, ['https://api.example/tickets/j2']])
})
