/** The shell on the production build: routes, menus, failure, a new version, recording. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { builtFile } from '../support/built-file.ts'
import { inFull } from '../support/full.ts'
import { logIn, personOf } from '../support/log-in.ts'
import { paths } from '../support/paths.ts'
import { openBrowser, productDatabase, runningProduct } from '../support/running-product.ts'
import { until } from '../support/until.ts'

const { url } = runningProduct()
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

interface Journey {
  page: Page
  scripts: string[]
  /** Closes it, unless something went wrong but for what `except` describes. */
  close(except?: RegExp): Promise<void>
}

/** A page of its own; what the policy blocks, or the page throws, fails the test. */
async function journey(path: string, prepare?: (page: Page) => Promise<void>): Promise<Journey> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const faults: string[] = []
  const scripts: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (/Content Security Policy|Refused to|requires 'Trusted/.test(message.text()))
      faults.push(message.text())
  })
  page.on('request', request => {
    if (request.url().endsWith('.js')) scripts.push(request.url().replace(/.*\//, ''))
  })
  await prepare?.(page)
  await page.goto(url + path)
  return {
    page,
    scripts,
    async close(except) {
      assert.deepEqual(
        faults.filter(fault => !except?.test(fault)),
        [],
      )
      await context.close()
    },
  }
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.textContent?.trim() ?? ''
  })
}

inFull(
  'an unknown path shows login and keeps its address; someone signed in learns that it leads nowhere',
  async () => {
    const { page, close } = await journey('/no/such/page')
    await page.locator('raffle-desk-login input[type="email"]').waitFor()
    assert.equal(await page.title(), 'Login to the product')
    assert.equal(new URL(page.url()).pathname, '/no/such/page')
    assert.equal(await page.getByText('This page doesn’t exist.').count(), 0)
    await logIn(page, 'raffle admin')
    assert.equal(new URL(page.url()).pathname, '/')
    await page.goto(`${url}/no/such/page`)
    await page.getByText('This page doesn’t exist.').waitFor()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await page.locator('raffle-desk-dashboard h1').waitFor()
    await page.waitForFunction(() => document.title === 'Dashboard – Raffle Desk')
    await close()
  },
)

test('signing in leads to home, whose heading gets the focus and is read out', async () => {
  const { page, scripts, close } = await journey('/login')
  await page.locator('raffle-desk-login input[type="email"]').waitFor()
  assert.ok(!scripts.some(name => /signed-in|lit|recording|flags/.test(name)), scripts.join(', '))
  await logIn(page, 'account owner')
  await page.waitForFunction(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.localName === 'h1'
  })
  assert.match(await focusedText(page), /^Welcome, /)
  await page.getByRole('status').filter({ hasText: 'Dashboard' }).waitFor({ state: 'attached' })
  assert.ok(!scripts.some(name => name.includes('recording')))
  await close()
})

inFull(
  'a session that the server has ended leads over logout to login, and back to where one was',
  async () => {
    const { page, close } = await journey('/login')
    await logIn(page, 'account owner')
    await page.evaluate(() => history.replaceState(null, '', '/?from=here'))
    await page.reload()
    await page.locator('raffle-desk-dashboard h1').waitFor()
    await page.route(`**${paths.dashboardKpi}`, route =>
      route.fulfill({
        status: 401,
        json: { errors: [{ code: 'unauthorized', message: 'Over.' }] },
      }),
    )
    await page.reload()
    await page.locator('raffle-desk-login input[type="email"]').waitFor()
    assert.equal(new URL(page.url()).pathname, '/login')
    await page.unroute(`**${paths.dashboardKpi}`)
    await logIn(page, 'account owner')
    const back = page.locator('a[href="/?from=here"]')
    await back.waitFor()
    await back.click()
    await page.waitForFunction(() => location.search === '?from=here')
    await close()
  },
)

const down = { status: 500, json: { errors: [{ code: 'E1', message: 'The books are closed.' }] } }
const organizationCall = `**${paths.organization('*')}`

