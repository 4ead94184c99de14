/** What a page sends to the printer, caught on its way and looked at on paper. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** In place of the browser's dialog: keeps what was to be printed, and tells that it is over, or never does. */
export async function keepPrinted(page: Page, tells: boolean): Promise<void> {
  await page.evaluate(says => {
    const printed: string[] = []
    Object.assign(globalThis, { printed })
    // Before the product's own listener, which goes on at once.
    const onLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement)) return
      const inside = target.contentWindow as Window & typeof globalThis
      // As they were written: what a rule says of itself may be less.
      const written: string[] = []
      const { prototype } = inside.CSSStyleSheet
      const { replaceSync } = prototype
      prototype.replaceSync = function (text) {
        written.push(text)
        replaceSync.call(this, text)
      }
      inside.print = () => {
        const { documentElement } = inside.document
        const style = `<style>${written.join('\n')}</style>`
        printed.push(documentElement.outerHTML.replace('</head>', `${style}</head>`))
        if (says) inside.dispatchEvent(new Event('afterprint'))
      }
    }
    document.addEventListener('load', onLoad, true)
  }, tells)
}

/** The pages that were printed so far, as HTML with their styles. */
export const printedOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { printed: string[] }).printed)

/** The product's own faces, as rules: the files are those that the page has loaded. */
const fontFaces = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(
        ({ name }) =>
          `@font-face { font-family: "RD Inter"; font-weight: 100 900; src: url("${name}"); }`,
      )
      .join('\n'),
  )

/** A page that was printed, on a page of its own: for a PDF or a picture of it. */
export async function paperOf(page: Page, html: string): Promise<Page> {
  const paper = await page.context().browser()?.newPage({ deviceScaleFactor: 3 })
  assert.ok(paper)
  // On the origin of the font, which sheets don't carry.
  const faces = await fontFaces(page)
  const address = new URL('/printed', page.url()).href
  await paper.route(address, route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: html.replace('<style>', `<style>${faces}`),
    }),
  )
  await paper.goto(address)
  await paper.evaluate(() => document.fonts.ready)
  return paper
}
