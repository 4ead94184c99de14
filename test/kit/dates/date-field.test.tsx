import { expect } from 'chai'
import { useState } from 'react'
import { DateField, type DateFieldProps } from '../../../src/screens/kit/dates/date-field.tsx'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press } from '../../support/browser/page.ts'
import {
  type Place,
  type PlacedKit,
  placeKit,
  somePlaces,
} from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

let values: (string | null)[]

function Held({ start = null, ...props }: { start?: string | null } & Partial<DateFieldProps>) {
  const [value, setValue] = useState(start)
  return (
    <DateField
      label="Start date"
      description="The first day of sales."
      timeZone="America/Halifax"
      {...props}
      value={value}
      onChange={next => {
        values.push(next)
        setValue(next)
      }}
    />
  )
}

const shownIn = (kit: PlacedKit) => {
  const parts = [...kit.scope.querySelectorAll('.rd-date-segment')]
  return parts.map(part => part.textContent).join('')
}

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true })
  focused()?.dispatchEvent(event)
}

beforeEach(() => {
  values = []
})

for (const place of somePlaces) describe(`a date field (${place})`, () => inPlace(place))

function inPlace(place: Place) {
  const placed = async (props: Parameters<typeof Held>[0] = {}) => {
    const kit = await placeKit(<Held {...props} />, { place })
    const first = await kit.find('[role=spinbutton]')
    return { kit, first }
  }
  const linked = (kit: PlacedKit, element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .map(id => kit.scope.getElementById(id)?.textContent ?? '')
      .join(' ')

  it('is typed', async () => {
    const { kit, first } = await placed()
    await click(first)
    await press(...'20261120')
    await waitFor(() => values.at(-1) === '2026-11-20')
    expect(shownIn(kit)).to.equal('2026-11-20')
  })

  it('keeps both digits of two keys that come before it is drawn again', async () => {
    const { kit } = await placed({ start: '2027-11-28' })
    const month = [...kit.scope.querySelectorAll<HTMLElement>('[role=spinbutton]')].find(
      ({ textContent }) => textContent === '11',
    )!
    month.focus()
    const key = { data: '1', inputType: 'insertText', bubbles: true, composed: true }
    for (let pressed = 0; pressed < 2; pressed++)
      month.dispatchEvent(new InputEvent('beforeinput', { ...key, cancelable: true }))
    await waitFor(() => values.length > 0, 'the value')
    await waitFor(() => shownIn(kit).includes('2027-11-28'), 'the month as it was typed')
    expect(values.at(-1)).to.equal('2027-11-28')
  })

  it('is turned by the arrow keys', async () => {
    const { first } = await placed({ start: '2026-11-20' })
    await click(first)
    await press('ArrowRight', 'ArrowRight', 'ArrowUp')
    await waitFor(() => values.at(-1) === '2026-11-21')
  })

  it('says that half a date is none, and keeps it in sight', async () => {
    const { kit, first } = await placed({ start: '2026-11-20' })
    await click(first)
    await press('ArrowRight', 'ArrowRight', 'Backspace', 'Backspace')
    await waitFor(() => values.at(-1) === 'unreadable')
    expect(shownIn(kit)).to.equal('2026-11-dd')
    expect(kit.query('.rd-field-error')?.textContent).to.equal('')
    await press('Tab')
    await waitFor(
      () => kit.query('.rd-field-error')?.textContent === 'Complete the date, or clear it.',
    )
    await click(kit.scope.querySelectorAll('[role=spinbutton]')[2] as Element)
    await press(...'20')
    await waitFor(() => values.at(-1) === '2026-11-20')
    await waitFor(() => kit.query('.rd-field-error')?.textContent === '')
  })

  it('takes what is pasted, and says what it can’t read', async () => {
    const { kit, first } = await placed()
    await click(first)
    paste('2026/11/5')
    await waitFor(() => values.at(-1) === '2026-11-05')
    paste('next Friday')
    await waitFor(() => kit.query('.rd-field-error')?.textContent !== '')
    expect(kit.query('.rd-field-error')?.textContent).to.equal(
      '“next Friday” can’t be read. Paste a date such as 2026-11-20.',
    )
    expect(values).to.have.length(1)
  })

  it('is cleared by its button, and keeps the focus', async () => {
    const { kit } = await placed({ start: '2026-11-20' })
    await click(await kit.find('[aria-label="Clear, Start date"]'))
    await waitFor(() => values.at(-1) === null)
    await waitFor(() => focused()?.getAttribute('role') === 'spinbutton')
    expect(shownIn(kit)).to.equal('yyyy-mm-dd')
  })

  it('is chosen from the calendar by mouse', async () => {
    const { kit } = await placed({ start: '2026-11-20' })
    const button = await kit.find('[aria-label="Open the calendar, Start date"]')
    await click(button)
    const grid = await kit.find('[role=grid]')
    expect([...grid.querySelectorAll('th')].map(day => day.textContent)[0]).to.equal('Sun')
    await waitFor(() => document.getAnimations().length === 0)
    await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
    const day = [...grid.querySelectorAll('.rd-calendar-day:not([data-outside-month])')]
    await click(day.find(cell => cell.textContent === '23') as Element)
    await waitFor(() => values.at(-1) === '2026-11-23')
    await waitFor(() => kit.query('[role=grid]') === null)
    await waitFor(() => focused() === button)
  })

  it('is chosen from the calendar by keyboard', async () => {
    const { kit, first } = await placed({ start: '2026-11-20' })
    await click(first)
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Enter')
    await kit.find('[role=grid]')
    await waitFor(() => focused()?.textContent === '20')
    await press('ArrowDown', 'Enter')
    await waitFor(() => values.at(-1) === '2026-11-27')
    await waitFor(() => focused()?.getAttribute('aria-label')?.startsWith('Open') === true)
    await press('Enter')
    await kit.find('[role=grid]')
    await press('Escape')
    await waitFor(() => kit.query('[role=grid]') === null)
  })

  it('says why a day is out of bounds', async () => {
    const because = 'The end date can’t be before the start date.'
    const { kit } = await placed({ start: '2026-11-20', min: { at: '2026-11-21', because } })
    expect(kit.query('.rd-field-error')?.textContent).to.equal(because)
    await click(await kit.find('[aria-label="Open the calendar, Start date"]'))
    const grid = await kit.find('[role=grid]')
    const day = (text: string) =>
      [...grid.querySelectorAll('.rd-calendar-day')].find(cell => cell.textContent === text)
    expect(day('20')?.hasAttribute('data-disabled')).to.equal(true)
    expect(day('21')?.hasAttribute('data-disabled')).to.equal(false)
    expect(kit.query('.rd-calendar-reason')?.textContent).to.equal(because)
  })

  it('links label, description and error, and passes axe', async () => {
    const { kit, first } = await placed({ error: 'The start date is required', required: true })
    expect(linked(kit, first, 'aria-labelledby')).to.contain('Start date')
    const group = await kit.find('.rd-date-segments')
    expect(linked(kit, group, 'aria-labelledby')).to.contain('Start date')
    for (const element of [first, group]) {
      const described = linked(kit, element, 'aria-describedby')
      expect(described).to.contain('The first day of sales.')
      expect(described).to.contain('The start date is required')
    }
    expect(first.getAttribute('aria-invalid')).to.equal('true')
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('can be read but not changed while it is locked', async () => {
    const { kit, first } = await placed({ start: '2026-11-20', lockedBecause: 'Sales began.' })
    await click(first)
    await press('ArrowUp')
    paste('2026-12-24')
    expect(shownIn(kit)).to.equal('2026-11-20')
    expect(values).to.deep.equal([])
    expect(linked(kit, first, 'aria-describedby')).to.contain('Sales began.')
    expect(kit.query('.rd-date-button')).to.equal(null)
    await expectNoAxeViolationsInFull(kit.root)
  })
}