inFull(
  'a start that fails says so, with Retry, which keeps the focus or hands it to the screen, and Log out',
  async () => {
    const { page, close } = await journey('/login')
    await logIn(page, 'raffle admin')
    await page.route(organizationCall, route => route.fulfill(down))
    await page.reload()
    const failure = page.getByText('The books are closed. (E1)')
    await failure.waitFor()
    const retry = page.getByRole('button', { name: 'Retry' })
    const again = page.waitForResponse(organizationCall)
    await retry.press('Enter')
    await again
    await failure.waitFor()
    await page.waitForFunction(() => document.activeElement !== document.body)
    assert.equal(await focusedText(page), 'Retry')
    await page.unroute(organizationCall)
    await page.keyboard.press('Enter')
    const heading = page.locator('raffle-desk-dashboard h1')
    await heading.waitFor()
    await until(
      async () => (await focusedText(page)) === (await heading.textContent()),
      'the focus',
    )
    await close()
  },
)

inFull(
  'raffles that can’t be read keep nobody from the rest: home says so, and Retry there goes on',
  async () => {
    const { page, close } = await journey('/login')
    await logIn(page, 'account owner')
    await page.route(`**${paths.events}*`, route => route.fulfill(down))
    await page.reload()
    const home = page.locator('raffle-desk-dashboard')
    const card = home.locator('.rd-card', { hasText: 'Needs you now' })
    await card.getByText('The books are closed. (E1)').waitFor()
    await home.locator('[data-figure="salesAllTime"]').waitFor()

    await page.getByRole('link', { name: 'Raffles', exact: true }).click()
    const list = page.locator('raffle-desk-raffles')
    await list.getByText('The books are closed. (E1)').waitFor()
    await page.goto(`${url}/raffle/edit`)
    const name = page.locator('raffle-desk-raffle-editor [data-field="name"] input')
    await name.waitFor()

    await page.goto(url)
    await card.getByText('The books are closed. (E1)').waitFor()
    await page.unroute(`**${paths.events}*`)
    await card.getByRole('button', { name: 'Retry' }).press('Enter')
    await card.getByText('The books are closed. (E1)').waitFor({ state: 'detached' })
    // Where nothing needs this person the card goes, and the focus is on home's title.
    const titles = ['Needs you now', await home.locator('h1').textContent()]
    await until(async () => titles.includes(await focusedText(page)), 'the focus')
    await close()
  },
)

inFull(
  'nothing stays in sight over the page in a window as low as 400 % zoom makes it',
  async () => {
    const { page, close } = await journey('/login')
    // The runner's compiler wraps named functions in this helper; in the page there is none.
    await page.addInitScript('globalThis.__name = value => value')
    await logIn(page, 'account owner')
    await page.setViewportSize({ width: 320, height: 256 })
    for (const [path, there] of [
      ['/raffle/edit', 'raffle-desk-raffle-editor [data-field="name"] input'],
      ['/raffles', 'raffle-desk-raffles tbody tr[aria-rowindex]'],
    ] as const) {
      await page.goto(url + path)
      await page.locator(there).first().waitFor()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
      assert.deepEqual(await page.evaluate(coveringBars), [], path)
    }
    await close()
  },
)

/** What covers a part of the window's height wherever one scrolls: class and height. */
function coveringBars(): string[] {
  const all = (from: Document | ShadowRoot): Element[] =>
    [...from.querySelectorAll('*')].flatMap(each => [
      each,
      ...(each.shadowRoot ? all(each.shadowRoot) : []),
    ])
  return all(document).flatMap(each => {
    const { position } = getComputedStyle(each)
    const { top, bottom, height, width } = each.getBoundingClientRect()
    const isInSight = bottom > 0 && top < innerHeight && height > 1 && width > innerWidth / 2
    const stays = position === 'fixed' || position === 'sticky'
    return stays && isInSight && each.checkVisibility() ? [`${each.className} ${height}`] : []
  })
}

inFull('a part that can’t be loaded shows Retry in its place, and works then', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.locator('raffle-desk-login input[type="email"]').waitFor()
  let blocked = true
  await page.route(builtFile('src/elements/shell/signed-in-layout.ts'), route =>
    blocked ? route.abort() : route.continue(),
  )
  const { email, password } = personOf('raffle admin')
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.getByText('A part of Raffle Desk could not be loaded').waitFor()
  blocked = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.locator('raffle-desk-dashboard h1').waitFor()
  await context.close()
})

inFull('a new version on the server is offered, and Later puts the offer away', async () => {
  const { page, close } = await journey('/login')
  // Every call: an answer of the old one takes the offer back, and the next figures are 15 seconds away.
  await page.route('**/*-service/**', async route => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'x-raffle-desk-build': 'another' },
    })
  })
  await logIn(page, 'account owner')
  await page.getByText('A new version is available.').first().waitFor()
  await page.getByRole('button', { name: 'Later' }).click()
  await page.locator('.rd-toast-version').waitFor({ state: 'detached' })
  await close()
})

