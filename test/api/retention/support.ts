/** An organization whose nights the tests call, on an API of their own. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { retentionSteps } from '../../../demo/api/retention/steps.ts'
import { startRetentionWorker } from '../../../demo/api/retention/worker.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { organizationRecordCalls } from '../../../src/core/organizations/organization-record.ts'
import type { Retention } from '../../../src/core/retention/retention.ts'
import { until } from '../../support/until.ts'
import { dataOf } from '../draws/support.ts'
import { newKey } from '../raffles/support.ts'
import type { TestApi } from '../support.ts'

export const { id: organizationId } = seedOrganizations.ternCove
const ofOrganization = { id: organizationId }

export function retentionOf(api: TestApi) {
  const begun = api.now

  function monthsLater(months: number): Date {
    const at = new Date(begun)
    at.setUTCMonth(at.getUTCMonth() + months)
    return at
  }

  async function record() {
    const token = await api.signIn('RB admin')
    const path = addressOf(organizationRecordCalls.get.path, ofOrganization)
    return dataOf(organizationRecordCalls.get.answer, await api.ask('GET', path, { token }))
  }

  async function keep(periods: Partial<Retention>): Promise<void> {
    const { version } = await record()
    const answer = await api.ask(
      'PATCH',
      addressOf(organizationRecordCalls.change.path, ofOrganization),
      {
        token: await api.signIn('RB admin'),
        headers: newKey(),
        body: { version, ...periods },
      },
    )
    assert.equal(answer.status, 200, answer.text)
  }

  function workerAt(now: Date) {
    const worker = startRetentionWorker({
      db: api.db,
      steps: retentionSteps,
      now: () => now,
      log: entry => assert.fail(JSON.stringify(entry)),
    })
    return { ...worker, [Symbol.asyncDispose]: worker.stop }
  }

  /** The night's run, by as many instances; once whoever was killed is noticed. */
  async function night(now: Date, instances = 1): Promise<void> {
    await until(async () => {
      const workers = Array.from({ length: instances }, () => workerAt(now))
      for (const worker of workers) await worker.idle()
      for (const worker of workers) await worker.stop()
      return (await openRuns()) === 0
    }, 'the end of the run')
  }

  async function openRuns(): Promise<number> {
    const { rows } = await sql`select from retention_runs where ended_at is null`.execute(api.db)
    return rows.length
  }

  return { record, keep, monthsLater, night }
}
