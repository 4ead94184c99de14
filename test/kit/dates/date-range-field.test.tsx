import { expect } from 'chai'
import { useState } from 'react'
import { type DayRange, instantsOf } from '../../../src/core/format/day-range.ts'
import { DateRangeField } from '../../../src/screens/kit/dates/date-range-field.tsx'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { inFull } from '../../support/browser/full.ts'
import { click, focused, press } from '../../support/browser/page.ts'
import { type Place, placeKit, somePlaces } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

const timeZone = 'America/Halifax'
let last: DayRange | null

function Held({ start = null, locked }: { start?: DayRange | null; locked?: string }) {
  const [value, setValue] = useState<DayRange | null>(start)
  return (
    <DateRangeField
      label="Sales period"
      timeZone={timeZone}
      lockedBecause={locked}
      value={value}
      onChange={next => {
        last = next
        setValue(next)
      }}
    />
  )
}

for (const place of somePlaces) describe(`a date range field (${place})`, () => inPlace(place))

function inPlace(place: Place) {
  const opened = async (start: DayRange | null = { from: '2025-10-30', to: '2025-11-03' }) => {
    const kit = await placeKit(<Held start={start} />, { place })
    const button = await kit.find('.rd-date-range-button')
    await click(button)
    const grid = await kit.find('[role=grid]')
    await waitFor(() => document.getAnimations().length === 0)
    const day = (text: string) =>
      [...grid.querySelectorAll<HTMLElement>('.rd-calendar-day:not([data-outside-month])')].find(
        cell => cell.textContent === text,
      ) as HTMLElement
    return { kit, button, grid, day }
  }

  inFull('is chosen by mouse, over a clock change', async () => {
    const { kit, button, day } = await opened()
    await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
    await click(day('1'))
    await click(day('2'))
    await waitFor(() => last?.to === '2025-11-02')
    expect(instantsOf(last as DayRange, timeZone)).to.deep.equal({
      from: '2025-11-01T03:00:00.000Z',
      until: '2025-11-03T04:00:00.000Z',
    })
    await press('Escape')
    await waitFor(() => focused() === button)
    expect(button.textContent).to.match(/^Nov 1, 2025–Nov 2, 2025, A[SD]T$/)
  })

  it('is chosen by keyboard', async () => {
    const { kit } = await opened()
    const turns = kit.scope.querySelectorAll<HTMLElement>('.rd-calendar-turn')
    turns[1]?.focus()
    await press('Tab')
    await waitFor(() => focused()?.textContent === '3')
    await press('Enter')
    await press('ArrowRight')
    await press('ArrowRight')
    await press('Enter')
    await waitFor(() => last?.from === '2025-11-03' && last.to === '2025-11-06')
  })

  it('takes a named range as its days', async () => {
    const { kit } = await opened(null)
    const presets = [...kit.scope.querySelectorAll('.rd-range-preset')]
    expect(presets.map(preset => preset.textContent)).to.deep.equal([
      'Today',
      'Yesterday',
      'This week',
      'Last 7 days',
      'Last 30 days',
      'This month',
      'Last month',
      'This year',
    ])
    await click(presets[0] as Element)
    await waitFor(() => last !== null && last.from === last.to)
  })

  it('says that the days are out of order, and keeps the last value', async () => {
    const { kit } = await opened()
    last = { from: 'x', to: 'x' }
    const parts = [...kit.scope.querySelectorAll('.rd-range-ends [role=spinbutton]')]
    await click(parts[0] as Element)
    await press('ArrowUp')
    await waitFor(() => kit.query('.rd-range .rd-field-error span') !== null)
    expect(kit.query('.rd-range')?.textContent).to.contain(
      'The last day can’t be before the first.',
    )
    expect(last.from).to.equal('x')
  })

  it('links its label and value, and opens nothing while it is locked', async () => {
    const locked = 'The report is final.'
    const start = { from: '2025-11-01', to: '2025-11-02' }
    const kit = await placeKit(<Held start={start} locked={locked} />, { place })
    const button = await kit.find('.rd-date-range-button')
    const text = (attribute: string) =>
      (button.getAttribute(attribute) ?? '')
        .split(' ')
        .map(id => kit.scope.getElementById(id)?.textContent ?? '')
        .join(' ')
    expect(text('aria-labelledby')).to.contain('Sales period')
    expect(text('aria-labelledby')).to.contain('Nov 1, 2025')
    expect(text('aria-describedby')).to.contain(locked)
    await click(button)
    expect(kit.query('[role=dialog]')).to.equal(null)
    await expectNoAxeViolationsInFull(kit.root)
  })
}
