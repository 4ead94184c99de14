/** What a night's run holds by, and what is told of one that fails. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type RetentionStep, retentionSteps } from '../../../demo/api/retention/steps.ts'
import { startRetentionWorker } from '../../../demo/api/retention/worker.ts'
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
