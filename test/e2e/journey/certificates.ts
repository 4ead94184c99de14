import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { root } from '../../config/root.ts'
import { verify } from '../../raffles/certificate/independent-verifier.mjs'
import { type Keyboard, keyboardOf } from './keyboard.ts'

/** The certificate, kept as a file. */
export async function download(person: Keyboard, folder: string): Promise<string> {
  const { page } = person
  const coming = page.waitForEvent('download')
  await person.press(page.getByRole('button', { name: 'Download certificate' }))
  const file = await coming.catch(async (error: Error) => {
    const alerts = await page.getByRole('alert').allTextContents()
    const focus = await page.evaluate(() => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      return active?.outerHTML.slice(0, 200)
    })
    throw new Error(`${error.message}\nThe page says: ${alerts.join(' | ')}\nThe focus: ${focus}`)
  })
  assert.match(file.suggestedFilename(), /^Draw certificate - .+\.json$/)
  const path = join(folder, file.suggestedFilename())
  await file.saveAs(path)
  return path
}

/** The script that shares no code with the product: what it throws is what doesn't hold. */
export function checkByScript(certificate: string): void {
  assert.equal(verify(readFileSync(certificate)).drawType, 'rng')
}

/** The page as the build made it, opened from a folder, with no network at all. */
export async function checkByPage(browser: Browser, certificate: string): Promise<void> {
  const context = await browser.newContext({ offline: true, locale: 'en-CA' })
  const page = await context.newPage()
  await page.goto(pathToFileURL(join(root, 'dist/verify.html')).href)
  const chooser = page.waitForEvent('filechooser')
  await keyboardOf(page).press(page.getByRole('button', { name: 'Choose files' }))
  await (await chooser).setFiles(certificate)
  await page.locator('#verdict').waitFor()
  assert.equal(await page.locator('#verdict').textContent(), 'This certificate holds')
  await context.close()
}
