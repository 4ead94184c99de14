/**
 * Tickets on paper: real PDFs of the pages that are printed, none cut, and codes that a scanner reads from pictures of
 * them. Few in `npm test`, a thousand tickets and fifty codes in `npm run soak`.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { checkText } from '../../src/core/tickets/check-text.ts'
import { type Arrangement, type Paper, slipsOf } from '../../src/core/tickets/paper.ts'
import { printedOrders, printedRaffle } from '../../stories/tickets/sample-prints.ts'
import { openBuiltPage } from '../support/built-page.ts'
import { readPdf } from '../support/pdf.ts'
import { keepPrinted, paperOf, printedOf } from '../support/printed.ts'
import { soak } from '../support/soak.ts'
import { readCode, requireZbar } from '../support/zbar.ts'

const tickets = soak ? 1_000 : 20
const codes = soak ? 50 : 4

let built: Awaited<ReturnType<typeof openBuiltPage>>

before(async () => {
  requireZbar()
  built = await openBuiltPage('e2e/ticket-paper')
})
after(() => built.close())

interface Wanted {
  orders: number
  /** Of each. */
  tickets: number
  draws?: number
  paper?: Paper
  arrangement?: Arrangement
}

/** The page that goes to the printer, as paper has it. */
async function printed(query: Wanted): Promise<Page> {
  const { page } = built
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
  await page.goto(new URL(`/?${new URLSearchParams(asked)}`, page.url()).href)
  const button = page.getByRole('button', { name: 'Print tickets' })
  await button.waitFor()
  await keepPrinted(page, true)
  await button.click()
  await page.waitForFunction(
    () => (globalThis as unknown as { printed: string[] }).printed.length === 1,
    undefined,
    { timeout: 120_000 },
  )
  const paper = await paperOf(page, (await printedOf(page))[0] ?? '')
  await paper.emulateMedia({ media: 'print' })
  // As wide as the sheet is between its margins.
  const widths = { letter: 215.9 - 16, a4: 210 - 16, label: 101.6 - 8 }
  const width = Math.floor((widths[query.paper ?? 'letter'] / 25.4) * 96)
  await paper.setViewportSize({ width, height: 1_000 })
  return paper
}

const pagesOf = async (paper: Page) =>
  readPdf(await paper.pdf({ preferCSSPageSize: true, tagged: false }))

/** Pieces of paper whose content is more than they hold, or that reach out of their sheet. */
const cutSlips = (paper: Page) =>
  paper.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.rd-slip')].flatMap(slip => {
      const { bottom } = slip.getBoundingClientRect()
      const sheet = slip.closest('.rd-paper-sheet')?.getBoundingClientRect()
      const fits = slip.scrollHeight <= slip.clientHeight + 1
      return fits && (!sheet || bottom <= sheet.bottom + 1) ? [] : [slip.textContent]
    }),
  )

/** Numbers on a page, in the order of its slips. */
const numbersOn = ({ text }: { text: string }) =>
  [...text.matchAll(/(?:Ticket|Billet)\s*(\d{5})/g)].map(([, number]) => Number(number))

test(`${tickets} tickets to be cut: four on each page, none cut off, in order once the stacks lie on each other`, async t => {
  const paper = await printed({
    orders: tickets,
    tickets: 1,
    arrangement: 'stacks',
    paper: 'letter',
  })
  assert.deepEqual(await cutSlips(paper), [])
  const pages = await pagesOf(paper)
  t.diagnostic(`a PDF of ${pages.length} pages of ${tickets} tickets`)
  assert.equal(pages.length, Math.ceil(tickets / 4))
  const onPages = pages.map(numbersOn)
  const inStacks = [0, 1, 2, 3].flatMap(place => onPages.flatMap(page => page[place] ?? []))
  assert.deepEqual(
    inStacks,
    Array.from({ length: tickets }, (_, at) => 10_401 + at),
  )
  assert.ok(pages.every(({ widthPt, heightPt }) => widthPt === 612 && heightPt === 792))
  await readsCodes(paper, t)
  await paper.close()
})

/** Of tickets spread over the whole print. */
async function readsCodes(paper: Page, t: { diagnostic: (text: string) => void }) {
  const orders = printedOrders({ count: tickets })
  const raffle = printedRaffle()
  const places = Array.from({ length: codes }, (_, at) => Math.floor((at * tickets) / codes))
  const slips = paper.locator('.rd-slip')
  const found: number[] = []
  for (const place of places) {
    const slip = slips.nth(place)
    const number = Number(/(?:Ticket|Billet)\s*(\d{5})/.exec((await slip.textContent()) ?? '')?.[1])
    const order = orders.find(({ runs }) => runs[0]?.firstNumber === number)
    assert.ok(order)
    const said = readCode(await slip.locator('.rd-qr-code').screenshot())
    assert.equal(said, checkText({ eventId: raffle.id, orderId: order.orderId, runs: order.runs }))
    found.push(number)
  }
  assert.equal(new Set(found).size, codes)
  t.diagnostic(`${found.length} codes read to their tickets`)
}

test('for the post: a sheet with the address for each order, in the buyer’s language, reprints marked', async () => {
  const count = soak ? 1_000 : 10
  const paper = await printed({ orders: count, tickets: 1, paper: 'a4' })
  assert.deepEqual(await cutSlips(paper), [])
  const pages = await pagesOf(paper)
  assert.equal(pages.length, count)
  for (const [at, { text, widthPt }] of pages.entries()) {
    const french = at % 3 === 1
    assert.match(text, french ? /cuyer-Bérubé/ : /Thibodeau|Sablonnière/)
    assert.match(text, french ? /Billet\s*\d{5}/ : /Ticket\s*\d{5}/)
    assert.match(text, /terncove\.example\/thanks/)
    assert.equal(/REPRINT|RÉIMPRESSION/.test(text), at % 5 === 4)
    assert.match(text, /Tern Cove Hospice Society.*AGD-104211-26/s)
    assert.equal(text.match(/D3A900/g)?.length, 3, 'every draw')
    assert.ok(Math.abs(widthPt - 595) < 1)
  }
  await paper.close()
})

test('many tickets of an order stand together, a few apart, on labels one on each', async () => {
  const of = async (query: Wanted) => {
    const paper = await printed(query)
    assert.deepEqual(await cutSlips(paper), [])
    const pages = await pagesOf(paper)
    await paper.close()
    return pages
  }
  const many = await of({ orders: 2, tickets: 100 })
  assert.equal(many.length, 2)
  for (const [at, { text }] of many.entries())
    for (const number of [10_401, 10_450, 10_500])
      assert.ok(text.includes(String(number + at * 100)), `${number}`)
  const [order] = printedOrders({ count: 1, tickets: 250 })
  assert.deepEqual(
    slipsOf(order?.runs ?? [], { compact: false }).map(runs =>
      runs.map(({ firstNumber }) => firstNumber),
    ),
    [[10_401], [10_501], [10_601]],
  )
  assert.equal((await of({ orders: 2, tickets: 3, paper: 'label' })).length, 8)
  assert.equal(
    (await of({ orders: 2, tickets: 3, paper: 'label', arrangement: 'stacks' })).length,
    6,
  )
  for (const much of [{ draws: 16 }, { tickets: 100 }]) {
    const [page, ...more] = await of({ orders: 4, tickets: 1, arrangement: 'stacks', ...much })
    assert.equal(more.length, 0)
    assert.equal(page?.text.match(/D3A900/g)?.length, 4 * ('draws' in much ? 16 : 3))
  }
})
