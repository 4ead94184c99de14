/** Tests of charges: a bank that can be silent, and what became of a subscription. */
import { after, beforeEach } from 'node:test'
import { sql } from 'kysely'
import { paymentStandIn } from '../../../demo/api/stand-ins/payments.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { subscriptionCalls } from '../../../src/core/subscriptions/calls.ts'
import { addRaffle, openApi, type RaffleOptions, type TestRaffle } from '../draws/support.ts'
import { newKey } from '../raffles/support.ts'
import type { subscribe } from './support.ts'

export const day = 86_400_000

interface Provider {
  asked: string[]
  silent: boolean
  meanwhile: (() => Promise<unknown>) | null
}

export type Made = Awaited<ReturnType<typeof subscribe>>

/** An API whose bank does as it is told; its clock and its bank begin anew with each test. */
export async function openCharging() {
  const provider: Provider = { asked: [], silent: false, meanwhile: null }
  const api = await openApi({
    payments: {
      ...paymentStandIn,
      async charge(asked) {
        provider.asked.push(asked.idempotencyKey)
        await provider.meanwhile?.()
        if (provider.silent) throw new Error('The line is down.')
        return paymentStandIn.charge(asked)
      },
    },
  })
  const start = api.now
  after(() => api.close())
  beforeEach(() => {
    api.now = start
    Object.assign(provider, { asked: [], silent: false, meanwhile: null })
  })
  return {
    api,
    provider,
    readIt: ({ id }: { id: string }) =>
      api.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async ordersOf({ id }: { id: string }) {
      const { rows } = await sql<{
        id: string
        status: string
        failureReason: string | null
        first: number | null
        raffleId: string
        emails: number
      }>`
        select orders.id, status, failure_reason, tickets.first_number as first, orders.raffle_id,
          (select count(*) from emails where order_id = orders.id) as emails
        from orders left join tickets on tickets.order_id = orders.id
        where subscription_id = ${id} order by orders.created_at, orders.id
      `.execute(api.db)
      return rows
    },
    /** On sale for a year. */
    async raffle(options: RaffleOptions = {}): Promise<TestRaffle> {
      const made = await addRaffle(api, { organization: 'ternCove', ...options })
      const endAt = new Date(start.getTime() + 365 * day)
      await api.db
        .updateTable('raffles')
        .set({ endAt, drawAt: endAt })
        .where('id', '=', made.raffleId)
        .execute()
      return made
    },
    /** A session of its own each time: the clock is days on by then. */
    async take(
      step: 'pause' | 'resume' | 'skip' | 'retry' | 'cancel',
      { id, version }: Pick<Made, 'id' | 'version'>,
    ) {
      const body = { version, ...(step === 'cancel' && { reason: 'She moved away' }) }
      const path = addressOf(subscriptionCalls[step].path, { id })
      const token = await api.signIn()
      return api.ask('POST', path, { token, body, headers: newKey() })
    },
  }
}
