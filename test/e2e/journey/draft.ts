import assert from 'node:assert/strict'
import { type Moment, typeMoment } from './dates.ts'
import type { Keyboard } from './keyboard.ts'

/** What the raffle of the journey is. */
export interface Plan {
  name: string
  /** Of the first day, in real time. */
  start: Date
  sales: { from: Moment; until: Moment }
  drawAt: Moment
  earlyBird: { name: string; quantity: number; cutoff: Moment; drawAt: Moment }
}

/** From home to a new raffle's page: what a 50/50 sells and when, and as yet nothing of its licence. */
export async function draftRaffle(person: Keyboard, plan: Plan): Promise<string> {
  const { page } = person
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await person.press(page.getByRole('link', { name: 'Raffles', exact: true }))
  await person.press(page.getByRole('button', { name: 'New raffle', exact: true }))
  await person.type(page.getByRole('textbox', { name: 'Name', exact: true }), plan.name)
  await person.press(button(/Province/))
  await person.choose('Nova')

  await person.press(button('Dates and draw'))
  const { start, sales, drawAt } = plan
  await typeMoment(person, 'Sales start', { start, ...sales.from })
  await typeMoment(person, 'Sales end', { start, ...sales.until })
  await typeMoment(person, 'Draw', { start, ...drawAt })

  await addPackage(person, ['1', '5'])
  await addPackage(person, ['3', '10', '200'])
  await person.press(button('Create raffle'))
  await page.getByRole('heading', { level: 1, name: plan.name }).waitFor()
  await page.getByText(`${plan.name} was created as a draft.`).first().waitFor()
  return new URL(page.url()).searchParams.get('raffle') ?? assert.fail('The raffle has no id')
}

/** The focus is in the first field of the one that was added: tickets, price, how many are sold. */
async function addPackage({ page, press, key }: Keyboard, values: string[]): Promise<void> {
  const packages = page.getByRole('group', { name: 'Ticket packages' })
  const tickets = packages.getByRole('spinbutton', { name: 'Tickets' })
  const before = await tickets.count()
  await press(packages.getByRole('button', { name: 'Add package' }))
  await tickets.nth(before).waitFor()
  for (const [index, value] of values.entries()) {
    if (index > 0) await key('Tab')
    await page.keyboard.type(value)
  }
}

/** From the raffle's page: a prize with dates of its own, and back. */
export async function addEarlyBird(person: Keyboard, plan: Plan): Promise<void> {
  const { page } = person
  const { start, earlyBird } = plan
  await person.press(page.getByRole('link', { name: 'Manage prizes' }))
  await person.press(page.getByRole('button', { name: 'Add prize', exact: true }))
  const drawer = page.getByRole('dialog', { name: 'Add a prize' })
  await person.type(drawer.getByRole('textbox', { name: 'Name' }), earlyBird.name)
  await person.type(drawer.getByRole('textbox', { name: 'Value' }), '500')
  await person.type(
    drawer.getByRole('spinbutton', { name: 'Quantity' }),
    String(earlyBird.quantity),
  )
  await typeMoment(person, 'Cut-off', { start, ...earlyBird.cutoff })
  await typeMoment(person, 'Draw', { start, ...earlyBird.drawAt })
  await person.press(drawer.getByRole('button', { name: 'Add prize' }))
  await drawer.waitFor({ state: 'detached' })
  await page.getByText(`${earlyBird.name} is added.`).first().waitFor()
  await person.press(page.getByRole('main').getByRole('link', { name: plan.name }))
  await page.getByRole('region', { name: 'Next step' }).waitFor()
}
