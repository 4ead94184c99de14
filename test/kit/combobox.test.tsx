import { expect } from 'chai'
import { useState } from 'react'
import { ComboboxField } from '../../src/screens/kit/fields/combobox-field.tsx'
import type {
  FoundOptions,
  LoadOptions,
} from '../../src/screens/kit/overlays/options/load-options.ts'
import type { Option } from '../../src/screens/kit/overlays/options/option.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, places } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const raffles: Option[] = ['Harbour Lights 50/50', 'Puck Night 50/50', 'Saltmarsh Dream Home'].map(
  (label, at) => ({ id: `raffle-${at}`, label }),
)
const matching = (text: string): FoundOptions => ({
  options: raffles.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  more: false,
})

/** A far end that answers when the test says so. */
function farEnd() {
  const calls: {
    text: string
    signal: AbortSignal
    answer: (found: FoundOptions) => void
    fail: (error: Error) => void
    at: number
  }[] = []
  const load: LoadOptions = (text, signal) =>
    new Promise((answer, fail) => calls.push({ text, signal, answer, fail, at: performance.now() }))
  return { calls, load }
}

type Props = Partial<Parameters<typeof ComboboxField>[0]>

function Held({
  log,
  ...props
}: Props & { log?: (id: string | null, option: Option | null) => void }) {
  const [value, setValue] = useState(props.value ?? null)
  return (
    <ComboboxField
      label="Raffle"
      load={matchingLoad}
      {...props}
      value={value}
      onChange={(next, option) => {
        setValue(next)
        log?.(next, option)
      }}
    />
  )
}
const matchingLoad: LoadOptions = async text => matching(text)

