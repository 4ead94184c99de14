/** What a night's run holds by, and what is told of one that fails. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type RetentionStep, retentionSteps } from '../../../demo/api/retention/steps.ts'
import { nextPart, startRetentionWorker } from '../../../demo/api/retention/worker.ts'
import {
  leastMonths,
  type RetentionField,
  retentionNames,
} from '../../../src/core/retention/retention.ts'
import { statusCalls } from '../../../src/core/system/status-calls.ts'
import { untilWaiting } from '../../database/waiting.ts'
import { until } from '../../support/until.ts'
import { dataOf, openApi } from '../draws/support.ts'
import { organizationId, retentionOf } from './support.ts'

const api = await openApi()
after(() => api.close())
const { record, keep, monthsLater, night } = retentionOf(api)

test('who sets other periods while a batch is under way is answered once it stands', async () => {
  await keep({ keepsBuyers: 36 })
  const told: string[] = []
  let answered: Promise<unknown> = Promise.resolve()
  const buyers: RetentionStep = async at => {
    if (told.length === 0) {
      answered = keep({ keepsBuyers: null }).then(() => told.push('kept'))
      await untilWaiting(api.db, { statement: 'for update' })
      told.push('batch')
    }
    return retentionSteps.buyers(at)
  }
  const now = monthsLater(60)
  const steps = { ...retentionSteps, buyers }
  const worker = startRetentionWorker({
    db: api.db,
    steps,
    now: () => now,
    log: () => assert.fail(),
  })
  await until(() => told.length === 2, 'both')
  await worker.stop()
  await answered
  assert.deepEqual(told, ['batch', 'kept'])
  await night(now)
})

test('a batch does more or less than the one before, towards a second', () => {
  assert.deepEqual([nextPart(1 / 8, 100), nextPart(1 / 2, 499), nextPart(1, 100)], [1 / 4, 1, 1])
  assert.deepEqual([nextPart(1 / 4, 500), nextPart(1 / 4, 1_500)], [1 / 4, 1 / 4])
  assert.deepEqual([nextPart(1, 1_501), nextPart(1 / 8, 9_000)], [1 / 2, 1 / 8])
})

test('each step begins with the smallest batch, whatever the one before it had come to', async () => {
  await keep({ keepsEmails: 6, keepsRecordings: 1 })
  const parts: [string, number][] = []
  let time = 0
  const noting =
    (name: string, takes: number[]): RetentionStep =>
    async ({ part }) => {
      parts.push([name, part])
      time += takes.shift() ?? 0
      return { removed: 0, over: takes.length === 0 }
    }
  const now = monthsLater(75)
  const worker = startRetentionWorker({
    db: api.db,
    steps: {
      ...retentionSteps,
      emails: noting('emails', [100, 100, 100, 100, 4_000, 900]),
      recordings: noting('recordings', [100, 100]),
    },
    now: () => now,
    log: () => assert.fail(),
    timer: () => time,
  })
  await worker.idle()
  await worker.stop()
  assert.deepEqual(parts, [
    ...[1 / 8, 1 / 4, 1 / 2, 1, 1, 1 / 2].map(part => ['emails', part]),
    ...[1 / 8, 1 / 4].map(part => ['recordings', part]),
  ])
})

test('the database keeps each as long as the form asks for at least', async () => {
  const sets = (name: RetentionField, months: number) =>
    api.db
      .updateTable('organizations')
      .set({ [name]: months })
      .where('id', '=', organizationId)
      .execute()
  for (const name of retentionNames) {
    await sets(name, leastMonths[name])
    await assert.rejects(sets(name, leastMonths[name] - 1), /_least/)
  }
})

test('a run that fails three times one after the other is told, on the status page and the organization’s own', async () => {
  await keep({ keepsEmails: 6 })
  const begins = monthsLater(90)
  const faults: unknown[] = []
  const steps: typeof retentionSteps = {
    ...retentionSteps,
    emails: () => Promise.reject(new Error('A row that can’t be changed')),
  }
  const told = async () => {
    const { parts } = dataOf(statusCalls.read.answer, await api.ask('GET', statusCalls.read.path))
    const { retention } = await record()
    return [parts.find(({ part }) => part === 'jobs')?.state, retention?.failing]
  }
  for (let time = 0; time < 3; time += 1) {
    assert.deepEqual(await told(), ['works', false])
    const at = new Date(begins.getTime() + time * 301_000)
    const log = (entry: unknown) => faults.push(entry)
    const worker = startRetentionWorker({ db: api.db, steps, now: () => at, log })
    await worker.idle()
    await worker.stop()
    assert.equal(faults.length, time + 1)
  }
  assert.deepEqual(await told(), ['fails', true])
  await night(new Date(begins.getTime() + 3 * 301_000))
  assert.deepEqual(await told(), ['works', false])
})
