/** Orders in are orders out: random lives of a till in a real browser, against real servers, all of which are killed. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { buildPage } from '../support/built-page.ts'
import { soak } from '../support/soak.ts'
import { startFarEnd } from './outbox/far-end.ts'
import { faults, rareStates } from './outbox/faults.ts'
import { killableBrowser } from './outbox/killable-browser.ts'
import { live } from './outbox/life.ts'
import { startServers } from './outbox/servers.ts'
import { openTill } from './outbox/till.ts'

const lives = Number(process.env.RAFFLE_DESK_LIVES) || (soak ? 1000 : faults.length)
const seed = Number(process.env.RAFFLE_DESK_SEED) || 13

const folder = await buildPage('e2e/outbox')
const servers = await startServers()
const far = await startFarEnd(folder, servers.port)
const browser = await killableBrowser()
after(async () => {
  await browser.close()
  await far.close()
  await servers.close()
})

test(`${lives} lives of a till: orders in are orders out, none twice, with their cents and numbers`, async t => {
  const till = await openTill(far, servers, browser)
  const reached = new Map<string, number>()
  let taken = 0
  let cents = 0
  for (let number = 0; number < lives; number += 1) {
    const by = await till.signIn('In Person Sales')
    const orders = await live(till, by, {
      number,
      seed,
      reached: what => reached.set(what, (reached.get(what) ?? 0) + 1),
    })
    if (process.env.SHOW)
      console.log(number, Math.round(performance.now()), faults[number % faults.length]?.name)
    taken += orders.length
    cents += orders.reduce((sum, order) => sum + order.cents, 0)
    if (number % 100 === 99) console.log(`${number + 1} lives, ${taken} orders`)
  }
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from order_entries) as entries,
      (select sum(total_cents) from order_entries) as cents,
      (select coalesce(sum(amount_cents + donation_cents), 0) from orders where entry_id is not null)
        as order_cents,
      (select max(last_number) - min(first_number) + 1 - sum(last_number - first_number + 1) from tickets
        where raffle_id = ${till.raffle.id}) as missing_numbers
  `.execute(servers.db)
  const told = [...reached].sort().map(([what, count]) => `${count} × ${what}`)
  const summary = `seed ${seed}: ${lives} lives, ${taken} orders that stand, ${cents} cents`
  for (const line of [summary, ...told]) t.diagnostic(line)
  assert.deepEqual(rows, [{ entries: taken, cents, orderCents: cents, missingNumbers: 0 }])
  const names = [...reached.keys()]
  const wanted = soak ? rareStates : faults.map(({ name }) => name)
  assert.deepEqual(
    wanted.filter(name => !names.some(each => each.startsWith(name))),
    [],
    'never reached',
  )
})
