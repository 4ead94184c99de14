import { expect } from 'chai'
import { useState } from 'react'
import {
  DateTimeField,
  type DateTimeFieldProps,
} from '../../../src/screens/kit/dates/date-time-field.tsx'
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

type Props = Partial<DateTimeFieldProps> & { start?: string | null }

function Held({ start = null, ...props }: Props) {
  const [value, setValue] = useState(start)
  return (
    <DateTimeField
      label="Draw date"
      timeZone="America/Halifax"
      ownTimeZone="America/Halifax"
      {...props}
      value={value}
      onChange={next => {
        values.push(next)
        setValue(next)
      }}
    />
  )
}

const plain = (text: string | null | undefined) =>
  text?.replace(/[\u2066\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ')

beforeEach(() => {
  values = []
})

for (const place of somePlaces) describe(`a date-time field (${place})`, () => inPlace(place))

function inPlace(place: Place) {
  const placed = async (props: Props = {}, locale: 'en' | 'fr' = 'en') => {
    const kit = await placeKit(<Held {...props} />, { place, locale })
    return { kit, first: await kit.find('[role=spinbutton]') }
  }
  const shownIn = (kit: PlacedKit) =>
    plain(
      [...kit.scope.querySelectorAll('.rd-date-segment')].map(part => part.textContent).join(''),
    )
  const errorIn = (kit: PlacedKit) => plain(kit.query('.rd-field-error')?.textContent)
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true })
    focused()?.dispatchEvent(event)
  }

  it('gives the instant of what is typed in the raffle’s zone', async () => {
    const { kit, first } = await placed()
    await click(first)
    await press(...'202611200800p')
    await waitFor(() => values.at(-1) === '2026-11-21T00:00:00.000Z')
    expect(shownIn(kit)).to.equal('2026-11-20, 8:00 p.m.')
    expect(kit.query('.rd-date-zone')?.textContent).to.equal('AST')
  })

  it('says the reader’s own time beside it where it differs', async () => {
    const { kit, first } = await placed({
      start: '2026-11-21T00:00:00Z',
      ownTimeZone: 'America/Toronto',
    })
    const note = await kit.find('.rd-date-note')
    expect(plain(note.textContent)).to.equal('7:00 p.m. your time (EST)')
    expect(first.getAttribute('aria-describedby')).to.contain(note.id)
    await expectNoAxeViolationsInFull(kit.root)
    kit.draw(<Held />)
    expect((await kit.find('.rd-date-note')).hidden).to.equal(true)
  })

  it('takes a pasted time, an instant too', async () => {
    const { first } = await placed()
    await click(first)
    paste('2026-11-20 20:00')
    await waitFor(() => values.at(-1) === '2026-11-21T00:00:00.000Z')
    paste('2026-12-24T18:30:00Z')
    await waitFor(() => values.at(-1) === '2026-12-24T18:30:00.000Z')
    paste('2026-12-25')
    await waitFor(() => values.at(-1) === '2026-12-25T18:30:00.000Z')
  })

  it('says that a time doesn’t exist when the clocks go forward', async () => {
    const { kit, first } = await placed()
    await click(first)
    paste('2026-03-08 02:30')
    await waitFor(() => errorIn(kit) !== '')
    expect(errorIn(kit)).to.equal(
      '2:30 a.m. doesn’t exist on March 8, 2026: the clocks go forward past it. Choose another time.',
    )
    expect(shownIn(kit)).to.equal('2026-03-08, 2:30 a.m.')
    expect(values).to.deep.equal(['unreadable'])
    paste('2026-03-08 03:30')
    await waitFor(() => values.at(-1) === '2026-03-08T06:30:00.000Z')
    await waitFor(() => errorIn(kit) === '')
  })

  it('tells the two instants of a repeated time apart', async () => {
    const { kit, first } = await placed()
    await click(first)
    paste('2026-11-01 01:30')
    await waitFor(() => values.at(-1) === '2026-11-01T04:30:00.000Z')
    const [earlier, later] = [...kit.scope.querySelectorAll<HTMLInputElement>('[type=radio]')]
    expect(kit.query('.rd-date-choice')?.textContent).to.contain('comes twice. Which one?')
    expect(earlier?.checked).to.equal(true)
    expect(later?.closest('label')?.textContent).to.equal('The second, AST')
    await expectNoAxeViolationsInFull(kit.root)
    await click(later as Element)
    await waitFor(() => values.at(-1) === '2026-11-01T05:30:00.000Z')
    await waitFor(() => kit.query('.rd-date-zone')?.textContent === 'AST')
    expect(shownIn(kit)).to.equal('2026-11-01, 1:30 a.m.')
    await press('ArrowUp')
    await waitFor(() => values.at(-1) === '2026-11-01T04:30:00.000Z')
  })

  it('keeps the time when a day is chosen from the calendar', async () => {
    const { kit } = await placed({ start: '2026-11-21T00:00:00Z' })
    await click(await kit.find('[aria-label="Open the calendar, Draw date"]'))
    const grid = await kit.find('[role=grid]')
    await waitFor(() => focused()?.textContent === '20')
    const days = [...grid.querySelectorAll('.rd-calendar-day:not([data-outside-month])')]
    await click(days.find(day => day.textContent === '28') as Element)
    await waitFor(() => values.at(-1) === '2026-11-29T00:00:00.000Z')
  })

  it('says why a moment is before its minimum', async () => {
    const because = 'The draw date can’t be before the end date.'
    const { kit } = await placed({
      start: '2026-11-21T00:00:00Z',
      min: { at: '2026-11-21T00:00:01Z', because },
    })
    expect(errorIn(kit)).to.equal(because)
  })

  it('speaks French', async () => {
    const { kit, first } = await placed(
      { start: '2026-11-21T00:00:00Z', ownTimeZone: 'America/Toronto' },
      'fr',
    )
    expect(shownIn(kit)).to.equal('2026-11-20 20 h 00')
    expect(kit.query('.rd-date-zone')?.textContent).to.equal('HNA')
    expect(first.getAttribute('aria-label')).to.contain('année')
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('never fails on a value or a zone that is none', async () => {
    const { kit } = await placed({ start: 'soon', timeZone: 'Sea/Atlantis' })
    expect(shownIn(kit)).to.equal('yyyy-mm-dd, ––:–– a.m.')
    expect(kit.query('.rd-date-zone')?.textContent).to.equal('UTC')
  })
}
