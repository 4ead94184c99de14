import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import * as v from 'valibot'
import type { RaffleTable } from '../../../demo/api/raffles/tables.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import { RaffleDetailSchema } from '../../../src/core/raffles/raffle-detail.ts'
import { type RaffleRow, RaffleRowSchema } from '../../../src/core/raffles/raffle-row.ts'
import { paths } from '../../support/paths.ts'
import type { Answered, TestApi } from '../support.ts'

/** A new key, as a client makes one for each attempt. */
export const newKey = () => ({ 'idempotency-key': randomUUID() })

/** What a complete 50/50 needs. Dates are days from the test's clock. */
export function complete(api: TestApi, change: object = {}) {
  const inDays = (days: number) => new Date(api.now.getTime() + days * 86_400_000).toISOString()
  return {
    name: 'Lantern Night',
    category: '50/50',
    province: 'NS',
    timeZone: 'America/Halifax',
    status: 'draft',
    startDate: inDays(-1),
    endDate: inDays(10),
    drawDate: inDays(11),
    drawLocation: '12 Wharf Street, Tern Cove',
    rules: '<p>Claim within 30 days.</p>',
    licenseNumber: 'AGD-000999-25',
    licenseUrl: 'https://files.example/licence.pdf',
    shortlink: `lantern-night-${randomUUID().slice(0, 8)}`,
    packages: [
      { ticketCount: 1, priceCents: 500, inventory: null },
      { ticketCount: 3, priceCents: 1000, inventory: 50 },
    ],
    ...change,
  }
}

/** The answer's raffle, which must be of the shape that clients read. */
export function detailOf(answer: Answered): RaffleDetail {
  return v.parse(v.object({ data: RaffleDetailSchema }), answer.json, {
    message: issue => `${answer.text.slice(0, 300)} ${v.getDotPath(issue)}`,
  }).data
}

export function rowsOf(answer: Answered): RaffleRow[] {
  return v.parse(v.object({ data: v.array(RaffleRowSchema) }), answer.json).data
}

export async function create(
  api: TestApi,
  token: string,
  change: object = {},
): Promise<RaffleDetail> {
  const body = complete(api, change)
  return detailOf(await api.ask('POST', paths.events, { token, body, headers: newKey() }))
}

/** Sets what a raffle of the test is, past every rule: status and columns. */
export async function force(
  api: TestApi,
  id: string,
  change: Updateable<RaffleTable>,
): Promise<void> {
  await api.db.updateTable('raffles').set(change).where('id', '=', id).execute()
}

export const codes = (answer: Answered) => answer.errors.map(({ code }) => code)
