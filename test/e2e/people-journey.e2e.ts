/**
 * An organization's people from its sign-up to the day when somebody leaves, by keyboard alone, with the mails of the outbox
 * page: links that are used twice, are over, or are for somebody else; a second factor; roles; suspension; sign-out.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Browser, Locator } from 'playwright-core'
import { demoPassword } from '../../demo/api/seed/people.ts'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { samples } from '../support/full.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'
import { arrive, type Day, enterPassword, logIn, type Person, sitDown } from './journey/people.ts'
import { authenticator } from './people-journey/authenticator.ts'
import { letExpire, openLink, somebodyElsewhere } from './people-journey/mail.ts'
import { type Words, words } from './people-journey/words.ts'

const password = 'Quiet-Anchor-77'
/** In `npm test` they come, and their sessions end in the server's and the session's own tests. */
const untilTheyLeave = samples([false, true]).includes(true)
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

/** One run, in a language of its own. */
interface Case {
  day: Day
  locale: Locale
  words: Words
  organization: string
}

/** Whom the journey is about. */
interface Employee {
  name: string
  email: string
}

for (const locale of samples(['en', 'fr'] as const))
  test(`an organization signs up, and its people come and go: ${locale}`, async () => {
    const day: Day = { browser, url: runningProduct().url, aheadMs: 0 }
    const mark = randomUUID().slice(0, 6)
    const organization = `Gull Rock Rescue ${mark}`
    const journey: Case = { day, locale, words: words[locale], organization }
    const owner: Employee = { name: 'Eva Muise', email: `eva.${mark}@example.org` }
    const helper: Employee = { name: 'Hugo Sandvik', email: `hugo.${mark}@example.org` }
    const guest: Employee = {
      name: 'Nadia Okafor',
      email: await somebodyElsewhere('Nadia Okafor'),
    }
    const desks: Person[] = []
    const atDesk = async () => {
      const person = await sitDown(day, locale)
      desks.push(person)
      return person
    }
    try {
      const boss = await atDesk()
      await signUp(journey, boss, owner)
      await verify(journey, boss, owner)
      await approve(journey, desks)
      await openLink(boss, owner.email)
      await logIn(boss, { ...owner, password }, locale)

      await invite(journey, boss, helper)
      const second = await atDesk()
      await accept(journey, second, helper)
      const recovery = await addFactor(journey, second, helper)
      if (!untilTheyLeave) return assertNoFaults(desks)

      await invite(journey, boss, guest)
      await join(journey, second, guest)
      await logOut(journey, second)
      await enterPassword(second, { ...helper, password }, locale)
      await giveCode(journey, second, recovery[0] ?? '')
      await rest(journey, second)

      await changeRoles(journey, boss, helper)
      await findSignedOut(journey, second, journey.words.shell.raffles)
      await enterPassword(second, { ...helper, password }, locale)
      await giveCode(journey, second, recovery[1] ?? '')
      await rest(journey, second)

      await suspend(journey, boss, helper)
      // Not the raffles, to which login led back: what was read within the last second shows again without a call.
      await findSignedOut(journey, second, journey.words.shell.orders)
      await enterPassword(second, { ...helper, password }, locale)
      await second.page.getByRole('alert').getByText(journey.words.session.loginFailed).waitFor()
      await second.expectFocus()

      const elsewhere = await atDesk()
      await elsewhere.page.goto(day.url)
      await logIn(elsewhere, { ...owner, password }, locale)
      await rest(journey, elsewhere)
      await signOutEverywhere(journey, boss)
      await findSignedOut(journey, elsewhere, journey.words.shell.raffles)
      assertNoFaults(desks)
    } catch (error) {
      for (const [at, { page }] of desks.entries())
        await page
          .screenshot({ path: `.cache/journey/people-${locale}-${at}.png`, fullPage: true })
          .catch(() => {})
      throw error
    } finally {
      for (const desk of desks) await desk.leave()
    }
  })

function assertNoFaults(desks: readonly Person[]): void {
  for (const { faults } of desks) assert.deepEqual(faults, [])
}

async function signUp({ day, words, organization }: Case, person: Person, owner: Employee) {
  const { page } = person
  const { signUp } = words
  await page.goto(day.url)
  await person.press(page.getByRole('link', { name: words.session.signUp }))
  await heading(person, signUp.title)
  await pick(person, page.getByLabel(signUp.country), signUp.CA)
  await pick(person, page.getByLabel(signUp['region-CA']), 'Nova')
  await person.type(page.getByLabel(signUp.organizationName), organization)
  await person.type(page.getByLabel(signUp.charityNumber), '118800000RR0001')
  await person.type(page.getByLabel(signUp.name, { exact: true }), owner.name)
  await person.type(page.getByLabel(signUp.email), owner.email)
  await person.type(page.getByLabel(signUp.password, { exact: true }), password)
  await person.press(page.getByLabel(signUp.consent), 'Space')
  await person.press(page.getByRole('button', { name: signUp.signUp, exact: true }))
  await heading(person, signUp.sentTitle)
  await person.expectFocus()
}

