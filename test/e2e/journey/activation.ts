import assert from 'node:assert/strict'
import type { Keyboard } from './keyboard.ts'

const lacking = [
  'Enter the licence number',
  'Upload the licence',
  'Say where it is drawn',
  'Write the rules',
  'Choose the public address',
]

/** Asked for too early: what is missing is listed, and each of it leads to where it is done. */
export async function requestTooEarly(person: Keyboard): Promise<void> {
  const { page } = person
  await person.press(page.getByRole('button', { name: 'More actions' }))
  await person.choose('Req')
  const list = page.getByRole('dialog', { name: /is not ready yet/ })
  await list.waitFor()
  assert.deepEqual(await list.getByRole('link').allTextContents(), lacking)
  await person.press(list.getByRole('link', { name: lacking[0]! }))
}

/** The link gave the licence's field the focus. Its file and the rules stand right after it, the page's address below. */
export async function enterLicence(person: Keyboard, file: string): Promise<void> {
  const { page } = person
  await expectFocusIn(person, 'Licence number')
  await page.keyboard.type('NS-2026-4417')
  const licence = page.getByRole('group', { name: 'Licence', exact: true })
  const chooser = page.waitForEvent('filechooser')
  await person.press(licence.getByRole('button', { name: 'Choose a file' }))
  await (await chooser).setFiles(file)
  await licence.getByText('uploaded').waitFor({ state: 'attached' })
  await person.reach(page.getByRole('textbox', { name: 'Rules' }))
  await page.keyboard.type('Half of the sales is won. Prizes can be claimed for six months.')
  await person.type(page.getByRole('textbox', { name: 'Public address' }), 'lantern-night')
  await save(person)
}

/** Back on the raffle's page, its next step lists what is left. */
export async function enterPlace(person: Keyboard): Promise<void> {
  const { page } = person
  await backToRaffle(person)
  await page.getByText('1 thing is missing').waitFor()
  await person.press(page.getByRole('link', { name: 'Say where it is drawn' }))
  await expectFocusIn(person, 'Place of the draw')
  await page.keyboard.type('The hall of Tern Cove Hospice, 12 Wharf Road')
  await save(person)
  await backToRaffle(person)
}

export async function requestActivation(person: Keyboard): Promise<void> {
  const { page } = person
  await person.press(page.getByRole('button', { name: 'Request activation', exact: true }))
  await confirm(person, 'Request activation')
  await page.getByRole('heading', { name: 'Waiting for activation' }).waitFor()
  await person.expectFocus()
}

/** An administrator's home names the request; the raffle's next step is to activate it. */
export async function activate(person: Keyboard, name: string): Promise<void> {
  const { page } = person
  await person.press(page.getByRole('main').getByRole('link', { name }))
  await person.press(page.getByRole('button', { name: 'Activate raffle', exact: true }))
  await confirm(person, 'Activate raffle')
  await page.getByRole('heading', { name: 'On sale' }).waitFor()
  await person.expectFocus()
}

/** Answers the question that is asked with its own button. */
export async function confirm(person: Keyboard, label: string): Promise<void> {
  const question = person.page.getByRole('alertdialog')
  await person.press(question.getByRole('button', { name: label, exact: true }))
  await question.waitFor({ state: 'detached' })
}

async function backToRaffle({ page, press }: Keyboard): Promise<void> {
  await press(page.getByRole('main').getByRole('link', { name: 'Raffle', exact: true }))
  await page.getByRole('region', { name: 'Next step' }).waitFor()
}

async function save({ page, press }: Keyboard): Promise<void> {
  await press(page.getByRole('button', { name: 'Save raffle' }))
  await page.getByText(/^Saved at /).waitFor()
}

/** A link led here: nothing has to be pressed to begin. */
async function expectFocusIn({ page }: Keyboard, field: string): Promise<void> {
  const textbox = page.getByRole('textbox', { name: field })
  await textbox.waitFor()
  await page.waitForFunction(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
  })
  assert.ok(await textbox.evaluate(element => element.matches(':focus')), `${field} has the focus`)
}
