/** A till of the test: the page with the outbox, who works on it, and the books against which it is held. */

import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { orderEntryCalls } from '../../../src/core/order-entry/calls.ts'
import type { OnSale } from '../../../src/core/order-entry/on-sale.ts'
import { blankEntry } from '../../../src/core/order-entry/typed-entry.ts'
import type { OrderContent } from '../../../src/core/outbox/waiting-order.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { signIn } from '../../support/sign-in.ts'
import type { FarEnd } from './far-end.ts'
import type { KillableBrowser } from './killable-browser.ts'
import type { Given, Life } from './page.tsx'
import type { Servers } from './servers.ts'

export type Seller = 'In Person Sales' | 'Contact Center Agent'

export interface Till {
  far: FarEnd
  servers: Servers
  browser: KillableBrowser
  raffle: OnSale['raffles'][number]
  /** Of this machine's clock, the page's clock is so far ahead. */
  aheadMs: number
  signIn(seller: Seller): Promise<Pick<Given, 'user' | 'token'>>
  /** The page, opened by somebody who is signed in, and how many orders it found that stood as being sent. */
  open(by: Pick<Given, 'user' | 'token'>): Promise<{ page: Page; found: number }>
}

export async function openTill(
  far: FarEnd,
  servers: Servers,
  browser: KillableBrowser,
): Promise<Till> {
  await sql`
    update raffles set start_at = now() - interval '1 day', end_at = now() + interval '20 years',
      draw_at = now() + interval '21 years'
    where status = 'active' and ended_at is null
  `.execute(servers.db)
  const direct = () => `http://127.0.0.1:${servers.port()}`
  const till: Till = {
    far,
    servers,
    browser,
    aheadMs: 0,
    raffle: await raffleOnSale(direct(), (await signIn(direct(), 'In Person Sales')).token),
    async signIn(seller: Role) {
      const { user, token } = await signIn(direct(), seller)
      return { user, token }
    },
    async open(by) {
      const page = await browser.newPage()
      const given: Given = { ...by, aheadMs: till.aheadMs }
      await page.addInitScript(
        `globalThis.__name = value => value; globalThis.given = ${JSON.stringify(given)}`,
      )
      await page.goto(far.url)
      const found = await page.evaluate(() =>
        (globalThis as unknown as { life: Life }).life.opened(),
      )
      return { page, found }
    },
  }
  return till
}

async function raffleOnSale(url: string, token: string): Promise<OnSale['raffles'][number]> {
  const answer = await fetch(url + orderEntryCalls.onSale.path, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: OnSale }
  const raffle = data.raffles.find(
    ({ ticketsLeft, asks, mailOnly }) => ticketsLeft === null && !asks.maxOrders && !mailOnly,
  )
  if (!raffle)
    throw new Error(`None of the raffles can be sold without end: ${JSON.stringify(data)}`)
  return raffle
}

/** @param name of the buyer: the same name, number and package again is likely a duplicate */
export function orderOf(
  { raffle, aheadMs }: Till,
  seller: Seller,
  { name, quantity, donationCents }: { name: number; quantity: number; donationCents: number },
): OrderContent {
  const [pack] = raffle.packages
  const source = seller === 'In Person Sales' ? 'walk_in' : 'phone'
  const ticketsCents = (pack?.priceCents ?? 0) * quantity
  const donates = donationCents > 0 && raffle.asks.donation
  const totalCents = ticketsCents + (donates ? donationCents : 0)
  const takenAt = new Date(Date.now() + aheadMs).toISOString()
  const kept = { source, batchId: null, receivedOn: null, tender: 'cash' } as const
  const lines = [{ eventId: raffle.id, packageId: pack?.id ?? '', quantity }]
  const letters = String(name).replace(/\d/g, digit => 'abcdefghij'[Number(digit)] ?? '')
  return {
    purchase: {
      source,
      customer: {
        firstName: 'Rosalie',
        lastName: `Thibodeau ${letters}`,
        phone: `902${String(2_000_000 + name)}`,
        email: `buyer-${name}@example.org`,
        address: '14 Prince Street',
        city: 'Halifax',
        province: 'NS',
        postalCode: 'B3H 4R2',
        locale: 'en',
      },
      lines,
      ...(donates && {
        donation: { cents: donationCents, anonymous: false, receiptRequested: false },
      }),
      ofAge: true,
      scriptRead: true,
      tender: { type: 'cash', givenCents: totalCents + 500 },
      totalCents,
      takenAt,
      notDuplicate: false,
    },
    typed: { ...blankEntry(kept, 'en'), lines, takenAt },
    provisional: {
      customerName: `Rosalie Thibodeau ${letters}`,
      email: null,
      lines: [
        {
          eventName: raffle.name,
          tickets: pack?.tickets ?? 0,
          quantity,
          amountCents: ticketsCents,
        },
      ],
      donationCents: donates ? donationCents : 0,
      totalCents,
      changeCents: 500,
      currency: 'CAD',
      takenAt,
    },
  }
}

/** What the books have of some keys, by key: cents, and first and last ticket number of each order. */
export async function entriesOf({ servers }: Pick<Till, 'servers'>, keys: readonly string[]) {
  const { rows } = await sql<{ key: string; cents: number; numbers: [number, number][] }>`
    select split_part(order_entries.idempotency_key, ' ', 2) as key, total_cents as cents,
      json_agg(json_build_array(first_number, last_number) order by first_number) as numbers
    from order_entries
    join orders on orders.entry_id = order_entries.id
    join tickets on tickets.order_id = orders.id
    where split_part(order_entries.idempotency_key, ' ', 2) = any(${[...keys]}::text[])
    group by order_entries.id
  `.execute(servers.db)
  return rows
}
