/**
 * Locking a draw's list the moment after its orders came in, before the database has looked at its tables. Machines
 * differ, so no time is asserted; 12,000 orders are to take 2 s at most, 100,000 at most 15.
 */
import { sql } from 'kysely'
import { addRaffle, endSales, openApi, sellMany, step } from '../api/draws/support.ts'

const api = await openApi()
try {
  for (const table of ['orders', 'tickets'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(api.db)
  for (const orders of [12_000, 100_000]) {
    const raffle = await addRaffle(api)
    await sellMany(raffle, orders)
    await endSales(raffle)
    const from = performance.now()
    const { status } = await step(raffle, 'lock')
    const ms = Math.round(performance.now() - from)
    console.log(`a list of ${orders} fresh orders: locked in ${ms} ms (${status})`)
  }
} finally {
  await api.close()
}
