/** Two tickets out of a shadow root onto paper: a real PDF is made of the page that is printed, and read. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBuiltPage } from '../support/built-page.ts'
import { readPdf } from '../support/pdf.ts'
import { keepPrinted, paperOf, printedOf } from '../support/printed.ts'

let built: Awaited<ReturnType<typeof openBuiltPage>>

before(async () => {
  built = await openBuiltPage('e2e/print')
})
after(() => built.close())

const hostPage = (page: Page) =>
  page.evaluate(() => ({
    nodes: [...document.querySelectorAll('*')].map(({ localName }) => localName),
    sheets: document.adoptedStyleSheets.length,
    globals: Object.keys(globalThis).length,
  }))

test('prints two tickets out of a shadow root on two pages of their size, and leaves nothing behind', async t => {
  const { page } = built
  await keepPrinted(page, true)
  const button = page.getByRole('button', { name: 'Print tickets' })
  const before = await hostPage(page)
  await button.click()
  await page.waitForFunction(
    () => (globalThis as unknown as { printed: string[] }).printed.length === 1,
  )
  await page.waitForFunction(() => !document.querySelector('iframe'))
  assert.deepEqual(await hostPage(page), before)
  assert.equal(await button.getAttribute('aria-busy'), null)
  assert.ok(await button.evaluate(element => element.matches(':focus')))

  const [html = ''] = await printedOf(page)
  const paper = await paperOf(page, html)
  const file = await paper.pdf({ preferCSSPageSize: true, tagged: false })
  assert.equal(await paper.title(), 'Tickets of order 4F09C2')
  await paper.close()
  const pages = readPdf(file)
  t.diagnostic(
    `a PDF of ${file.length} bytes, ${pages.length} pages: ${pages.map(({ text }) => text).join(' | ')}`,
  )
  assert.equal(pages.length, 2)
  for (const [index, { widthPt, heightPt, text, fonts }] of pages.entries()) {
    assert.ok(Math.abs(widthPt - (140 / 25.4) * 72) < 1, `${widthPt} pt wide`)
    assert.ok(Math.abs(heightPt - (70 / 25.4) * 72) < 1, `${heightPt} pt high`)
    assert.match(text, new RegExp(`Ticket H4RB-000${index + 1}`))
    assert.match(text, /Harbour Lights Foundation/)
    assert.match(text, /\$20\.00/)
    assert.doesNotMatch(text, /page around|Print tickets/)
    assert.ok(fonts.length > 0 && fonts.every(font => font.startsWith('Inter')), fonts.join(', '))
  }
})

test('is ready again after a dialog that never tells that it was closed', async () => {
  const { page } = built
  await page.reload()
  const button = page.getByRole('button', { name: 'Print tickets' })
  await button.waitFor()
  await keepPrinted(page, false)
  await button.click()
  await page.waitForFunction(
    () => (globalThis as unknown as { printed: string[] }).printed.length === 1,
  )
  assert.equal(await button.getAttribute('aria-busy'), 'true')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('iframe'))
  assert.equal(await button.getAttribute('aria-busy'), null)
})
