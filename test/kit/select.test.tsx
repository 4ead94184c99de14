import { expect } from 'chai'
import { useState } from 'react'
import { SelectField } from '../../src/screens/kit/fields/select-field.tsx'
import type { Options } from '../../src/screens/kit/overlays/options/option.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, places } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

type Kind = 'one-off' | 'weekly' | 'monthly' | 'yearly'

const frequencies: Options<Kind> = [
  { id: 'one-off', label: 'One-off', description: 'Drawn once' },
  {
    group: 'Repeating',
    options: [
      { id: 'weekly', label: 'Weekly' },
      { id: 'monthly', label: 'Monthly' },
      { id: 'yearly', label: 'Yearly', disabledBecause: 'The licence ends in May.' },
    ],
  },
]

type Extra = Partial<Parameters<typeof SelectField<Kind>>[0]>

function Held(extra: Extra & { log?: (value: Kind | null) => void }) {
  const { log, ...props } = extra
  const [value, setValue] = useState<Kind | null>(props.value ?? null)
  return (
    <SelectField<Kind>
      label="Frequency"
      options={frequencies}
      {...props}
      value={value}
      onChange={next => {
        setValue(next)
        log?.(next)
      }}
    />
  )
}

const options = (kit: PlacedKit) => [...kit.scope.querySelectorAll<HTMLElement>('[role=option]')]
const named = (kit: PlacedKit, label: string) => {
  const found = options(kit).find(option => option.textContent?.startsWith(label))
  if (!found) throw new Error(`no option ${label}`)
  return found
}
const textOf = (kit: PlacedKit, ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map(id => kit.scope.getElementById(id)?.textContent ?? '?')
    .join(' | ')

for (const place of places) {
  describe(`select, in ${place}`, () => {
    it('is chosen from by mouse, and closes', async () => {
      const log: (Kind | null)[] = []
      const kit = await placeKit(<Held log={value => log.push(value)} />, { place })
      const button = await kit.find('.rd-choice-button')
      expect(button.textContent).to.equal('Choose')
      await click(button)
      await waitFor(() => options(kit).length === 4)
      await click(named(kit, 'Monthly'))
      await waitFor(() => options(kit).length === 0)
      expect(log).to.deep.equal(['monthly'])
      expect(button.textContent).to.equal('Monthly')
      await waitFor(() => focused() === button)
    })

    it('is chosen from by keyboard, and skips what can’t be chosen', async () => {
      const kit = await placeKit(<Held />, { place })
      const button = await kit.find('.rd-choice-button')
      button.focus()
      await press('ArrowDown')
      await waitFor(() => focused()?.textContent?.includes('One-off'), 'focus on the first')
      await press('End')
      await waitFor(() => focused()?.textContent === 'Monthly', 'focus on the last')
      await press('Enter')
      await waitFor(() => options(kit).length === 0 && focused() === button, 'focus back')
      expect(button.textContent).to.equal('Monthly')
      await type('w')
      await waitFor(() => button.textContent === 'Weekly', 'the typed one')
    })

    it('closes on Escape and gives the focus back', async () => {
      const kit = await placeKit(<Held value="weekly" />, { place })
      const button = await kit.find('.rd-choice-button')
      await click(button)
      await waitFor(() => options(kit).length === 4)
      expect(named(kit, 'Weekly').ariaSelected).to.equal('true')
      await press('Escape')
      await waitFor(() => options(kit).length === 0 && focused() === button)
      expect(button.textContent).to.equal('Weekly')
    })

    it('carries label, description, error and its value by ids', async () => {
      const kit = await placeKit(
        <Held value="weekly" description="How often it draws." error="Choose another." required />,
        { place },
      )
      const button = await kit.find('.rd-choice-button')
      expect(textOf(kit, button.getAttribute('aria-labelledby'))).to.equal(
        'Weekly | Frequency (required)',
      )
      expect(textOf(kit, button.getAttribute('aria-describedby'))).to.equal(
        'How often it draws. | Choose another.',
      )
      await click(button)
      await waitFor(() => options(kit).length === 4)
      const list = await kit.find('[role=listbox]')
      expect(textOf(kit, list.getAttribute('aria-labelledby'))).to.equal('Frequency (required)')
      expect(named(kit, 'Yearly').textContent).to.include('The licence ends in May.')
      expect(named(kit, 'Yearly').ariaDisabled).to.equal('true')
      const group = await kit.find('[role=group][aria-labelledby]')
      expect(textOf(kit, group.getAttribute('aria-labelledby'))).to.equal('Repeating')
      await expectNoAxeViolationsInFull(
        kit.root.getRootNode() === document ? document.body : kit.root,
      )
    })
  })
}
