import { expect } from 'chai'
import { Ticket } from 'lucide'
import { useState } from 'react'
import { CheckboxField } from '../../src/screens/kit/fields/checkbox-field.tsx'
import { CheckboxGroupField } from '../../src/screens/kit/fields/checkbox-group-field.tsx'
import { RadioCardsField } from '../../src/screens/kit/fields/radio-cards-field.tsx'
import { SwitchField } from '../../src/screens/kit/fields/switch-field.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const byIds = (kit: PlacedKit, ids: string | null | undefined) =>
  (ids ?? '')
    .split(' ')
    .map(id => kit.scope.getElementById(id)?.textContent ?? '?')
    .join(' | ')
const page = (kit: PlacedKit) => (kit.scope === document ? document.body : kit.root)
const inputs = (kit: PlacedKit) => [...kit.scope.querySelectorAll('input')]
const labelled = (kit: PlacedKit, text: string) =>
  [...kit.scope.querySelectorAll('label')].find(label => label.textContent?.startsWith(text))!

type ToggleProps = Partial<Parameters<typeof CheckboxField>[0]> & { kind: 'checkbox' | 'switch' }

function HeldToggle({ kind, ...props }: ToggleProps) {
  const [value, setValue] = useState(props.value ?? false)
  const field = { label: 'Hide the pot', ...props, value, onChange: setValue }
  return kind === 'switch' ? <SwitchField {...field} /> : <CheckboxField {...field} />
}

const campaigns = [
  { id: 'home', label: 'Home page' },
  { id: 'email', label: 'Email', description: 'To everybody who agreed.' },
  { id: 'radio', label: 'Radio', disabledBecause: 'Not in this province.' },
]
function HeldGroup({ log }: { log: (readonly string[])[] }) {
  const [value, setValue] = useState<readonly string[]>(['email', 'old'])
  return (
    <CheckboxGroupField
      label="Places"
      description="Where it shows."
      error="Choose one."
      options={campaigns}
      value={value}
      onChange={next => {
        setValue(next)
        log.push(next)
      }}
    />
  )
}

type Draw = 'barrel' | 'rng' | 'wheel'
function HeldCards({ log, value: start = null }: { log: Draw[]; value?: Draw | null }) {
  const [value, setValue] = useState<Draw | null>(start)
  return (
    <RadioCardsField<Draw>
      label="Draw type"
      description="How the winner is found."
      error="Choose a draw type."
      required
      options={[
        { id: 'barrel', label: 'Print Tickets', description: 'Drawn by hand', icon: Ticket },
        { id: 'rng', label: 'Random Number Generator' },
        { id: 'wheel', label: 'Wheel', disabledBecause: 'Not licensed.' },
      ]}
      value={value}
      onChange={next => {
        setValue(next)
        log.push(next)
      }}
    />
  )
}

