/** Nothing jumps while it loads: every row of the registry, opened cold on a slow machine and a slow network. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { attributesOf, type Row, tagOf } from '../../src/core/screen-row.ts'
import { rows, type ScreenId, screenIds } from '../../src/core/screens.ts'
import { openBarePage } from '../support/bare-page.ts'
import { samples } from '../support/full.ts'
import { type Measured, measuredPage } from '../support/measured-page.ts'
import { openBrowser, productDatabase, runningProduct } from '../support/running-product.ts'
import { signIn } from '../support/sign-in.ts'

const { url, portalUrl } = runningProduct()
const mostShift = 0.01
const betweenLooksMs = 400
/** The list, whose frame is there before it, stands for all; home's shift is seen with its size (sizes.e2e.ts). */
const sampled: readonly ScreenId[] = ['raffles']
let browser: Browser
/** On sale, with prizes and draws, and with no member and no winner yet. */
let raffle = ''

before(async () => {
  browser = await openBrowser()
  const { db } = productDatabase()
  const found = await db
    .selectFrom('raffles')
    .select('id')
    .where('name', 'like', 'Harbour Lights 50/50%')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  raffle = found.id
  await db.destroy()
})
after(() => browser.close())

describe('cold, on a slow machine and a slow network', { concurrency: 2 }, () => {
  for (const id of samples([...new Set([...sampled, ...screenIds])], sampled.length)) {
    const row = rows[id]

    const places = {
      ...(row.kind === 'screen' && { shell: (at: Measured) => openInShell(at, id, row.path) }),
      ...(!isShellOnly(row) && { element: (at: Measured) => openAsElement(at, id, row) }),
    }
    test(`${tagOf(id)} moves nothing while it loads`, async t => {
      for (const [place, open] of Object.entries(places)) {
        const measured = await watchedPage()
        try {
          await open(measured)
          const shift = await measured.layoutShift()
          t.diagnostic(`${tagOf(id)}, ${place}: layout shift ${shift.toFixed(4)}`)
          assert.ok(shift <= mostShift, `${place}: layout shift ${shift}`)
        } finally {
          await measured.close()
        }
      }
    })
  }
})

function isShellOnly(row: Row): boolean {
  return row.kind === 'screen' && row.shellOnly === true
}

/** As the standalone dashboard's screen; signed in, unless it is login. */
async function openInShell(measured: Measured, id: ScreenId, path: string): Promise<void> {
  const { page } = measured
  if (id !== 'login') {
    const carried = { at: Date.now(), kept: { signOuts: '', session: await signIn(url) } }
    await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      'raffle-desk.carried',
      JSON.stringify(carried),
    ] as const)
  }
  await measured.slowDown()
  const query = attributesOf(rows[id])['raffle-id'] ? `?raffle=${raffle}` : ''
  await page.goto(url + path + query, { waitUntil: 'commit' })
  // Where signing out leads, too.
  await settled(page, id === 'logout' ? 'login' : id)
}

/** By itself on a host's page: a widget among the host's own text, a screen as the last thing on it. */
async function openAsElement(measured: Measured, id: ScreenId, row: Row): Promise<void> {
  const { page } = measured
  await openBarePage(page, { url, portalUrl })
  const hasRaffle = Boolean(attributesOf(row)['raffle-id'])
  await measured.slowDown()
  await page.evaluate(() => {
    const title = document.createElement('h1')
    title.textContent = 'Staff pages'
    document.body.append(title)
  })
  await measured.forgetShifts()
  await page.evaluate(
    ({ tag, raffleId, isWidget }) => {
      const element = document.createElement(tag)
      if (raffleId) element.setAttribute('raffle-id', raffleId)
      const below = document.createElement('p')
      below.textContent = 'News of the house'
      document.body.append(element, ...(isWidget ? [below] : []))
    },
    { tag: tagOf(id), raffleId: hasRaffle ? raffle : null, isWidget: row.kind === 'widget' },
  )
  await settled(page, id)
}

async function watchedPage(): Promise<Measured> {
  const measured = await measuredPage(browser)
  await measured.page.addInitScript(() => {
    const ready: unknown[] = []
    Object.assign(globalThis, { ready })
    document.addEventListener('raffle-desk-ready', event =>
      ready.push((event as CustomEvent<{ id: string }>).detail.id),
    )
  })
  return measured
}

/** It is there, nothing in it is on its way any more, and two looks in a row find the same. */
async function settled(page: Page, id: ScreenId): Promise<void> {
  await page.waitForFunction(
    shown => (globalThis as unknown as { ready: string[] }).ready.includes(shown),
    id,
  )
  await page.evaluate(`globalThis.sizeOfPage = ${size}`)
  await page.waitForFunction(hasSettled, undefined, { polling: betweenLooksMs })
}

interface LookedAt {
  sizeOfPage: typeof size
  lastSize?: number
}

function hasSettled(): boolean {
  const looked = globalThis as unknown as LookedAt
  const before = looked.lastSize
  looked.lastSize = looked.sizeOfPage()
  return looked.lastSize > 0 && looked.lastSize === before
}

/** How much stands on the page and was asked for; 0 while something waits. */
function size(): number {
  const nodes = (from: Document | ShadowRoot): Element[] =>
    [...from.querySelectorAll('*')].flatMap(node => [
      node,
      ...(node.shadowRoot ? nodes(node.shadowRoot) : []),
    ])
  const all = nodes(document)
  if (all.some(node => node.matches('[aria-busy="true"], [data-state="waiting"], .rd-start')))
    return 0
  return all.length + performance.getEntriesByType('resource').length
}
