import type { Browser, Page } from 'playwright-core'
import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import type { Role } from '../../../src/core/session/role.ts'
import french from '../../../src/core/session/texts.fr.ts'
import { sessionTexts } from '../../../src/core/session/texts.ts'
import { personOf } from '../../support/log-in.ts'
import { type Keyboard, keyboardOf } from './keyboard.ts'

/** Somebody who has signed in, at a day of the journey. */
export interface Person extends Keyboard {
  /** What the page threw or its policy blocked; nothing of it may happen. */
  faults: string[]
  leave(): Promise<void>
}

/** What a day of the journey happens in. */
export interface Day {
  browser: Browser
  url: string
  /** How far the clocks of product and browser are ahead of ours, in milliseconds. */
  aheadMs: number
}

/** Opens a browser of their own and signs in, by keyboard. The browser's clock is the product's, its language theirs. */
export async function arrive(day: Day, role: Role, language: Locale = 'en'): Promise<Person> {
  const person = await sitDown(day, language)
  await person.page.goto(day.url)
  await logIn(person, personOf(role), language)
  // Home, or where home leads an agent.
  await person.page.locator('#rd-content h1').first().waitFor()
  return person
}

/** Opens a browser of their own, and no page yet. */
export async function sitDown({ browser, aheadMs }: Day, language: Locale): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    timezoneId: 'America/Halifax',
    locale: `${language}-CA`,
  })
  await context.addInitScript({ content: `${clockAhead(aheadMs)}\n${noPointer}` })
  const page = await context.newPage()
  const faults = listen(page)
  return { ...keyboardOf(page), faults, leave: () => context.close() }
}

/** On the page of login; settled once that is left. */
export async function logIn(
  person: Person,
  { email, password }: { email: string; password: string },
  language: Locale,
): Promise<void> {
  await enterPassword(person, { email, password }, language)
  await person.page.locator('raffle-desk-login').waitFor({ state: 'detached' })
}

/** The first step alone, whatever comes of it. */
export async function enterPassword(
  person: Person,
  { email, password }: { email: string; password: string },
  language: Locale,
): Promise<void> {
  const words = language === 'fr' ? translated(sessionTexts.english, french) : sessionTexts.english
  await person.type(person.page.getByRole('textbox', { name: words.email }), email)
  await person.type(person.page.getByLabel(words.password, { exact: true }), password)
  await person.key('Enter')
}

function listen(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (
      /Content Security Policy|Refused to|requires 'Trusted|pointer was used/.test(message.text())
    )
      faults.push(message.text())
  })
  return faults
}

/** Keys click, too, but only a mouse or a finger goes down. */
const noPointer = `addEventListener('pointerdown', () => console.log('A pointer was used'), true)`

/** A script for pages, as text: compiled functions would name a helper that pages lack. */
function clockAhead(milliseconds: number): string {
  return `{
    const RealDate = Date
    globalThis.Date = class extends RealDate {
      constructor(...parts) {
        if (parts.length === 0) super(RealDate.now() + ${milliseconds})
        else super(...parts)
      }
      static now() { return RealDate.now() + ${milliseconds} }
    }
  }`
}
