/**
 * Raffles across both changes of the clocks, in Halifax and in Phoenix, which has none, made and read in Kolkata: what
 * is typed is the raffle's own clock, what is stored is the one instant, and every place shows that instant in the
 * raffle's zone and in the reader's own.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import * as v from 'valibot'
import { type Connection, connect } from '../../demo/api/database/connection.ts'
import { demoPassword } from '../../demo/api/seed/people.ts'
import { PrizeSchema } from '../../src/core/raffles/prizes/prize.ts'
import { RaffleDetailSchema } from '../../src/core/raffles/raffle-detail.ts'
import { samples } from '../support/full.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { type Product, startProduct } from '../support/product.ts'
import { openBrowser } from '../support/running-product.ts'
import { halifax, type Moment, now, phoenix } from './raffle-times/cases.ts'

let product: Product
let browser: Browser
let database: Connection

before(async () => {
  product = await startProduct({ settableClock: true })
  await product.setClockAhead(Date.parse(now) - Date.now())
  browser = await openBrowser()
  database = connect(product.databaseUrl, 'jobs')
})
after(async () => {
  await browser?.close()
  await database?.db.destroy()
  await product?.close()
})

/** Calls of the API by one person, each answer in the shape that clients read. */
async function callsOf(email: string) {
  async function ask(method: string, path: string, body?: unknown, token?: string) {
    const answer = await fetch(`${product.url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${text}`)
    const json: unknown = JSON.parse(text)
    return json
  }
  const session = await ask('POST', paths.session, { email, password: demoPassword })
  const { token } = v.parse(v.object({ data: v.object({ token: v.string() }) }), session).data
  return async function call<S extends v.GenericSchema>(
    schema: S,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<v.InferOutput<S>> {
    const answer = v.parse(v.object({ data: schema }), await ask(method, path, body, token))
    return answer.data as v.InferOutput<S>
  }
}

/** A browser in Kolkata, signed in. */
async function inKolkata(email: string): Promise<Page> {
  const context = await browser.newContext({
    timezoneId: 'Asia/Kolkata',
    locale: 'en-CA',
    viewport: { width: 1440, height: 1000 },
  })
  await context.clock.install({ time: new Date(now) })
  const page = await context.newPage()
  await page.goto(`${product.url}/login`)
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(demoPassword)
  await page.locator('button[type="submit"]').click()
  await page.locator('raffle-desk-dashboard h1').waitFor()
  return page
}

async function typeMoment(page: Page, field: string, { keys }: { keys: string }): Promise<void> {
  await page.getByRole('spinbutton', { name: `year, ${field}` }).focus()
  // As fast as a hand is, not faster.
  await page.keyboard.type(keys, { delay: 25 })
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save raffle' }).click()
  await page.getByText(/^Saved at /).waitFor()
}

/** What a place shows, in plain spaces. */
async function textOf(page: Page, selector: string): Promise<string> {
  const place = page.locator(selector).first()
  await place.waitFor()
  const text = (await place.textContent()) ?? ''
  return text.replaceAll(/[\u2066\u2069]/g, '').replaceAll(/\s+/g, ' ')
}

/** The instant in the raffle's own zone, and the reader's time of the same instant. */
function assertShows(text: string, { shown, own }: Moment, where: string): void {
  assert.match(text, shown, where)
  assert.ok(text.includes(`(${own} your time)`), `${where}: ${own} your time, in: ${text}`)
}

for (const clocks of samples([halifax, phoenix])) {
  const { timeZone, name, start, end, draw, cutoff, early } = clocks
  let page: Page
  let call: Awaited<ReturnType<typeof callsOf>>
  let id: string

  const read = () => call(RaffleDetailSchema, 'GET', rafflePaths.event(id))
  const open = (path: string) => page.goto(`${product.url}${path}`)

  test(`${timeZone}: what is typed in the editor is stored as its one instant`, async () => {
    call = await callsOf(clocks.email)
    const made = await call(RaffleDetailSchema, 'POST', paths.events, {
      name,
      category: '50/50',
      timeZone,
      province: clocks.province,
      status: 'draft',
      packages: [{ ticketCount: 1, priceCents: 500, inventory: null }],
    })
    id = made.id
    page = await inKolkata(clocks.email)
    await open(`/raffle/edit?raffle=${id}&section=dates`)
    await typeMoment(page, 'Sales start', start)
    if (clocks === halifax) {
      const twice = page.getByRole('group', { name: /1:30.a\.m\. comes twice/ })
      await twice.getByRole('radio', { name: 'The first, ADT' }).check()
      await save(page)
      assert.equal((await read()).startDate, '2026-11-01T04:30:00.000Z')
      await twice.getByRole('radio', { name: 'The second, AST' }).check()
      await typeMoment(page, 'Sales end', { keys: '202703140230a' })
      await page
        .getByText(/clocks go forward/)
        .first()
        .waitFor()
      await page.getByRole('button', { name: 'Save raffle' }).click()
      assert.equal((await read()).endDate, null, 'a time that never comes is not stored')
    } else {
      assert.equal(await page.getByText(/comes twice|go forward/).count(), 0)
    }
    await typeMoment(page, 'Sales end', end)
    await typeMoment(page, 'Draw', draw)
    await save(page)
    const { startDate, endDate, drawDate } = await read()
    assert.deepEqual([startDate, endDate, drawDate], [start.at, end.at, draw.at])
    const stored = await database.db
      .selectFrom('raffles')
      .select(['startAt', 'endAt', 'drawAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(
      [stored.startAt, stored.endAt, stored.drawAt].map(at => at?.toISOString()),
      [start.at, end.at, draw.at],
    )
  })

  test(`${timeZone}: an early bird's dates are stored as their instants`, async () => {
    await open(`/raffle/prizes?raffle=${id}`)
    await page.getByRole('button', { name: 'Add prize' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'Add a prize' })
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Early bird')
    await drawer.getByRole('textbox', { name: 'Value' }).fill('500')
    await typeMoment(page, 'Cut-off', cutoff)
    await typeMoment(page, 'Draw', early)
    await drawer.getByRole('button', { name: 'Add prize' }).click()
    await drawer.waitFor({ state: 'detached' })
    const prizes = await call(v.array(PrizeSchema), 'GET', `${rafflePaths.prizes}?eventId=${id}`)
    const prize = prizes.find(each => each.name === 'Early bird')
    assert.deepEqual([prize?.cutoffAt, prize?.drawDate], [cutoff.at, early.at])
    const text = await textOf(page, '.rd-prizes')
    assertShows(text, cutoff, 'the prizes')
    assertShows(text, early, 'the prizes')
  })

  test(`${timeZone}: every screen shows them in the raffle's zone and in the reader's`, async () => {
    await database.db
      .updateTable('raffles')
      .set({ status: 'active' })
      .where('id', '=', id)
      .execute()
    await open('/raffles')
    const row = await textOf(page, `tbody tr:has-text("${name}")`)
    for (const moment of [end, draw]) assertShows(row, moment, 'the list')

    await open(`/raffle?raffle=${id}`)
    const dates = await textOf(page, '.rd-dates')
    for (const moment of [start, end, draw, cutoff, early]) assertShows(dates, moment, 'the view')
    const hero = await textOf(page, '.rd-hero')
    assertShows(hero, end, 'the head of the view')
    assert.ok(hero.includes(`Sales end in${clocks.left}`), hero)

    await open(`/raffle/edit?raffle=${id}&section=dates`)
    await page.getByRole('spinbutton', { name: 'year, Draw' }).waitFor()
    const editor = await textOf(page, 'raffle-desk-raffle-editor .rd-root')
    for (const { own } of [start, end, draw])
      assert.ok(editor.includes(`${own} your time`), `the editor: ${own}, in ${editor}`)

    await open(`/raffle/draw?raffle=${id}`)
    await page.locator('raffle-desk-raffle-draw').getByText('your time').first().waitFor()
    const draws = await textOf(page, 'raffle-desk-raffle-draw .rd-root')
    for (const moment of [draw, early]) assertShows(draws, moment, 'the draws')
    const [earlyDraw] = (await read()).draws.filter(each => !each.final)
    await open(`/raffle/draw?raffle=${id}&draw=${earlyDraw?.id}`)
    await page.locator('.rd-step').first().waitFor()
    const procedure = await textOf(page, 'raffle-desk-raffle-draw .rd-root')
    for (const moment of [cutoff, early]) assertShows(procedure, moment, 'the draw')
  })

  test(`${timeZone}: the file of the list and the buyer's email name the same instants`, async () => {
    await open('/raffles')
    await page.locator('tbody tr', { hasText: name }).waitFor()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const csv = readFileSync(await (await coming).path(), 'utf8')
    const line =
      csv
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .split('\r\n')
        .find(each => each.includes(name)) ?? ''
    for (const words of clocks.file) assert.ok(line.includes(words), line)

    const raffle = await read()
    const recipient = `${timeZone.split('/')[1]?.toLowerCase()}@example.org`
    await call(v.unknown(), 'POST', rafflePaths.orders, {
      eventId: id,
      packageId: raffle.packages[0]?.id,
      type: 'cash',
      source: 'walk_in',
      customer: { firstName: 'Eva', lastName: 'Tremblay', email: recipient },
    })
    const { textBody } = await database.db
      .selectFrom('emails')
      .select('textBody')
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow()
    const letter = textBody.replaceAll(/[^\S\n]/g, ' ')
    assert.ok(letter.includes(clocks.letter), letter)
    await page.context().close()
  })
}