/** The first link is over: another one is asked for, which is good once. */
async function verify({ words: { verify } }: Case, person: Person, { email }: Employee) {
  const { page } = person
  await letExpire(email)
  await openLink(person, email)
  await page.getByRole('alert').getByText(verify.expired).waitFor()
  await person.press(page.getByRole('button', { name: verify.newLink }))
  await person.type(page.getByLabel(verify.email), email)
  await person.key('Enter')
  await heading(person, verify.sentTitle)
  await person.expectFocus()
  await openLink(person, email, 2)
  await person.type(page.getByLabel(verify.password, { exact: true }), password)
  await person.key('Enter')
  await heading(person, verify.doneTitle)
  await person.expectFocus()
  await openLink(person, email)
  await page.getByRole('alert').getByText(verify.used).waitFor()
}

async function approve({ day, locale, words, organization }: Case, desks: Person[]) {
  const person = await arrive(day, 'RB admin', locale)
  desks.push(person)
  const { page } = person
  const { waiting } = words
  await goTo(person, words.shell.admin)
  await person.press(page.getByRole('button', { name: waiting.reviewOf({ name: organization }) }))
  const drawer = page.getByRole('dialog', { name: organization })
  await person.press(drawer.getByRole('button', { name: waiting.approve, exact: true }))
  const question = page.getByRole('alertdialog')
  await person.press(question.getByRole('button', { name: waiting.approve, exact: true }))
  await question.waitFor({ state: 'detached' })
  await told(person, waiting.approved({ name: organization }))
  await person.expectFocus()
}

async function invite({ words }: Case, person: Person, { name, email }: Employee) {
  const { page } = person
  const { invitations } = words
  await goTo(person, words.shell.users)
  await person.press(page.getByRole('button', { name: invitations.invite, exact: true }))
  const drawer = page.getByRole('dialog', { name: invitations.inviteTitle })
  await person.type(drawer.getByLabel(invitations.email, { exact: true }), email)
  await person.type(drawer.getByLabel(invitations.name, { exact: true }), name)
  await person.press(drawer.getByRole('checkbox', { name: words.roles['raffle admin'] }), 'Space')
  await person.press(drawer.getByRole('button', { name: invitations.send, exact: true }))
  await drawer.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: invitations.revokeOf({ name }) }).waitFor()
  await person.expectFocus()
}

async function accept({ locale, words, organization }: Case, person: Person, helper: Employee) {
  const { page } = person
  const { invited } = words
  await openLink(person, helper.email)
  await heading(person, invited.titleOf({ organization }))
  await person.type(page.getByLabel(invited.password, { exact: true }), password)
  await person.key('Enter')
  await heading(person, invited.doneTitle({ organization }))
  await person.expectFocus()
  await openLink(person, helper.email)
  await page.getByRole('alert').getByText(invited.used).waitFor()
  await person.press(page.getByRole('link', { name: invited.login }))
  await logIn(person, { ...helper, password }, locale)
}

/** @returns recovery codes, once a code of the app has opened the door */
async function addFactor({ words, locale }: Case, person: Person, helper: Employee) {
  const { page } = person
  const { factor } = words
  await rest({ words }, person)
  await person.press(page.getByRole('button', { name: factor.setUp, exact: true }))
  const dialog = page.getByRole('dialog')
  await person.type(dialog.getByLabel(factor.password, { exact: true }), password)
  await person.key('Enter')
  await dialog.getByLabel(factor.appCode).waitFor()
  const key = await dialog.locator('dd').first().textContent()
  const code = authenticator((key ?? '').replace(/[^A-Z2-7]/g, ''))
  await person.type(dialog.getByLabel(factor.appCode), code())
  await person.key('Enter')
  const codes = dialog.getByRole('list', { name: factor.codes }).getByRole('listitem')
  await codes.first().waitFor()
  const recovery = await codes.allTextContents()
  await person.press(dialog.getByRole('button', { name: factor.kept }))
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(factor.asks).waitFor()
  await person.expectFocus()
  await logOut({ words }, person)
  await enterPassword(person, { ...helper, password }, locale)
  await giveCode({ words }, person, code())
  return recovery
}

