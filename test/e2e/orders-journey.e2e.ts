/**
 * A buyer calls: their order is found by a misspelt name, told about, mended and paid back, another one stands again, and
 * two customers become one. By keyboard alone, in English and (in full) French; after each step the books are added up anew.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import mergesInFrench from '../../src/core/customers/merge-texts.fr.ts'
import { mergeTexts } from '../../src/core/customers/merge-texts.ts'
import customersInFrench from '../../src/core/customers/texts.fr.ts'
import { customerTexts } from '../../src/core/customers/texts.ts'
import { formatMoney } from '../../src/core/format/money.ts'
import { shortId } from '../../src/core/format/short-id.ts'
import { type Locale, translated } from '../../src/core/i18n/texts.ts'
import findingInFrench from '../../src/core/orders/finder-texts.fr.ts'
import { finderTexts } from '../../src/core/orders/finder-texts.ts'
import type { NewOrder, Order } from '../../src/core/orders/order.ts'
import askedInFrench from '../../src/core/orders/question-texts.fr.ts'
import { orderQuestionTexts } from '../../src/core/orders/question-texts.ts'
import inFrench from '../../src/core/orders/texts.fr.ts'
import { orderTexts } from '../../src/core/orders/texts.ts'
import { samples } from '../support/full.ts'
import { personOf } from '../support/log-in.ts'
import { type Product, startProduct } from '../support/product.ts'
import { openBrowser } from '../support/running-product.ts'
import { openSales, type Sales } from './journey/orders.ts'
import { arrive, type Person } from './journey/people.ts'
import { type Bookkeeper, openBooks } from './orders-journey/books.ts'
import { harbourLights } from './orders-journey/raffle.ts'

let product: Product
let browser: Browser
let keeper: Bookkeeper

before(async () => {
  product = await startProduct()
  browser = await openBrowser()
  keeper = await openBooks(product.databaseUrl)
  await keeper.switchOn('typesense-rollout', personOf('account owner').email)
})
after(async () => {
  await keeper?.close()
  await Promise.all([browser?.close(), product?.close()])
})

/** The screens' words in each language: of an order with those of its questions. */
const words = {
  en: {
    orders: { ...orderTexts.english, ...orderQuestionTexts.english },
    finding: finderTexts.english,
    customers: customerTexts.english,
    merging: mergeTexts.english,
  },
  fr: {
    orders: {
      ...translated(orderTexts.english, inFrench),
      ...translated(orderQuestionTexts.english, askedInFrench),
    },
    finding: translated(finderTexts.english, findingInFrench),
    customers: translated(customerTexts.english, customersInFrench),
    merging: translated(mergeTexts.english, mergesInFrench),
  },
}
type Words = (typeof words)[Locale]

/** What the journey is about, in its own language. */
interface Case {
  person: Person
  words: Words
  locale: Locale
  raffleId: string
}

const callers = [
  { locale: 'en', firstName: 'Membertou', phone: '902-555-7311', typed: 'memberto quilldrvier' },
  { locale: 'fr', firstName: 'Héloïse', phone: '902-555-7312', typed: 'heloise quilldrievr' },
] as const

for (const { locale, firstName, phone, typed } of samples(callers))
  test(`finds, mends and gives back, to the cent: ${locale}`, async () => {
    const raffleId = await harbourLights(product.url)
    await keeper.endGuarantee(raffleId)
    const sales = await openSales(product.url, raffleId)
    // Whoever typed it the first time misspelt the name, and had the address right.
    const other = await sellAndVoid(sales, {
      firstName,
      lastName: 'Quildrivers',
      phone,
      email: `${locale}.right@journey.example`,
    })
    const order = await sales.sell(3, 1, {
      type: 'cash',
      customer: {
        firstName,
        lastName: 'Quilldriver',
        phone,
        email: `${locale}.wrong@journey.example`,
      },
    })
    const person = await arrive({ browser, url: product.url, aheadMs: 0 }, 'account owner', locale)
    const journey: Case = { person, words: words[locale], locale, raffleId }
    try {
      await find(journey, typed, order)
      await correctAndResend(journey, `${locale}.right@journey.example`)
      await voidOneTicket(journey, order)
      await recordReturned(journey, order)
      await restore(journey, other)
      await merge(journey, firstName)
      assert.deepEqual(person.faults, [])
    } catch (error) {
      await person.page.screenshot({ path: `.cache/journey/orders-${locale}.png` }).catch(() => {})
      throw error
    } finally {
      await person.leave()
    }
  })

async function sellAndVoid(sales: Sales, customer: NewOrder['customer']): Promise<Order> {
  const order = await sales.sell(3, 2, { type: 'cash', customer })
  await sales.voidOrder(order)
  return order
}

async function toFinder({ person, words }: Case): Promise<void> {
  const { page } = person
  await person.press(
    page.getByRole('navigation').getByRole('link', { name: words.orders.orders, exact: true }),
  )
  await page.getByRole('heading', { level: 1, name: words.finding.title }).waitFor()
}

async function find(journey: Case, typed: string, order: Order): Promise<void> {
  const { person, words } = journey
  const { page } = person
  await toFinder(journey)
  await person.type(page.getByRole('combobox', { name: words.finding.box }), typed)
  const answer = page.getByRole('listitem').filter({ hasText: shortId(order.id) })
  await answer.getByText(words.finding['why-similar-name']).waitFor()
  // What the buyer is told stands in the answer.
  await answer.getByText(/^(Yes|Oui)/).waitFor()
  await person.key('ArrowDown', 'Enter')
  await page.getByRole('heading', { level: 1, name: shortId(order.id) }).waitFor()
  await person.expectFocus()
}