for (const place of somePlaces) {
  for (const kind of ['checkbox', 'switch'] as const) {
    describe(`${kind}, in ${place}`, () => {
      it('changes by its label, by its box and by Space', async () => {
        const kit = await placeKit(<HeldToggle kind={kind} />, { place })
        const input = await kit.find<HTMLInputElement>('input')
        await click(labelled(kit, 'Hide the pot'))
        await waitFor(() => input.checked)
        await click(input)
        await waitFor(() => !input.checked)
        await press('Space')
        await waitFor(() => input.checked)
      })

      it('carries label, description and error by ids', async () => {
        const kit = await placeKit(
          <HeldToggle kind={kind} description="Buyers see no pot." error="Not now." />,
          {
            place,
          },
        )
        const input = await kit.find<HTMLInputElement>('input')
        expect(byIds(kit, input.getAttribute('aria-labelledby'))).to.equal('Hide the pot')
        expect(byIds(kit, input.getAttribute('aria-describedby'))).to.equal(
          'Buyers see no pot. | Not now.',
        )
        expect(input.getAttribute('role')).to.equal(kind === 'switch' ? 'switch' : null)
        await expectNoAxeViolationsInFull(page(kit))
      })

      it('keeps its value and its focus while it is locked', async () => {
        const kit = await placeKit(
          <HeldToggle kind={kind} value lockedBecause="It is on sale." />,
          { place },
        )
        const input = await kit.find<HTMLInputElement>('input')
        input.focus()
        await press('Space')
        await click(labelled(kit, 'Hide the pot'))
        expect(input.checked).to.equal(true)
        expect(input.ariaReadOnly).to.equal('true')
        expect(byIds(kit, input.getAttribute('aria-describedby'))).to.include('It is on sale.')
        await expectNoAxeViolationsInFull(page(kit))
      })
    })
  }

  describe(`checkbox group, in ${place}`, () => {
    it('changes by mouse and keyboard, in the options’ order, and keeps what it doesn’t offer', async () => {
      const log: (readonly string[])[] = []
      const kit = await placeKit(<HeldGroup log={log} />, { place })
      await click(labelled(kit, 'Home page'))
      await waitFor(() => log.length === 1)
      await press('Tab', 'Space')
      await waitFor(() => log.length === 2)
      await click(labelled(kit, 'Radio'))
      expect(log).to.deep.equal([
        ['home', 'email', 'old'],
        ['home', 'old'],
      ])
    })

    it('is a group with label, description and error by ids', async () => {
      const kit = await placeKit(<HeldGroup log={[]} />, { place })
      const group = await kit.find('fieldset')
      expect(byIds(kit, group.getAttribute('aria-labelledby'))).to.equal('Places')
      expect(byIds(kit, group.getAttribute('aria-describedby'))).to.equal(
        'Where it shows. | Choose one.',
      )
      const names = inputs(kit).map(input => byIds(kit, input.getAttribute('aria-labelledby')))
      expect(names).to.deep.equal(['Home page', 'Email', 'Radio'])
      expect(byIds(kit, inputs(kit)[2]?.getAttribute('aria-describedby'))).to.equal(
        'Not in this province.',
      )
      await expectNoAxeViolationsInFull(page(kit))
    })
  })

  describe(`radio cards, in ${place}`, () => {
    it('are chosen by mouse, anywhere on a card', async () => {
      const log: Draw[] = []
      const kit = await placeKit(<HeldCards log={log} />, { place })
      await kit.find('.rd-radio-card')
      await click(labelled(kit, 'Random'))
      await waitFor(() => log.length === 1)
      await click(labelled(kit, 'Wheel'))
      expect(log).to.deep.equal(['rng'])
    })

    it('are one stop for Tab, and move by arrow keys past what can’t be chosen', async () => {
      const log: Draw[] = []
      const kit = await placeKit(
        <>
          <HeldCards log={log} value="barrel" />
          <button type="button">Next</button>
        </>,
        { place },
      )
      ;(await kit.find('input')).focus()
      await press('ArrowDown')
      await waitFor(() => log.length === 1)
      await press('ArrowRight')
      await waitFor(() => log.length === 2)
      expect(log).to.deep.equal(['rng', 'barrel'])
      await press('Tab')
      expect(focused()?.textContent).to.equal('Next')
    })

    it('are a radiogroup with label, description and error by ids', async () => {
      const kit = await placeKit(<HeldCards log={[]} />, { place })
      const group = await kit.find('[role=radiogroup]')
      expect(byIds(kit, group.getAttribute('aria-labelledby'))).to.include('Draw type')
      expect(byIds(kit, group.getAttribute('aria-describedby'))).to.equal(
        'How the winner is found. | Choose a draw type.',
      )
      expect(group.ariaRequired).to.equal('true')
      const first = inputs(kit)[0]
      expect(byIds(kit, first?.getAttribute('aria-labelledby'))).to.equal('Print Tickets')
      expect(byIds(kit, first?.getAttribute('aria-describedby'))).to.equal('Drawn by hand')
      await expectNoAxeViolationsInFull(page(kit))
    })
  })
}
