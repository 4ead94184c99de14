import { expect } from 'chai'
import { useState } from 'react'
import { ComboboxField } from '../../src/screens/kit/fields/combobox-field.tsx'
import { SelectField } from '../../src/screens/kit/fields/select-field.tsx'
import { Dialog } from '../../src/screens/kit/overlays/dialog.tsx'
import type { LoadOptions } from '../../src/screens/kit/overlays/options/load-options.ts'
import { click, focused, press } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, places } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const options = [
  { id: 'weekly', label: 'Weekly' },
  { id: 'monthly', label: 'Monthly' },
]
const load: LoadOptions = () => ({ options, more: false })

function Held() {
  const [open, setOpen] = useState(true)
  const [value, setValue] = useState<string | null>(null)
  const field = { label: 'Frequency', value, onChange: (next: string | null) => setValue(next) }
  return (
    <Dialog title="Edit the raffle" open={open} onClose={() => setOpen(false)}>
      <SelectField {...field} options={options} />
      <ComboboxField {...field} load={load} chosen={options.find(({ id }) => id === value)} />
    </Dialog>
  )
}

const listed = (kit: PlacedKit) => [...kit.scope.querySelectorAll('[role=option]')]

for (const place of places) {
  describe(`choices in a dialog, in ${place}`, () => {
    it('are chosen by mouse: a select, then a combobox', async () => {
      const kit = await placeKit(<Held />, { place })
      const button = await kit.find('.rd-choice-button')
      await click(button)
      await waitFor(() => listed(kit).length === 2)
      await click(listed(kit)[1]!)
      await waitFor(() => listed(kit).length === 0 && focused() === button)
      const input = await kit.find<HTMLInputElement>('[role=combobox]')
      expect(input.value).to.equal('Monthly')
      await click(input)
      await waitFor(() => listed(kit).length === 2)
      await click(listed(kit)[0]!)
      await waitFor(() => listed(kit).length === 0)
      expect(input.value).to.equal('Weekly')
      expect(button.textContent).to.equal('Weekly')
    })

    it('close alone on Escape, and give the focus back; the next one closes the dialog', async () => {
      const kit = await placeKit(<Held />, { place })
      const button = await kit.find('.rd-choice-button')
      button.focus()
      await press('ArrowDown')
      await waitFor(() => listed(kit).length === 2)
      await press('Escape')
      await waitFor(() => listed(kit).length === 0 && focused() === button)
      const input = await kit.find('[role=combobox]')
      input.focus()
      await press('ArrowDown')
      await waitFor(() => listed(kit).length === 2)
      await press('Escape')
      await waitFor(() => listed(kit).length === 0)
      expect(focused()).to.equal(input)
      expect(kit.query('[role=dialog]')).not.to.equal(null)
      await press('Escape')
      await waitFor(() => kit.query('[role=dialog]') === null)
    })
  })
}