test('back returns to where one was on the page', async () => {
  const { page, close } = await journey('/login')
  await page.setViewportSize({ width: 1280, height: 500 })
  await logIn(page, 'account owner')
  await page.locator('raffle-desk-dashboard [data-figure]').first().waitFor()
  await page.waitForFunction(() => document.documentElement.scrollHeight > 900)
  await page.evaluate(
    () =>
      new Promise(resolve => {
        addEventListener('scroll', resolve, { once: true })
        scrollTo(0, 300)
      }),
  )
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/no/such/page'
    document.querySelector('raffle-desk')?.shadowRoot?.querySelector('.rd-root')?.append(link)
    link.click()
    link.remove()
  })
  await page.getByText('This page doesn’t exist.').waitFor()
  assert.equal(await page.evaluate(() => scrollY), 0)
  await page.goBack()
  await page.locator('raffle-desk-dashboard h1').waitFor()
  await page.waitForFunction(() => Math.abs(scrollY - 300) < 3)
  await close()
})

test('signing in with `log` records, masked, under the session, with a notice and Stop', async () => {
  const { page, scripts, close } = await journey('/login?log', page => page.clock.install())
  const batches: { events: { type: number; data: Record<string, unknown> }[] }[] = []
  let kept = 0
  page.on('request', request => {
    if (request.url().endsWith(paths.recordings)) batches.push(request.postDataJSON())
  })
  page.on('response', response => {
    if (response.url().endsWith(paths.recordings)) kept += 1
  })
  await logIn(page, 'account owner')
  await page.getByText('This session is being recorded.').first().waitFor()
  assert.ok(scripts.some(name => name.includes('recording')))
  await page.getByText('Sales All Time').waitFor()
  const batch = page.waitForResponse(response => response.url().endsWith(paths.recordings))
  await page.clock.fastForward(5_500)
  await batch
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.locator('.rd-toast-recording').waitFor({ state: 'detached' })
  await until(() => kept >= batches.length, 'an answer to each batch')

  const events = batches.flatMap(batch => batch.events)
  const person = personOf('account owner')
  const custom = events.filter(event => event.type === 5)
  assert.equal(custom[0]?.data.tag, 'identify')
  const { email, id, organizationId } = custom[0]!.data.payload as Record<string, string>
  assert.equal(email, person.email.toLowerCase())
  assert.ok(id && organizationId)
  const rest = JSON.stringify(events.filter(event => event.type !== 5))
  for (const words of [person.name, 'Sales All Time', person.email, person.password, 'Log Out']) {
    assert.ok(!rest.includes(words), `“${words}” is in the recording`)
  }
  assert.ok(rest.includes('raffle-desk-dashboard'), 'the screens are in the recording')
  assert.ok(rest.includes('rd-chart'), 'the place of a chart is in the recording')
  assert.doesNotMatch(rest, /"(val|barHeight)":/, 'a chart’s amounts are in the recording')

  const sent = batches.length
  await page.clock.fastForward(6_000)
  // What was sent before this call would be known by its answer.
  await page.evaluate(() => fetch('/', { method: 'HEAD' }))
  assert.equal(batches.length, sent, 'nothing is sent after Stop')
  const { db } = productDatabase()
  try {
    const { rows } = await sql<{ events: number }>`
      select coalesce(sum(jsonb_array_length(events)), 0)::int as events from recordings
    `.execute(db)
    assert.ok((rows[0]?.events ?? 0) >= events.length)
  } finally {
    await db.destroy()
  }
  // rrweb tries old style attributes on an element of its own, which the policy reports and forbids.
  await close(/Applying inline style/)
})

inFull(
  'a list of choices opens under the mouse, inside a main that takes the focus itself',
  async () => {
    const { page, close } = await journey('/login')
    await logIn(page, 'account owner')
    await page.goto(`${url}/raffle/edit`)
    const choice = page.locator('.rd-choice-button').first()
    await choice.click()
    await page.locator('[role="option"]').nth(1).click()
    await page.locator('[role="listbox"]').waitFor({ state: 'detached' })
    assert.ok(await choice.evaluate(button => button.matches(':focus')))
    await close()
  },
)
