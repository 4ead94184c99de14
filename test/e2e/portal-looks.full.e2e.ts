/** The host's CSS doesn't reach into our elements, and nothing of ours reaches out. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { hostileCss, hostileHosts } from '../../stories/support/hostile-host.ts'
import {
  differences,
  looksInside,
  pin,
  placesLike,
  stillPlaces,
  unpin,
} from '../support/computed-look.ts'
import { inFull, samples } from '../support/full.ts'
import { shareDifferent } from '../support/pictures.ts'
import { allShown, bars, openPortal, type PortalPage } from '../support/portal-page.ts'
import { openBrowser } from '../support/running-product.ts'

const tags = ['sales-tiles', 'sales-chart', 'payments-banner', 'jackpot', 'recent-winners'].map(
  name => `raffle-desk-${name}`,
)

const place = { within: '', body: 'body', row: '.raffle-row' }
const rules = hostileHosts.map(host => [host, hostileCss(host, place)] as const)
/** Each by itself: the one that unsets everything would beat what stands beside it. */
const hostileRules: Record<string, string> = Object.fromEntries(rules)

let browser: Browser
const plain = new Map<string, Awaited<ReturnType<typeof seen>>>()

before(async () => {
  browser = await openBrowser()
  const portal = await openPortal(browser, { banner: true })
  await allShown(portal, true)
  for (const tag of tags) plain.set(tag, await seen(portal.page, tag))
  await portal.close()
})
after(() => browser.close())

/** How an element stands at the corner of the page: its computed styles and its picture. */
async function seen(page: Page, tag: string, kind?: { places: string }) {
  const element = page.locator(tag)
  await pin(element, 1100)
  const places = kind ? await placesLike(element, kind.places) : await stillPlaces(element)
  const looks = await looksInside(element)
  const shot = await element.screenshot({ animations: 'disabled' })
  await unpin(element)
  return { places, looks, shot }
}

/** Stands in the page before anything of ours is there. */
function hostileFromTheStart(css: string) {
  return (page: Page) =>
    page.addInitScript(text => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, css)
}

async function closeWithoutFaults(portal: PortalPage) {
  assert.deepEqual(await portal.faults(), [])
  await portal.close()
}

for (const [name, css] of samples(Object.entries(hostileRules))) {
  test(`in a host with ${name}, every element looks as it does in a kind one`, async t => {
    const portal = await openPortal(browser, { banner: true, prepare: hostileFromTheStart(css) })
    await allShown(portal, true)
    const { page } = portal
    for (const tag of tags) {
      const width = await page.locator(tag).evaluate(node => (node as HTMLElement).offsetWidth)
      assert.ok(width >= 320, `${tag} is ${width} px wide`)
      const kind = plain.get(tag)!
      const here = await seen(page, tag, kind)
      assert.deepEqual(differences(kind.looks, here.looks), [], tag)
      const share = await shareDifferent(browser, kind.shot, here.shot)
      t.diagnostic(`${tag}: ${here.looks.length} elements alike; ${share} of the pixels differ`)
      assert.ok(share <= 0.001, `${tag}: ${share} of the pixels differ`)
    }
    await closeWithoutFaults(portal)
  })
}

inFull('in a flex row of a narrow host an element is as wide as the host at most', async () => {
  const portal = await openPortal(browser)
  await allShown(portal)
  const widths = await portal.page.evaluate(async () => {
    const place = document.createElement('div')
    place.style.cssText = 'display: flex; width: 250px'
    const tiles = document.querySelector('raffle-desk-sales-tiles') as HTMLElement
    document.querySelector('main')?.append(place)
    place.append(tiles)
    await new Promise(requestAnimationFrame)
    const narrow = tiles.offsetWidth
    place.style.width = '900px'
    place.append(document.querySelector('raffle-desk-sales-chart') as HTMLElement)
    await new Promise(requestAnimationFrame)
    return [narrow, tiles.offsetWidth]
  })
  assert.deepEqual(widths, [250, 450])
  await closeWithoutFaults(portal)
})

inFull('--rd-accent arrives from :root, from a session and on one element', async () => {
  const portal = await openPortal(browser)
  await allShown(portal)
  const { page } = portal
  /** The library lets colours change slowly. */
  const lastBarIs = (colour: string) =>
    page.waitForFunction(
      ([selector, wanted]) => {
        const chart = document.querySelector('raffle-desk-sales-chart')?.shadowRoot
        const bar = [...(chart?.querySelectorAll(selector) ?? [])].at(-1)
        return bar && getComputedStyle(bar).fill === wanted
      },
      ['.apexcharts-bar-area', colour] as const,
    )
  const set = (selector: string, colour: string | null) =>
    page
      .locator(selector)
      .evaluate(
        (node, value) => (node as HTMLElement).style.setProperty('--rd-accent', value),
        colour,
      )

  await lastBarIs('rgb(15, 107, 110)')
  await set('html', 'rgb(200, 30, 60)')
  await lastBarIs('rgb(200, 30, 60)')

  await page.evaluate(() => {
    const session = document.createElement('raffle-desk-session')
    session.setAttribute('token-url', '/portal/token')
    document.querySelector('.raffle-row')?.append(session)
    session.append(document.querySelector('raffle-desk-sales-chart') as HTMLElement)
  })
  await page.locator(bars).first().waitFor({ state: 'attached' })
  await set('raffle-desk-session', 'rgb(10, 20, 30)')
  await lastBarIs('rgb(10, 20, 30)')
  await set('raffle-desk-sales-chart', 'rgb(1, 2, 3)')
  await lastBarIs('rgb(1, 2, 3)')
  assert.equal(portal.tokenRequests(), 2, 'a session of its own has a token of its own')
  await closeWithoutFaults(portal)
})