async function correctAndResend({ person, words }: Case, address: string): Promise<void> {
  const { page } = person
  const before = await keeper.messagesTo(address)
  await person.press(page.getByRole('button', { name: words.orders.sendTickets, exact: true }))
  const dialog = page.getByRole('dialog')
  await person.type(dialog.getByLabel(words.orders.recipient), address)
  await person.press(dialog.getByLabel(words.orders.correct), 'Space')
  await person.press(dialog.getByRole('button', { name: words.orders.send, exact: true }))
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(words.orders.sentTo({ recipient: address }), { exact: true }).waitFor()
  await page.getByRole('link', { name: address }).waitFor()
  assert.equal(await keeper.messagesTo(address), before + 1)
  await person.expectFocus()
}

/** The pot as the question says it will be is the one that SQL makes of the ledger afterwards. */
async function voidOneTicket(journey: Case, order: Order): Promise<void> {
  const { person, words, raffleId } = journey
  const { page } = person
  const before = await keeper.books(raffleId)
  await openAction(journey, words.orders.void)
  const dialog = page.getByRole('alertdialog')
  await person.reach(dialog.getByRole('radio', { name: words.orders.allTickets }))
  await person.key('ArrowDown')
  const number = `${(order.firstTicketNumber ?? 0) + 1}`
  await person.type(dialog.getByLabel(words.orders.fromTicket), number)
  await person.type(dialog.getByLabel(words.orders.toTicket), number)
  await person.type(dialog.getByLabel(words.orders.voidReason), 'One too many')
  const said = (await dialog.textContent()) ?? ''
  await person.press(dialog.getByRole('button', { name: words.orders.voidTickets, exact: true }))
  await dialog.waitFor({ state: 'hidden' })
  const now = await keeper.books(raffleId)
  assert.equal(now.tickets, before.tickets - 1)
  assert.equal(now.soldCents, before.soldCents - Math.floor(order.amountPaidCents / 3))
  saysPot(journey, said, before.potCents, now.potCents)
  await person.expectFocus()
}

async function recordReturned(journey: Case, order: Order): Promise<void> {
  const { person, words } = journey
  const { page } = person
  const owed = await keeper.owedCents(order.id)
  assert.equal(owed, Math.floor(order.amountPaidCents / 3))
  await person.press(page.getByRole('button', { name: words.orders.recordReturned, exact: true }))
  const dialog = page.getByRole('dialog')
  await person.press(dialog.getByRole('button', { name: words.orders.refundReason }))
  await person.choose(words.orders['refundReason-asked-for'].slice(0, 8))
  await person.press(dialog.getByRole('button', { name: words.orders.recordReturned, exact: true }))
  await dialog.waitFor({ state: 'hidden' })
  assert.equal(await keeper.owedCents(order.id), 0)
  await person.expectFocus()
}

async function restore(journey: Case, other: Order): Promise<void> {
  const { person, words, raffleId } = journey
  const { page } = person
  await toFinder(journey)
  await person.type(page.getByRole('combobox', { name: words.finding.box }), shortId(other.id))
  await page
    .getByRole('listitem')
    .filter({ hasText: shortId(other.id) })
    .waitFor()
  await person.key('Enter')
  await page.getByRole('heading', { level: 1, name: shortId(other.id) }).waitFor()
  const before = await keeper.books(raffleId)
  await openAction(journey, words.orders.restore)
  const dialog = page.getByRole('alertdialog')
  await person.type(dialog.getByLabel(words.orders.voidReason), 'A mistake')
  const said = (await dialog.textContent()) ?? ''
  await person.press(dialog.getByRole('button', { name: words.orders.restore, exact: true }))
  await dialog.waitFor({ state: 'hidden' })
  const now = await keeper.books(raffleId)
  assert.deepEqual(
    [now.soldCents - before.soldCents, now.tickets - before.tickets],
    [other.amountPaidCents, 3],
  )
  saysPot(journey, said, before.potCents, now.potCents)
}

/** The one that the order is of takes the other's orders; cents and tickets are the raffle's as before. */
async function merge({ person, words, raffleId }: Case, firstName: string): Promise<void> {
  const { page } = person
  const before = await keeper.books(raffleId)
  const [kept, other] = [`${firstName} Quildrivers`, `${firstName} Quilldriver`]
  await person.press(page.getByRole('link', { name: kept, exact: true }))
  await page.getByRole('heading', { level: 1, name: kept }).waitFor()
  await person.press(
    page.getByRole('button', { name: words.customers.mergeNamed({ name: other }) }),
  )
  const drawer = page.getByRole('dialog')
  await drawer.getByText(words.merging.moves).waitFor()
  await person.press(drawer.getByRole('button', { name: words.merging.merge, exact: true }))
  await drawer.waitFor({ state: 'hidden' })
  await page.getByText(words.customers.merged({ number: '1' })(1)).waitFor()
  assert.deepEqual(await keeper.books(raffleId), before)
  await person.expectFocus()
}

async function openAction({ person, words }: Case, label: string): Promise<void> {
  const { page } = person
  await person.press(page.getByRole('button', { name: words.orders.actions, exact: true }))
  await person.choose(label)
}

function saysPot({ words, locale }: Case, said: string, from: number, to: number): void {
  const money = (cents: number) => formatMoney(cents, 'CAD', locale)
  const expected =
    from === to
      ? words.orders.potStays({ amount: money(to) })
      : words.orders.potAfter({ from: money(from), to: money(to) })
  assert.ok(bare(said).includes(bare(expected)), `“${said}” does not say “${expected}”`)
}

/** Without the signs that keep a text's direction. */
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