async function giveCode({ words: { factor } }: Pick<Case, 'words'>, person: Person, code: string) {
  const { page } = person
  await heading(person, factor.stepTitle)
  await person.type(page.getByLabel(factor.code, { exact: true }), code)
  await person.key('Enter')
  await page.locator('#rd-content h1').first().waitFor()
}

/** Signed in as somebody else, one is told so; with the account that was invited, one gains a membership, once. */
async function join({ words, locale, organization }: Case, person: Person, guest: Employee) {
  const { page } = person
  const { invited } = words
  await openLink(person, guest.email)
  await page.getByRole('alert').getByText(guest.email).first().waitFor()
  await person.press(page.getByRole('link', { name: invited.logOut }))
  await logIn(person, { ...guest, password: demoPassword }, locale)
  await openLink(person, guest.email)
  await page.getByText(invited.joinLead({ email: guest.email })).waitFor()
  await person.press(page.getByRole('button', { name: invited.accept }))
  await heading(person, invited.doneTitle({ organization }))
  await person.expectFocus()
  await openLink(person, guest.email)
  await page.getByRole('alert').getByText(invited.used).waitFor()
  await page.goto(runningProduct().url)
}

async function changeRoles({ words }: Case, person: Person, helper: Employee) {
  const { page } = person
  const { users } = words
  await openUser(person, words, helper)
  await person.press(page.getByRole('button', { name: users.changeRoles, exact: true }))
  const drawer = page.getByRole('dialog')
  const added = drawer.getByRole('checkbox', { name: words.roles['Data Processing'] })
  await person.press(added, 'Space')
  await person.press(drawer.getByRole('button', { name: users.save, exact: true }))
  await drawer.waitFor({ state: 'detached' })
  await told(person, users.saved({ name: helper.name }))
  await person.expectFocus()
}

async function suspend({ words: { users } }: Case, person: Person, { name }: Employee) {
  const { page } = person
  await person.press(page.getByRole('button', { name: users.suspend, exact: true }))
  const question = page.getByRole('alertdialog')
  await person.press(question.getByRole('button', { name: users.suspend, exact: true }))
  await question.waitFor({ state: 'detached' })
  await told(person, users.suspended({ name }))
  await page.getByRole('button', { name: users.letIn, exact: true }).waitFor()
  await person.expectFocus()
}

async function signOutEverywhere({ words }: Case, person: Person) {
  const { page } = person
  const { profile } = words
  await rest({ words }, person)
  await person.press(page.getByRole('button', { name: profile.everywhere, exact: true }))
  const question = page.getByRole('alertdialog')
  await person.press(question.getByRole('button', { name: profile.everywhere, exact: true }))
  await heading(person, words.session.title)
  await person.expectFocus()
}

/** On the profile, where no call is on its way: nothing is heard of what is done elsewhere before the next step. */
async function rest({ words }: Pick<Case, 'words'>, person: Person) {
  await openUserMenu(person, words, words.shell.profile)
  await heading(person, words.profile.profile)
  await person.page.getByText(words.profile.thisOne, { exact: true }).waitFor()
}

/** The next step of whoever is signed out elsewhere: login, which says why. */
async function findSignedOut({ words }: Case, person: Person, link: string) {
  await goTo(person, link)
  await person.page.getByText(words.session.signedOut).waitFor()
  await person.expectFocus()
}

async function logOut({ words }: Pick<Case, 'words'>, person: Person) {
  await openUserMenu(person, words, words.shell.logout)
  await heading(person, words.session.title)
}

async function openUser(person: Person, words: Words, { name }: Employee) {
  const { page } = person
  await goTo(person, words.shell.users)
  // Tab comes to one row of a table; the owner's is the first, by name.
  await person.reach(page.getByRole('main').locator('[data-row-id][tabindex="0"]'))
  await person.key('ArrowDown', 'Enter')
  await heading(person, name)
}

async function openUserMenu(person: Person, words: Words, link: string) {
  const { page } = person
  await person.press(page.getByRole('button', { name: words.menus.userMenu }))
  await person.press(page.getByRole('link', { name: link, exact: true }))
}

async function goTo(person: Person, link: string) {
  const menu = person.page.getByRole('navigation')
  await person.press(menu.getByRole('link', { name: link, exact: true }))
}

/** Chooses of the browser's own list, by the first letters. */
async function pick(person: Person, list: Locator, letters: string) {
  await person.reach(list)
  await person.page.keyboard.type(letters)
}

/** The toast; what reads it out says the same. */
const told = ({ page }: Person, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor()

const heading = ({ page }: Person, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
