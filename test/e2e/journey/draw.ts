import assert from 'node:assert/strict'
import { confirm } from './activation.ts'
import type { Keyboard } from './keyboard.ts'

/** The witness of both draws. */
const witness = 'Odile Surette'

/** Both lines that stand in the way are left out, explicitly; then the list is fixed. */
export async function lockList(person: Keyboard, tickets: number): Promise<void> {
  const { page } = person
  const readiness = page.getByRole('region', { name: 'Readiness' })
  await readiness.getByText('1 order is waiting for its payment.').waitFor()
  await readiness.getByText('1 cheque isn’t cleared.').waitFor()
  assert.ok(await button(person, 'Lock the list').isDisabled())
  for (const what of ['Leave 1 pending order out', 'Leave 1 uncleared cheque out'])
    await person.press(readiness.getByRole('checkbox', { name: what }), 'Space')
  await person.press(button(person, 'Lock the list'))
  await confirm(person, 'Lock the list')
  const locked = page.getByRole('region', { name: 'Lock the list' })
  await locked
    .locator('strong')
    .filter({ hasText: new RegExp(`^${tickets}$`) })
    .waitFor()
  await person.expectFocus()
}

/** The receipt is there to be scanned or printed; the witness reads its first digits aloud. A wrong one is refused. */
export async function takeReceipt(person: Keyboard): Promise<void> {
  const { page } = person
  const locked = page.getByRole('region', { name: 'Lock the list' })
  await locked.getByRole('img', { name: 'QR code of the receipt' }).waitFor()
  const root = (await locked.locator('code').first().textContent())?.replaceAll(/\s/g, '') ?? ''
  assert.match(root, /^[0-9a-f]{64}$/)
  const digits = page.getByRole('textbox', { name: /^First 8 digits of the root/ })
  await person.type(page.getByRole('textbox', { name: 'Name of the witness' }), witness)
  await person.type(digits, root.startsWith('0') ? '11111111' : '00000000')
  await person.key('Enter')
  await page.getByText('These are not the first 8 characters of the receipt’s root.').waitFor()
  assert.equal(await digits.getAttribute('aria-invalid'), 'true')
  await person.type(digits, root.slice(0, 8))
  await person.key('Enter')
  await page.getByRole('heading', { name: 'Public entropy' }).waitFor()
  await person.expectFocus()
}

/** What the witness rolls is typed twice: the first entry is final. */
export async function giveDice(person: Keyboard, dice: string): Promise<void> {
  await giveEntropy(person, 'What was rolled', dice)
}

/** For a redraw: a reason, and something that was not used before. */
export async function giveWords(person: Keyboard, words: string, reason: string): Promise<void> {
  const { page } = person
  await person.type(page.getByRole('textbox', { name: 'Reason for the redraw' }), reason)
  await person.reach(page.getByRole('radio', { name: 'Dice' }))
  await person.key('ArrowRight')
  await giveEntropy(person, 'What was said', words)
}

async function giveEntropy(person: Keyboard, field: string, text: string): Promise<void> {
  const { page } = person
  await person.type(page.getByRole('textbox', { name: field }), text)
  await person.press(button(person, 'Record entropy'))
  await person.type(page.getByRole('alertdialog').getByRole('textbox'), text)
  await confirm(person, 'Record entropy')
  await button(person, /^Pick .*winner/)
    .first()
    .waitFor()
  await person.expectFocus()
}

/** Picks and answers with the tickets' numbers. */
export async function pick(person: Keyboard, label: string, quantity: number): Promise<string[]> {
  await person.press(button(person, new RegExp(`^${label}`)))
  await confirm(person, label)
  const verify = button(person, /^Verify ticket /)
  await verify.nth(quantity - 1).waitFor()
  await person.expectFocus()
  const names = await verify.evaluateAll(all => all.map(one => one.getAttribute('aria-label')))
  assert.equal(new Set(names).size, quantity)
  return names.map(name => name?.replace('Verify ticket ', '') ?? '')
}

