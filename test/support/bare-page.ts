import type { Page } from 'playwright-core'

interface Options {
  url: string
  portalUrl: string
  /** The one element that stands in it; none, if it isn't named. */
  tag?: string
  /** Runs in the emptied page, before anything of ours is there. */
  beforeScript?: (page: Page) => Promise<unknown>
}

/**
 * An empty page on the portal's own origin, under its policy, that loads the product's script and
 * gets tokens as a host does. It is the portal's real page, emptied: browsers keep a page that a test
 * made up away from addresses on the same machine.
 */
export async function openBarePage(
  page: Page,
  { url, portalUrl, tag, beforeScript }: Options,
): Promise<void> {
  const scripts = /\/portal\/\w+\.js$|\/raffle-desk\.js$/
  // The runner's compiler wraps named functions in this helper; in the page there is none.
  await page.addInitScript('globalThis.__name = value => value')
  await page.route(scripts, route => route.abort())
  await page.goto(`${portalUrl}/portal/`)
  await page.unroute(scripts)
  await beforeScript?.(page)
  await page.evaluate(
    async ([entry, name]) => {
      for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) sheet.remove()
      document.body.replaceChildren(...(name ? [document.createElement(name)] : []))
      const { configure } = (await import(entry)) as typeof import('../../src/index.ts')
      configure({
        getToken: async () => {
          const answer = await (await fetch('/portal/token', { method: 'POST' })).json()
          return answer.data ?? answer
        },
      })
    },
    [`${url}/raffle-desk.js?bare`, tag] as const,
  )
}
