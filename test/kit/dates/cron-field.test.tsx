import { expect } from 'chai'
import { useState } from 'react'
import { CronField, type CronFieldProps } from '../../../src/screens/kit/dates/cron/cron-field.tsx'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press, type } from '../../support/browser/page.ts'
import {
  type Place,
  type PlacedKit,
  placeKit,
  somePlaces,
} from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

let last: string

function Held({ start = '', ...props }: Partial<CronFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <CronField
      label="Draw schedule"
      timeZone="America/Halifax"
      now={new Date('2026-11-20T12:00:00Z')}
      {...props}
      value={value}
      onChange={next => {
        last = next
        setValue(next)
      }}
    />
  )
}

for (const place of somePlaces) describe(`a cron field (${place})`, () => inPlace(place))

function inPlace(place: Place) {
  const runs = (kit: PlacedKit) =>
    [...kit.scope.querySelectorAll('.rd-cron-runs li')].map(run =>
      run.textContent?.replace(/[\u00a0\u202f]/g, ' '),
    )
  const placed = async (props: Parameters<typeof Held>[0] = {}, locale: 'en' | 'fr' = 'en') => {
    const kit = await placeKit(<Held {...props} />, { place, locale })
    return { kit, input: await kit.find<HTMLInputElement>('.rd-cron-input') }
  }
  const linked = (kit: PlacedKit, element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .map(id => kit.scope.getElementById(id)?.textContent ?? '')
      .join(' ')

  it('shows the next five runs in words while it is typed', async () => {
    const { kit, input } = await placed()
    await click(input)
    await type('0 20 * * 5')
    await waitFor(() => runs(kit).length === 5)
    expect(runs(kit)[0]).to.equal('Friday, November 20, 2026 at 8:00 p.m. AST')
    expect(runs(kit)[4]).to.equal('Friday, December 18, 2026 at 8:00 p.m. AST')
    expect(linked(kit, input, 'aria-describedby')).to.contain('Friday, December 18')
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('says what is no expression, to the letter of section 5', async () => {
    const { kit, input } = await placed({ start: '0 20 * *' })
    const message = 'The draw schedule field must be a valid cron expression'
    expect(kit.query('.rd-field-error')?.textContent).to.equal(message)
    expect(linked(kit, input, 'aria-describedby')).to.contain(message)
    expect(linked(kit, input, 'aria-labelledby')).to.contain('Draw schedule')
    expect(input.getAttribute('aria-invalid')).to.equal('true')
    expect(runs(kit)).to.deep.equal([])
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('writes the expression of what is chosen in words', async () => {
    const { kit, input } = await placed()
    const choice = await kit.find<HTMLSelectElement>('select')
    choice.focus()
    await press('ArrowDown')
    await waitFor(() => last === '0 20 * * *')
    await press('ArrowDown')
    await waitFor(() => last === '0 20 * * 5')
    const weekday = kit.scope.querySelectorAll('select')[1] as HTMLSelectElement
    weekday.focus()
    await press('ArrowDown')
    await waitFor(() => last === '0 20 * * 6')
    await click(await kit.find('[role=spinbutton]'))
    await press(...'0730')
    await waitFor(() => last === '30 19 * * 6')
    expect(input.value).to.equal(last)
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('reads the words back from the expression', async () => {
    const { kit } = await placed({ start: '15 9 * * 1#1' }, 'fr')
    const [choice, weekday] = [...kit.scope.querySelectorAll('select')]
    expect(choice?.selectedOptions[0]?.textContent).to.equal('Chaque mois, le premier')
    expect(weekday?.selectedOptions[0]?.textContent).to.equal('lundi')
    expect(runs(kit)[0]).to.contain('lundi 7 décembre 2026 à 9 h 15')
  })

  it('can be read but not changed while it is locked', async () => {
    const { kit, input } = await placed({ start: '0 20 * * 5', lockedBecause: 'Sales began.' })
    await click(input)
    await press(...'1')
    expect(focused()).to.equal(input)
    expect(input.value).to.equal('0 20 * * 5')
    expect(kit.query('select')).to.equal(null)
    expect(runs(kit)).to.have.length(5)
    await expectNoAxeViolationsInFull(kit.root)
  })
}