/** Every line of the checklist, then the winner is confirmed. */
export async function verifyAndConfirm(person: Keyboard, ticket: string): Promise<void> {
  const { page } = person
  const card = cardOf(person, ticket)
  const checks = card.getByRole('checkbox')
  const count = await checks.count()
  assert.ok(count > 0, 'There is a checklist')
  for (let at = 0; at < count; at++) await person.press(checks.nth(at), 'Space')
  await person.press(card.getByRole('button', { name: `Verify ticket ${ticket}` }))
  await card.getByRole('button', { name: /^Confirm winner/ }).waitFor()
  await person.expectFocus()
  await person.press(card.getByRole('button', { name: /^Confirm winner/ }))
  // The redraw may pick the rejected buyer again: then it has to be said why they win.
  const why = page.getByRole('alertdialog').getByRole('textbox', { name: /^Why this ticket wins/ })
  await page.getByRole('alertdialog').getByRole('textbox').waitFor()
  if (await why.isVisible()) await person.type(why, 'The household was another one.')
  await confirm(person, 'Confirm winner')
  await card.getByText('Confirmed', { exact: true }).waitFor()
  await person.expectFocus()
}

/** With a reason and a word on what happened; the message to the buyer is read and sent. */
export async function reject(person: Keyboard, ticket: string): Promise<void> {
  const { page } = person
  const card = cardOf(person, ticket)
  await person.press(card.getByRole('button', { name: `Reject ticket ${ticket}` }))
  const question = page.getByRole('alertdialog')
  await person.press(question.getByRole('button', { name: /Reason/ }))
  await person.choose('Household')
  await person.type(
    question.getByRole('textbox', { name: 'What happened' }),
    'The buyer is married to a member of the board.',
  )
  await confirm(person, 'Reject ticket')
  await card.getByText('Rejected', { exact: true }).waitFor()
  await person.expectFocus()
  await person.press(card.getByRole('button', { name: 'Send message' }))
  await confirm(person, 'Send message')
  await card.getByText('The message was sent.').waitFor()
  await person.expectFocus()
}

/** The winner was called. */
export async function logContact(person: Keyboard): Promise<void> {
  const { page } = person
  const notify = page.getByRole('region', { name: 'Notify' })
  const form = notify.getByRole('region', { name: 'Log the attempt' }).first()
  await person.press(form.getByRole('checkbox', { name: 'The winner was reached' }), 'Space')
  await person.type(form.getByRole('textbox', { name: 'What was said' }), 'Overjoyed.')
  await person.press(form.getByRole('button', { name: 'Log the attempt' }))
  await notify.getByText('Overjoyed.').first().waitFor()
  await person.expectFocus()
}

/** The four conditions hold, and the raffle is closed with its winner. */
export async function closeRaffle(person: Keyboard): Promise<void> {
  const { page } = person
  const step = page.getByRole('region', { name: 'Close the raffle' })
  const conditions = step.getByRole('list', { name: 'Conditions of closing' })
  assert.deepEqual(
    (await conditions.getByRole('listitem').allTextContents()).map(line => line.slice(0, 4)),
    ['Met:', 'Met:', 'Met:', 'Met:'],
  )
  await person.press(step.getByRole('button', { name: 'Close the raffle' }))
  const question = page.getByRole('dialog', { name: /^Close / })
  await person.press(question.getByRole('button', { name: 'Close raffle', exact: true }))
  await question.waitFor({ state: 'detached' })
  await page.getByText('The raffle is closed.').waitFor()
  await person.expectFocus()
}

function cardOf({ page }: Keyboard, ticket: string) {
  return page
    .getByRole('region', { name: 'Verify and confirm' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Ticket ${ticket}`, exact: true }) })
}

function button({ page }: Keyboard, name: string | RegExp) {
  return page
    .getByRole('main')
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
}
