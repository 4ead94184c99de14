/** What stands in the books, added up from the ledger's own rows and from nothing that is kept of them. */
import assert from 'node:assert/strict'
import pg from 'pg'

export interface Books {
  soldCents: number
  tickets: number
  potCents: number
}

/** Reads and writes the product's database beside its API. */
export interface Bookkeeper {
  books(raffleId: string): Promise<Books>
  /** What an order's buyer is owed: received, void, and not gone back. */
  owedCents(orderId: string): Promise<number>
  messagesTo(address: string): Promise<number>
  /** So that each cent of sales is seen in the pot. */
  endGuarantee(raffleId: string): Promise<void>
  /** A flag for everybody of an address. */
  switchOn(flag: string, email: string): Promise<void>
  close(): Promise<void>
}

export async function openBooks(databaseUrl: string): Promise<Bookkeeper> {
  const db = new pg.Client(databaseUrl)
  await db.connect()
  async function row<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row> {
    const [found] = (await db.query<Row>(sql, values)).rows
    assert.ok(found, sql)
    return found
  }
  return {
    async books(raffleId) {
      const { sold, tickets, ...pot } = await row<Record<string, string>>(booksSql, [raffleId])
      const bySales = Number(pot.starting) + Math.floor((Number(sold) * Number(pot.percent)) / 100)
      const grown = Math.max(Number(pot.guaranteed), bySales)
      const potCents = pot.maximum === null ? grown : Math.min(Number(pot.maximum), grown)
      return { soldCents: Number(sold), tickets: Number(tickets), potCents }
    },
    async owedCents(orderId) {
      const { owed } = await row<{ owed: string }>(owedSql, [orderId])
      return Number(owed)
    },
    async messagesTo(address) {
      const { count } = await row<{ count: string }>(
        'select count(*) from emails where recipient = $1',
        [address],
      )
      return Number(count)
    },
    async endGuarantee(raffleId) {
      await db.query('update raffles set guaranteed_pot_cents = 0 where id = $1', [raffleId])
    },
    async switchOn(flag, email) {
      await db.query(
        `insert into flag_overrides (flag, trait_key, trait_value, enabled)
        values ($1, 'email', $2, true)`,
        [flag, email],
      )
    },
    close: () => db.end(),
  }
}

/** The newest word about each order, and its tickets less those that are void. */
const standing = `
  standing as (
    select orders.id, orders.amount_cents, coalesce((
      select status from order_changes where order_id = orders.id order by id desc limit 1
    ), initial_status) as now, coalesce((
      select sum(cents) from ticket_voids where order_id = orders.id
        and id not in (select void_id from ticket_void_ends)
    ), 0) as void_cents, coalesce((
      select sum(last_number - first_number + 1) from ticket_voids where order_id = orders.id
        and id not in (select void_id from ticket_void_ends)
    ), 0) as void_tickets
    from orders
  )`

const booksSql = `
  with ${standing}
  select coalesce(sum(standing.amount_cents - void_cents), 0) as sold,
    coalesce(sum(last_number - first_number + 1 - void_tickets), 0) as tickets,
    min(raffles.jackpot_percent)::float8 as percent,
    coalesce(min(raffles.starting_pot_cents), 0) as starting,
    coalesce(min(raffles.guaranteed_pot_cents), 0) as guaranteed, min(raffles.max_jackpot_cents) as maximum
  from raffles join orders on raffle_id = raffles.id join standing on standing.id = orders.id
  left join tickets on order_id = orders.id
  where raffles.id = $1 and now = 'ACTIVE'`

const owedSql = `
  with ${standing}
  select case now when 'VOID' then orders.amount_cents + donation_cents else void_cents end - (
    select coalesce(sum(refunds.amount_cents), 0) from refunds where order_id = orders.id
      and id not in (select refund_id from refund_outcomes where state = 'refused')
  ) as owed
  from orders join standing using (id) where orders.id = $1`
