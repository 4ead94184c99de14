import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { connect } from '../../../demo/api/database/connection.ts'
import type { NewOrder, Order } from '../../../src/core/orders/order.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import { rafflePaths } from '../../support/paths.ts'
import { signIn } from '../../support/sign-in.ts'

/** Sales over the API, as the contact centre enters them. */
export interface Sales {
  sell(tickets: number, buyer: number, order?: Partial<NewOrder>): Promise<Order>
  voidOrder(order: Order): Promise<void>
}

/** The raffle is read anew: its packages have ids by now. */
export async function openSales(url: string, raffleId: string): Promise<Sales> {
  const { token } = await signIn(url, 'raffle admin')
  const { packages } = await ask<RaffleDetail>(url + rafflePaths.event(raffleId), { token })
  return {
    sell(tickets, buyer, order = {}) {
      const bought = packages.find(({ ticketCount }) => ticketCount === tickets)
      assert.ok(bought, `There is no package of ${tickets}`)
      const body: NewOrder = {
        eventId: raffleId,
        packageId: bought.id,
        type: 'credit',
        source: 'phone',
        donationCents: 0,
        donationAnonymous: false,
        receiptRequested: false,
        customer: {
          firstName: 'Buyer',
          lastName: `Number ${buyer}`,
          email: `buyer-${buyer}@example.org`,
          phone: '902-555-0100',
          province: 'NS',
          postalCode: 'B3H 1A1',
        },
        ...order,
      }
      return ask<Order>(url + rafflePaths.orders, { token, method: 'POST', body })
    },
    async voidOrder({ id }) {
      const body = { voidedComment: 'Charged twice' }
      await ask(url + rafflePaths.voidOrder(id), { token, method: 'DELETE', body })
    },
  }
}

/** A buyer's bank is still thinking. Only the public's shop makes such orders, and it is no part of the product. */
export async function holdPayment(databaseUrl: string, { id }: Order): Promise<void> {
  const { db } = connect(databaseUrl, 'jobs')
  try {
    await sql`
      insert into order_changes (order_id, status) values (${id}, 'PENDING')
    `.execute(db)
  } finally {
    await db.destroy()
  }
}

interface Asked {
  token: string
  method?: 'GET' | 'POST' | 'DELETE'
  body?: unknown
}

async function ask<Data>(address: string, { token, method = 'GET', body }: Asked): Promise<Data> {
  const answer = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const said = await answer.text()
  assert.ok(answer.ok, `${method} ${address} answered ${answer.status}: ${said}`)
  return (JSON.parse(said) as { data: Data }).data
}