const options = (kit: PlacedKit) => [...kit.scope.querySelectorAll<HTMLElement>('[role=option]')]
const labels = (kit: PlacedKit) => options(kit).map(option => option.textContent)
const note = (kit: PlacedKit) => kit.query('.rd-options-note')?.textContent
const inputOf = (kit: PlacedKit) => kit.find<HTMLInputElement>('[role=combobox]')
const byIds = (kit: PlacedKit, ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map(id => kit.scope.getElementById(id)?.textContent ?? '?')
    .join(' | ')
const active = (kit: PlacedKit) =>
  byIds(kit, kit.query('[role=combobox]')?.getAttribute('aria-activedescendant') ?? null)

for (const place of places) {
  describe(`combobox, in ${place}`, () => {
    it('offers the first options on a click, and is chosen from by mouse', async () => {
      const log: (string | null)[] = []
      const kit = await placeKit(<Held log={id => log.push(id)} />, { place })
      const input = await inputOf(kit)
      await click(input)
      await waitFor(() => options(kit).length === 3)
      await click(options(kit)[1]!)
      await waitFor(() => options(kit).length === 0)
      expect(input.value).to.equal('Puck Night 50/50')
      expect(log).to.deep.equal(['raffle-1'])
      expect(focused()).to.equal(input)
    })

    it('is chosen from by keyboard', async () => {
      const kit = await placeKit(<Held />, { place })
      const input = await inputOf(kit)
      input.focus()
      await type('50')
      await waitFor(() => options(kit).length === 2, 'two options')
      await press('ArrowDown')
      await waitFor(() => active(kit) === 'Harbour Lights 50/50', 'the first')
      await press('ArrowDown')
      await waitFor(() => active(kit) === 'Puck Night 50/50', 'the second')
      await press('Enter')
      await waitFor(() => options(kit).length === 0)
      expect(input.value).to.equal('Puck Night 50/50')
    })

    it('waits 300 ms after the last key, and shows nothing of another text meanwhile', async () => {
      const far = farEnd()
      const kit = await placeKit(<Held load={far.load} />, { place })
      const input = await inputOf(kit)
      input.focus()
      await press('ArrowDown')
      await waitFor(() => far.calls.length === 1, 'the first call')
      expect(far.calls[0]?.text).to.equal('')
      far.calls[0]?.answer(matching(''))
      await waitFor(() => options(kit).length === 3)
      let typed = 0
      let shown: string[] | undefined
      input.addEventListener('input', () => {
        typed = performance.now()
        setTimeout(() => {
          shown ??= labels(kit)
        })
      })
      await type('puck')
      await waitFor(() => far.calls.at(-1)?.text === 'puck', 'the call of the whole text')
      expect(shown).to.deep.equal([])
      expect(far.calls.at(-1)!.at - typed).to.be.greaterThan(299)
      const whole = far.calls.at(-1)
      await type('x')
      expect(whole?.signal.aborted).to.equal(true)
      whole?.answer(matching('puck'))
      await waitFor(() => far.calls.at(-1)?.text === 'puckx', 'the next call')
      expect(labels(kit)).to.deep.equal([])
      expect(kit.query('.rd-options-waiting')).not.to.equal(null)
      far.calls.at(-1)?.answer(matching('puckx'))
      await waitFor(() => note(kit) === 'Nothing matches this search.', 'no match')
    })

    it('shows the label of what is chosen without a call, and puts it back when what was typed is left', async () => {
      const far = farEnd()
      const kit = await placeKit(
        <>
          <Held load={far.load} value="raffle-2" chosen={raffles[2]!} />
          <button type="button">Next</button>
        </>,
        { place },
      )
      const input = await inputOf(kit)
      expect(input.value).to.equal('Saltmarsh Dream Home')
      expect(far.calls).to.have.length(0)
      input.focus()
      input.select()
      await type('zz')
      await press('Tab')
      await waitFor(() => input.value === 'Saltmarsh Dream Home', 'the label')
      expect(focused()?.textContent).to.equal('Next')
      await waitFor(() => kit.query('[role=listbox]') === null, 'a closed list')
    })

    it('is cleared by its button, and by an empty text', async () => {
      const log: (string | null)[] = []
      const kit = await placeKit(
        <Held value="raffle-2" chosen={raffles[2]!} log={id => log.push(id)} />,
        { place },
      )
      const input = await inputOf(kit)
      await click(await kit.find('[aria-label="Clear Raffle"]'))
      await waitFor(() => input.value === '')
      expect(log).to.deep.equal([null])
      expect(focused()).to.equal(input)
      await type('home')
      await waitFor(() => options(kit).length === 1)
      await press('ArrowDown', 'Enter')
      await waitFor(() => input.value === 'Saltmarsh Dream Home')
      input.select()
      await press('Delete')
      await waitFor(() => log.length === 3)
      expect(log).to.deep.equal([null, 'raffle-2', null])
    })

    it('says what failed, and tries again by keyboard', async () => {
      const far = farEnd()
      const kit = await placeKit(
        <Held load={far.load} failureOf={error => (error as Error).message} />,
        { place },
      )
      const input = await inputOf(kit)
      input.focus()
      await press('ArrowDown')
      await waitFor(() => far.calls.length === 1)
      far.calls[0]?.fail(new Error('The search is being rebuilt.'))
      const alert = await kit.find('[role=alert]')
      expect(alert.textContent).to.equal('The search is being rebuilt.')
      await press('Tab')
      await waitFor(() => focused()?.getAttribute('aria-label') === 'Dismiss', 'focus on Dismiss')
      await press('Tab')
      await waitFor(() => focused()?.textContent === 'Retry', 'focus on Retry')
      await press('Enter')
      await waitFor(() => far.calls.length === 2, 'the second call')
      expect(focused()).to.equal(input)
      far.calls[1]?.answer({ options: raffles, more: true })
      await waitFor(() => options(kit).length === 3)
      expect(note(kit)).to.equal('The first 3 are shown. Type more of the name to find others.')
    })

    it('dismisses the failure by mouse and keeps Retry', async () => {
      const load: LoadOptions = () => Promise.reject(new Error('x'))
      const kit = await placeKit(<Held load={load} />, { place })
      await click(await inputOf(kit))
      await click(await kit.find('.rd-alert-dismiss'))
      await waitFor(() => kit.query('[role=alert]') === null)
      expect(kit.query('.rd-options-failure .rd-button')?.textContent).to.equal('Retry')
      await press('Escape')
      await waitFor(() => kit.query('.rd-options-failure') === null)
      expect(focused()).to.equal(await inputOf(kit))
    })

    it('carries label, description and error by ids, and axe finds nothing, open and closed', async () => {
      const kit = await placeKit(
        <Held
          description="Which raffle."
          error="Choose a raffle."
          required
          value="raffle-0"
          chosen={raffles[0]!}
        />,
        { place },
      )
      const input = await inputOf(kit)
      expect(byIds(kit, input.getAttribute('aria-labelledby'))).to.equal('Raffle')
      expect(byIds(kit, input.getAttribute('aria-describedby'))).to.equal(
        'Which raffle. | Choose a raffle.',
      )
      expect(input.getAttribute('aria-invalid')).to.equal('true')
      expect(input.required || input.ariaRequired === 'true').to.equal(true)
      const page = place === 'page' ? document.body : kit.root
      await expectNoAxeViolationsInFull(page)
      await click(input)
      await waitFor(() => options(kit).length === 3)
      const list = kit.scope.getElementById(input.getAttribute('aria-controls') ?? '')
      expect(list?.getAttribute('role')).to.equal('listbox')
      expect(byIds(kit, list!.getAttribute('aria-labelledby'))).to.include('Raffle')
      expect(options(kit)[0]?.ariaSelected).to.equal('true')
      // By the library's design what else stands in the page is hidden while the list is open.
      await expectNoAxeViolationsInFull(page, { without: ['aria-hidden-focus'] })
    })

    it('can be read and copied while it is locked, and not opened', async () => {
      const kit = await placeKit(
        <Held lockedBecause="It is on sale." value="raffle-0" chosen={raffles[0]!} />,
        { place },
      )
      const input = await inputOf(kit)
      expect(input.readOnly).to.equal(true)
      expect(byIds(kit, input.getAttribute('aria-describedby'))).to.include('It is on sale.')
      await click(input)
      await press('ArrowDown')
      expect(kit.query('[role=listbox]')).to.equal(null)
      expect(kit.query('[aria-label="Clear Raffle"]')).to.equal(null)
    })

    it('finds the name of a value that came alone', async () => {
      const find = async (id: string) => raffles.find(raffle => raffle.id === id) ?? null
      const kit = await placeKit(<Held find={find} value="raffle-1" />, { place })
      const input = await inputOf(kit)
      await waitFor(() => input.value === 'Puck Night 50/50')
    })
  })
}
