/** Section 4, "Session sharing": random lives of real tabs, against what people expect of them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { logIn } from '../support/log-in.ts'
import { launchOptions, patienceMilliseconds, runningProduct } from '../support/running-product.ts'
import { soak } from '../support/soak.ts'

const { url } = runningProduct()
const lives = soak ? 50 : 1
const mostTabs = 5
const deedsOfLife = soak ? 16 : 8
let browser: Browser

before(async () => {
  // Playwright's own flags switch off what keeps pages for Back and Forward.
  browser = await chromium.launch({
    ...(await launchOptions()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
after(() => browser.close())

const home = (page: Page) => page.locator('raffle-desk-dashboard h1')
const login = (page: Page) => page.locator('raffle-desk-login input[type="email"]')
const elsewhere = `${url}/openapi.json`

/** The next number below `most`: the same lives at every run. */
function chance(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** The page hears that it goes, as when a person closes it. */
async function close(page: Page) {
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
}

async function crash(page: Page) {
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  // It has nobody left to answer it.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** One browser's tabs, and whether somebody is signed in, as people would say. */
function tabsOf(context: BrowserContext, next: (most: number) => number) {
  const tabs: Page[] = []
  let signedIn = false

  const openOne = async () => {
    if (tabs.length < mostTabs) tabs.push(await open(context))
  }
  const reloadSome = () =>
    tabs.filter((_, index) => index === 0 || next(2) === 0).map(tab => tab.reload())
  async function lose(end: (page: Page) => Promise<void>) {
    const tab = tabs.pop()
    if (tab) await end(tab)
    if (tabs.length === 0) signedIn = false
  }

  const deeds: Record<string, () => Promise<unknown>> = {
    'open two': () => Promise.all([openOne(), tabs.length < mostTabs - 1 && openOne()]),
    'reload some': () => Promise.all(reloadSome()),
    'reload some and open one': () => Promise.all([...reloadSome(), openOne()]),
    'close one': () => lose(close),
    'crash one': () => lose(crash),
    async 'go elsewhere and back'() {
      await tabs[0]?.goto(elsewhere)
      await tabs[0]?.goBack()
    },
    async 'log out'() {
      if (signedIn) await tabs[0]?.goto(`${url}/logout`)
      signedIn = false
    },
    async 'log in'() {
      if (!signedIn && tabs[0]) await logIn(tabs[0], 'raffle admin')
      signedIn = tabs.length > 0
    },
  }

  return {
    deeds,
    /** Waits until every tab shows what it should. */
    async settle(story: string) {
      const shown = signedIn ? home : login
      await Promise.all(tabs.map(tab => shown(tab).waitFor())).catch(error => {
        const at = tabs.map(tab => new URL(tab.url()).pathname).join(', ')
        assert.fail(`After "${story}" the tabs stand at ${at}. ${error}`)
      })
    },
  }
}

for (let life = 1; life <= lives; life += 1) {
  test(`in life ${life}, whoever is signed in is so in every tab until the last one goes`, async () => {
    const next = chance(life * 7_919)
    const context = await browser.newContext()
    context.setDefaultTimeout(patienceMilliseconds)
    const { deeds, settle } = tabsOf(context, next)
    const names = Object.keys(deeds)
    const story = ['open two', 'log in']
    while (story.length < deedsOfLife) story.push(names[next(names.length)] ?? 'open two', 'log in')
    for (const [index, deed] of story.entries()) {
      await deeds[deed]?.()
      await settle(story.slice(0, index + 1).join(', '))
    }
    await context.close()
  })
}
