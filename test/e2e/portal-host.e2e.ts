/** What our script does to a host's page: nothing, but for the listed additions (proof 5 of the first order). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { root } from '../config/root.ts'
import { allShown, openPortal } from '../support/portal-page.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'

const { url } = runningProduct()
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

/** A host's own script at its smallest, so that every change of the page is ours. */
const smallestHost = `
  const { configure } = await import('${url}/raffle-desk.js')
  configure({
    locale: 'en',
    styleNonce: document.querySelector('link[nonce]').nonce,
    getToken: async () => (await fetch('/portal/token', { method: 'POST' })).json(),
  })`

/** Every element that isn't ours with its attributes and all that the browser computes for it. */
function hostsLook(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(element => !element.closest('svg, [class^="raffle-desk"]'))
      .filter(element => !element.localName.startsWith('raffle-desk'))
      .flatMap(element => {
        const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`)
        return [undefined, '::before', '::after'].map(pseudo => {
          const computed = getComputedStyle(element, pseudo)
          const style = [...computed].map(name => `${name}:${computed.getPropertyValue(name)}`)
          return `${element.localName}${pseudo ?? ''} ${attributes} ${style.join(';')}`
        })
      }),
  )
}

interface Additions {
  globals: string[]
  nodes: string[]
  fonts: string[]
  sheets: number
}

/** What stands in the page beside the host's own, and outside our elements. */
function pageState(page: Page): Promise<Additions> {
  return page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(globalThis),
    nodes: [...document.querySelectorAll('html, head > *, body > *')].map(node => node.outerHTML),
    fonts: [...document.fonts].map(face => face.family.replaceAll('"', '')),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
  }))
}

test('nothing of ours changes the host: styles, attributes, stores; additions are those listed', async t => {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const portal = await openPortal(browser, {
    banner: true,
    prepare: async page => {
      await page.route('**/portal/panel.js', route =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      await page.route('**/portal/portal.js', route =>
        route.fulfill({ contentType: 'text/javascript', body: smallestHost }),
      )
      await page.route('**/raffle-desk.js', async route => {
        await held
        await route.continue()
      })
      // Ours take no room, so that whatever moves in the page has another reason.
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return
          for (const element of document.querySelectorAll('body *')) {
            if (element.localName.startsWith('raffle-desk')) (element as HTMLElement).hidden = true
          }
        })
      })
    },
    waitUntil: 'commit',
  })
  const { page } = portal
  await page.waitForFunction(
    () => document.readyState === 'interactive' && document.styleSheets.length === 3,
  )
  const lookBefore = await hostsLook(page)
  const stateBefore = await pageState(page)
  release()
  await page.evaluate(async () => {
    // A chart that has no room draws nothing: it stands aside, outside the host's flow.
    const aside = document.createElement('div')
    aside.className = 'raffle-desk-place'
    aside.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 900px; visibility: hidden'
    const chart = document.querySelector('raffle-desk-sales-chart') as HTMLElement
    chart.hidden = false
    aside.append(chart)
    document.body.append(aside)
  })
  await allShown(portal, false)

  assert.ok(lookBefore.length > 200)
  const lookNow = await hostsLook(page)
  assert.deepEqual(
    lookNow.filter(look => !lookBefore.includes(look)).map(look => look.slice(0, 200)),
    [],
  )
  assert.equal(lookNow.length, lookBefore.length)

  const stateNow = await pageState(page)
  const added = {
    globals: stateNow.globals.filter(name => !stateBefore.globals.includes(name)),
    nodes: stateNow.nodes.filter(
      node => !stateBefore.nodes.includes(node) && !node.includes('raffle-desk'),
    ),
    fonts: stateNow.fonts.filter(family => !stateBefore.fonts.includes(family)),
  }
  t.diagnostic(JSON.stringify(added).slice(0, 600))
  assert.equal(stateNow.sheets, stateBefore.sheets)
  // The chart library's, in which it measures text.
  assert.equal(added.nodes.length, 1)
  assert.match(added.nodes[0]!, /^<svg [^>]*width="2" height="0"/)

  const listed = readFileSync(`${root}/docs/embedding.md`, 'utf8')
  assert.deepEqual(added.fonts, ['RD Inter', 'RD Inter'])
  for (const name of [...added.globals, 'RD Inter']) {
    assert.ok(listed.includes(`\`${name}\``), `docs/embedding.md doesn't list ${name}`)
  }
  assert.deepEqual(await portal.faults(), [])
  await portal.close()
})
