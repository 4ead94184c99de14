/** One life of a till: orders are taken, something happens at a random step, and all of them arrive once. */
import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { randomFrom } from '../../support/random-from.ts'
import { until } from '../../support/until.ts'
import { faults, someCalls, steps, surelyReached } from './faults.ts'
import type { Life, SeenOrder, Step } from './page.tsx'
import type { By, Running, Taken } from './running.ts'
import { entriesOf, orderOf, type Seller, type Till } from './till.ts'

let made = 0

/**
 * @param number of the life: which fault happens, and all that is left to chance, follow from it
 * @returns what it took, and stands
 */
export async function live(
  till: Till,
  by: By,
  { number, seed, reached }: { number: number; seed: number; reached: (what: string) => void },
): Promise<Taken[]> {
  const random = randomFrom(seed * 100_003 + number)
  const fault = faults[number % faults.length]
  assert.ok(fault)
  const run: Running = {
    till,
    seller: 'In Person Sales',
    by,
    page: (await till.open(by)).page,
    working: 'In Person Sales',
    other: null,
    random,
    taken: [],
    reached,
    async reopen() {
      await run.page.close().catch(() => undefined)
      const { page, found } = await till.open(run.by)
      if (found > 0) reached('found as it was being sent by one that is gone')
      run.page = page
    },
    inPage: (work, page = run.page) => evaluated(page, work),
    take: seller => take(run, seller),
    atRest: () => atRest(run),
    isQuiet: () => isQuiet(run),
  }
  let struck: Promise<void> | undefined
  till.far.atGate = step => {
    reached(`${fault.name}, at "${step}"`)
    return new Promise(resolve => {
      struck = fault.strike(run, resolve).catch(error => {
        resolve(null)
        throw error
      })
      struck.catch(() => undefined)
    })
  }
  const [step, count] = stepOf(number, random)
  await run.inPage(`({ arm }) => arm('${step}', ${count})` as never)
  for (let at = 0; at < 3; at += 1) {
    await run.take('In Person Sales')
    // Those that follow may be taken while the first is under way, or after it.
    if (random() < 0.3) await someCalls(run, 1)
  }
  await until(
    async () => struck !== undefined || (await isQuiet(run)),
    `the step of life ${number} (${fault.name})`,
  )
  if (!struck) {
    reached('nothing happened before all had arrived')
    till.far.atGate = null
  }
  await struck
  till.far.network = 'up'
  await atRest(run)
  const standing = await check(run, `life ${number} of seed ${seed} (${fault.name})`)
  await run.other?.close().catch(() => undefined)
  await run.page.close().catch(() => undefined)
  return standing
}

/** Each fault goes through all kinds of steps in as many rounds: chance says which of a kind it strikes at. */
function stepOf(number: number, random: () => number): [Step, number] {
  const round = Math.floor(number / faults.length)
  const step = steps[(number + round) % steps.length] ?? 'write'
  return [step, 1 + Math.floor(random() * surelyReached[step])]
}

async function evaluated<T>(
  page: Page,
  work: (life: Life) => Promise<T> | T,
): Promise<T | undefined> {
  try {
    return await page.evaluate<T>(`(${work})(globalThis.life)`)
  } catch (error) {
    if (/closed|crashed|destroyed|Target|disposed/i.test(String(error))) return undefined
    throw error
  }
}

/** Kept, or else taken again under its key, as the form does that keeps what was typed. */
async function take(run: Running, seller: Seller): Promise<void> {
  const { till, random } = run
  made += 1
  const key = `life-${process.pid}-${String(made).padStart(8, '0')}`
  const quantity = 1 + Math.floor(random() * 3)
  const donationCents = random() < 0.3 ? 1 + Math.floor(random() * 5000) : 0
  const content = orderOf(till, seller, { name: made, quantity, donationCents })
  run.taken.push({ key, seller, cents: content.provisional.totalCents, back: false })
  let said: string | undefined
  await until(async () => {
    // Whoever is at the till waits until it stands again, signs in, and enters what is in the form.
    if (run.working !== seller) return false
    const { page } = run
    const text = JSON.stringify({ key, content })
    said = await evaluated<string>(
      page,
      `({ put }) => { const { key, content } = ${text}; return put(key, content) }` as never,
    )
    if (said === 'kept') return true
    run.reached(said ? `not kept: ${said}` : 'gone while it was being kept')
    if (said === undefined) await until(() => run.page !== page, 'another page')
    return false
  }, `${key} is kept, and not: ${said}`)
}

async function isQuiet({ page }: Running): Promise<boolean> {
  const orders = await evaluated(page, life => life.orders())
  return orders !== undefined && orders.length > 0 && orders.every(isOver)
}

const isOver = ({ kind }: SeenOrder) => kind !== 'queued' && kind !== 'sending'

async function atRest(run: Running): Promise<void> {
  await run.inPage(life => life.sendNow())
  const rest = run.inPage(life => life.atRest())
  const late = setTimeout(30_000, 'late', { ref: false })
  if ((await Promise.race([rest, late])) === 'late')
    assert.fail(
      `It never comes to rest: ${JSON.stringify(await run.inPage(life => life.orders()))}`,
    )
}

/**
 * What this person took is what the books have: each once, with its cents and numbers, as its receipt says; what was taken
 * back stands in both or in none.
 *
 * @returns what stands
 */
async function check(run: Running, story: string): Promise<Taken[]> {
  const { taken } = run
  const mine = taken.filter(({ seller }) => seller === run.seller)
  const orders = (await run.inPage(life => life.orders())) ?? []
  const entries = await entriesOf(
    run.till,
    taken.map(({ key }) => key),
  )
  const books = new Map(entries.map(entry => [entry.key, entry]))
  assert.equal(books.size, entries.length, `${story}: none stands twice`)
  assert.deepEqual(
    orders.map(({ key }) => key).sort(),
    mine.map(({ key }) => key).sort(),
    `${story}: the outbox shows its person’s orders, and no other`,
  )
  for (const { key, kind, why, cents, numbers } of orders) {
    const order = mine.find(one => one.key === key)
    const entry = books.get(key)
    if (order?.back) run.reached(`taken back: ${kind}`)
    const isBack = order?.back && kind === 'cancelled'
    assert.equal(`${kind} ${why ?? ''}`.trim(), isBack ? kind : 'accepted', `${story}: ${key}`)
    const inBooks = isBack ? undefined : { cents: order?.cents, numbers }
    assert.deepEqual(entry && { cents: entry.cents, numbers: entry.numbers }, inBooks, story)
    assert.equal(cents, order?.cents, `${story}: ${key}`)
  }
  const keys = orders.map(({ key }) => key)
  await run.inPage(`({ forget }) => forget(${JSON.stringify(keys)})` as never)
  const others = taken.filter(({ seller }) => seller !== run.seller)
  assert.ok(others.every(({ key }) => books.has(key)))
  return taken.filter(({ key }) => books.has(key))
}
