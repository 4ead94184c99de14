/** The built elements: they leave nothing behind, counted by the browser's own books, and reach what a server names. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { staticApp } from '../../demo/api/static/app.ts'
import { distFolder } from '../../demo/start/build.ts'
import { tagOf } from '../../src/core/screen-row.ts'
import { rows, type ScreenId, screenIds } from '../../src/core/screens.ts'
import { root } from '../config/root.ts'
import { openBarePage } from '../support/bare-page.ts'
import { samples } from '../support/full.ts'
import { logIn } from '../support/log-in.ts'
import { paths } from '../support/paths.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'

const { url, portalUrl } = runningProduct()
const rounds = samples([15, 50]).at(-1) ?? 0
/** What draws charts, what holds a list and one that polls, and the largest form stand for all. */
const sampled: readonly ScreenId[] = ['salesChart', 'raffles', 'raffleEditor', 'jackpot']
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

interface Books {
  nodes: number
  listeners: number
  contexts: number
}

/** What is alive after the collector has been through. */
async function books(devtools: CDPSession): Promise<Books> {
  for (let pass = 0; pass < 3; pass += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners, documents } = await devtools.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners, contexts: documents }
}

/** Beyond a store's own second of waiting for a next listener, and a lost call's next try. */
const restMilliseconds = 10_000

/** Once the books are short enough, or will not become it: a store that nobody hears rests only after a second. */
async function restedBooks(devtools: CDPSession, short: (now: Books) => boolean): Promise<Books> {
  const giveUpAt = Date.now() + restMilliseconds
  for (;;) {
    const now = await books(devtools)
    if (short(now) || Date.now() > giveUpAt) return now
  }
}

/** Puts an element into the page, waits until it shows, takes it out again. */
function cycle(page: Page, tag: string, times: number): Promise<void> {
  return page.evaluate(
    async ([name, count]) => {
      const element = document.createElement(name)
      const second = document.createElement('section')
      document.body.append(second)
      for (let round = 0; round < count; round += 1) {
        const ready = new Promise(resolve => {
          element.addEventListener('raffle-desk-ready', resolve, { once: true })
        })
        document.body.append(element)
        await ready
        second.append(element)
        await new Promise(resolve => setTimeout(resolve))
        element.remove()
        await new Promise(resolve => setTimeout(resolve))
      }
      second.remove()
    },
    [tag, times] as const,
  )
}

for (const id of samples([...new Set([...sampled, ...screenIds])], sampled.length)) {
  const row = rows[id]
  if (row.kind === 'screen' && row.shellOnly) continue
  const tag = tagOf(id)

  test(`${tag}, shown, moved and removed ${rounds} times, leaves nothing behind`, async t => {
    const page = await browser.newPage()
    const devtools = await page.context().newCDPSession(page)
    await openBarePage(page, { url, portalUrl })
    // What is made once for a page (desk, sheets, the font, a chart's code) is there after a few rounds.
    await cycle(page, tag, 5)
    const before = await books(devtools)
    await cycle(page, tag, rounds)
    // A leak shows once a round; what a poll or a timer holds for a moment does not.
    const grew = (now: Books) => ({
      listeners: now.listeners - before.listeners >= rounds / 2,
      nodes: now.nodes - before.nodes >= rounds,
    })
    const now = await restedBooks(devtools, books => !Object.values(grew(books)).includes(true))
    t.diagnostic(`${tag}: before ${JSON.stringify(before)}, after ${JSON.stringify(now)}`)
    assert.deepEqual(grew(now), { listeners: false, nodes: false })
    await page.close()
  })
}

test('a shell-only tag outside a shell says so and loads nothing', async () => {
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await openBarePage(page, { url, portalUrl, tag: 'raffle-desk-login' })
  await page.getByText('Not available here.').waitFor()
  const scripts = asked.filter(address => address.endsWith('.js'))
  assert.ok(!scripts.some(address => /react|login/.test(address)), scripts.join('\n'))
  await page.close()
})

test('the built entry can be imported on a server that renders pages, and says whose work is in it', async () => {
  const { configure, defineElements } = await import(`${root}/dist/raffle-desk.js`)
  configure({ locale: 'fr' })
  defineElements()
  const terms = await fetch(`${url}/licences.txt`)
  assert.match(terms.headers.get('content-type') ?? '', /^text\/plain/)
  assert.match(await terms.text(), /\nreact-dom \d/)
})

test('the shipped page reaches the flag service and the image host that its server names, and nothing else', async () => {
  const flags = { url: 'https://flags.example/api/v1/', key: 'the-charity' }
  const imageHosts = ['https://images.example']
  const shipped = staticApp(distFolder, { flags, fileStores: [], imageHosts })
  const page = await (await browser.newContext()).newPage()
  const keys: (string | undefined)[] = []
  const ours: string[] = []
  await page.route(`${url}/login`, async route => {
    const answer = await shipped.request('/login', { headers: route.request().headers() })
    await route.fulfill({ body: await answer.text(), headers: Object.fromEntries(answer.headers) })
  })
  await page.route(`${flags.url}**`, async route => {
    const asked = new URL(route.request().url())
    const headers = route.request().headers()
    keys.push(headers['x-environment-key'])
    const local = asked.href.replace(flags.url, url + paths.flags)
    const response = await route.fetch({
      url: local,
      headers: { ...headers, 'x-environment-key': 'local' },
    })
    await route.fulfill({ response })
  })
  await page.route(`${url}${paths.flags}**`, route => {
    ours.push(route.request().url())
    return route.continue()
  })
  await page.route('https://*.example/picture.svg', route =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    }),
  )
  await page.goto(`${url}/login`)
  await logIn(page, 'account owner')
  await page.getByRole('link', { name: 'Raffles', exact: true }).waitFor()
  assert.deepEqual([...new Set(keys)], [flags.key])
  assert.deepEqual(ours, [])
  const loads = (host: string) =>
    page.evaluate(source => {
      const picture = new Image()
      picture.src = source
      return picture.decode().then(
        () => true,
        () => false,
      )
    }, `https://${host}.example/picture.svg`)
  assert.equal(await loads('images'), true)
  assert.equal(await loads('flags'), false)
  await page.context().close()
})
