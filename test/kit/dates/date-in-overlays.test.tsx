import { expect } from 'chai'
import { useState } from 'react'
import { Button } from '../../../src/screens/kit/button.tsx'
import { DateField } from '../../../src/screens/kit/dates/date-field.tsx'
import { Drawer } from '../../../src/screens/kit/overlays/drawer.tsx'
import { PopoverButton } from '../../../src/screens/kit/overlays/popover-button.tsx'
import { click, focused, press } from '../../support/browser/page.ts'
import { type Place, type PlacedKit, placeKit, places } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

let last: string | null

function Field() {
  const [value, setValue] = useState<string | null>('2026-11-20')
  const change = (next: string | null) => {
    last = next
    setValue(next)
  }
  return <DateField label="Mailed on" value={value} onChange={change} />
}

function InPopover() {
  return (
    <PopoverButton label="Mark mailed" trigger={<Button id="opener">Mark mailed</Button>}>
      {() => <Field />}
    </PopoverButton>
  )
}

function InDrawer() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button id="opener" onClick={() => setOpen(true)}>
        Edit
      </Button>
      <Drawer title="Order 4F09C2" open={open} onClose={() => setOpen(false)}>
        <Field />
      </Drawer>
    </>
  )
}

const overlays = { 'a pop-up': <InPopover />, 'a drawer': <InDrawer /> }

for (const place of places)
  for (const [name, part] of Object.entries(overlays))
    describe(`a date field in ${name} (${place})`, () => inOverlay(part, place))

function inOverlay(part: React.ReactNode, place: Place) {
  const opened = async () => {
    last = null
    const kit = await placeKit(part, { place })
    await click(await kit.find('#opener'))
    const button = await kit.find('[aria-label="Open the calendar, Mailed on"]')
    await waitFor(() => document.getAnimations().length === 0)
    await click(button)
    const grid = await kit.find('[role=grid]')
    await waitFor(() => document.getAnimations().length === 0)
    return { kit, button, grid }
  }
  const dayIn = (grid: Element, text: string) =>
    [...grid.querySelectorAll('.rd-calendar-day:not([data-outside-month])')].find(
      cell => cell.textContent === text,
    ) as HTMLElement
  const isOpen = (kit: PlacedKit) => kit.query('.rd-date-control') !== null

  it('has a calendar that nothing clips, makes inert or hides', async () => {
    const { kit, grid } = await opened()
    expect(grid.closest('[inert], [aria-hidden=true]')).to.equal(null)
    await click(dayIn(grid, '24'))
    await waitFor(() => last === '2026-11-24')
    await waitFor(() => kit.query('[role=grid]') === null)
    expect(isOpen(kit)).to.equal(true)
  })

  it('closes from the top, one at each Escape, and gives the focus back', async () => {
    const { kit, button } = await opened()
    await waitFor(() => focused()?.textContent === '20')
    await press('Escape')
    await waitFor(() => kit.query('[role=grid]') === null)
    expect(isOpen(kit)).to.equal(true)
    await waitFor(() => focused() === button)
    await press('Escape')
    await waitFor(() => !isOpen(kit))
    await waitFor(() => focused()?.id === 'opener')
  })
}
