/**
 * A 50/50 from its first line to its close, on the production build, by keyboard alone:
 * nothing is clicked, and no script gives the focus. The clock of product and browsers is set ahead for the draws.
 */
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import type { Order } from '../../src/core/orders/order.ts'
import type { Role } from '../../src/core/session/role.ts'
import { cacheFolder } from '../config/root.ts'
import { samples } from '../support/full.ts'
import { type Product, startProduct } from '../support/product.ts'
import { openBrowser } from '../support/running-product.ts'
import {
  activate,
  confirm,
  enterLicence,
  enterPlace,
  requestActivation,
  requestTooEarly,
} from './journey/activation.ts'
import { checkByPage, checkByScript, download } from './journey/certificates.ts'
import { instantOf, type Moment } from './journey/dates.ts'
import { addEarlyBird, draftRaffle, type Plan } from './journey/draft.ts'
import {
  closeRaffle,
  giveDice,
  giveWords,
  lockList,
  logContact,
  pick,
  reject,
  takeReceipt,
  verifyAndConfirm,
} from './journey/draw.ts'
import { holdPayment, openSales } from './journey/orders.ts'
import { arrive, type Day, type Person } from './journey/people.ts'

const folder = `${cacheFolder}/journey`
const licence = `${folder}/licence.pdf`
const start = new Date()
const plan: Plan = {
  name: 'Lantern Night 50/50',
  start,
  sales: { from: { day: -1, time: '09:00' }, until: { day: 2, time: '21:00' } },
  drawAt: { day: 2, time: '21:30' },
  earlyBird: {
    name: 'Early bird: a weekend for two',
    quantity: 2,
    cutoff: { day: 1, time: '18:00' },
    drawAt: { day: 1, time: '19:00' },
  },
}

/** The draw before the last one is a second draw by the same steps: `npm run full` makes it as well. */
const drawsEarly = samples([false, true]).includes(true)

let product: Product
let browser: Browser

before(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    licence,
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
  product = await startProduct({ settableClock: true })
  browser = await openBrowser()
})
after(() => Promise.all([browser?.close(), product?.close()]))

/** The clocks of product and browsers go to a moment of the raffle. */
async function dayAt(moment: Moment): Promise<Day> {
  const aheadMs = instantOf(start, moment).getTime() - Date.now()
  await product.setClockAhead(aheadMs)
  return { browser, url: product.url, aheadMs }
}

/** What somebody does at their desk, and nothing may go wrong in their page. A picture of where it ended stays. */
async function atDesk(day: Day, role: Role, work: (person: Person) => Promise<void>) {
  const person = await arrive(day, role)
  try {
    await work(person)
    assert.deepEqual(person.faults, [])
  } catch (error) {
    await picture(person.page)
    throw error
  } finally {
    await person.leave()
  }
}

const picture = (page: Page) =>
  page.screenshot({ path: `${folder}/failed.png`, fullPage: true }).catch(() => {})

test('takes a 50/50 from its draft to its close, each draw with a certificate that holds', async () => {
  const today: Day = { browser, url: product.url, aheadMs: 0 }
  let raffleId = ''
  await atDesk(today, 'raffle admin', async person => {
    raffleId = await draftRaffle(person, plan)
    if (drawsEarly) await addEarlyBird(person, plan)
    await requestTooEarly(person)
    await enterLicence(person, licence)
    await enterPlace(person)
    await requestActivation(person)
  })
  await atDesk(today, 'RB admin', person => activate(person, plan.name))

  const sales = await openSales(product.url, raffleId)
  const sold = new Set(numbersOf(await sales.sell(1, 1)))
  const voided = await sales.sell(3, 2)
  const pending = await sales.sell(3, 3)
  for (let buyer = 4; buyer < 10; buyer++)
    for (const number of numbersOf(await sales.sell(3, buyer))) sold.add(number)
  await sales.voidOrder(voided)
  await holdPayment(product.databaseUrl, pending)
  await sales.sell(3, 10, { type: 'cheque', source: 'mail' })

  const firstEvening = await dayAt({ day: 1, time: '19:05' })
  const later = await openSales(product.url, raffleId)
  for (let buyer = 11; buyer < 15; buyer++) await later.sell(1, buyer)
  const certificates: string[] = []
  const drawEarly = async (person: Person) => {
    await openRaffle(person)
    await runDraw(person)
    // One and six threes; neither the voided, the unpaid and the uncleared, nor those of tonight.
    await lockList(person, 19)
    await takeReceipt(person)
    await giveDice(person, '3 1 6 4 4 2 5 1 3 6 2 5')
    for (const ticket of await pick(person, 'Pick 2 winners', 2)) {
      assert.ok(sold.has(Number(ticket)), `Ticket ${ticket} takes part`)
      await verifyAndConfirm(person, ticket)
    }
    certificates.push(await download(person, folder))
  }
  if (drawsEarly) await atDesk(firstEvening, 'raffle admin', drawEarly)
  await later.sell(1, 15)

  const secondEvening = await dayAt({ day: 2, time: '21:35' })
  await atDesk(secondEvening, 'raffle admin', async person => {
    const { page } = person
    await openRaffle(person)
    await person.press(page.getByRole('button', { name: 'End raffle', exact: true }))
    await confirm(person, 'End raffle')
    await person.expectFocus()
    await runDraw(person)
    await lockList(person, 24)
    await takeReceipt(person)
    await giveDice(person, '2 2 6 1 5 3 4 1 6 6 3 2')
    const [rejected] = await pick(person, 'Pick winner', 1)
    await reject(person, rejected!)
    await giveWords(person, 'seven herrings sleep under the pier', 'The buyer may not win.')
    const [winner] = await pick(person, 'Pick winner', 1)
    assert.notEqual(winner, rejected)
    await verifyAndConfirm(person, winner!)
    await logContact(person)
    certificates.push(await download(person, folder))
    await closeRaffle(person)
  })

  for (const certificate of certificates) {
    checkByScript(certificate)
    await checkByPage(browser, certificate)
  }
})

function numbersOf({ firstTicketNumber: first, lastTicketNumber: last }: Order): number[] {
  if (first === null || last === null) return []
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** By the palette, from anywhere. */
async function openRaffle({ page, key }: Person): Promise<void> {
  await key('ControlOrMeta+k')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type(plan.name)
  await page.getByRole('option', { name: plan.name }).first().waitFor()
  await key('Enter')
  await page.getByRole('region', { name: 'Next step' }).waitFor()
}

/** The draw that is due is the raffle's next step. */
async function runDraw({ page, press }: Person): Promise<void> {
  await page.getByRole('heading', { name: 'A draw is due' }).waitFor()
  await press(page.getByRole('link', { name: 'Run the draw', exact: true }))
}
