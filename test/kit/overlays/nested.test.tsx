import { sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { Button } from '../../../src/screens/kit/button.tsx'
import { AriaRoot } from '../../../src/screens/kit/overlays/aria-root.tsx'
import { Dialog } from '../../../src/screens/kit/overlays/dialog.tsx'
import { Drawer } from '../../../src/screens/kit/overlays/drawer.tsx'
import { Menu } from '../../../src/screens/kit/overlays/menu.tsx'
import { atRest } from '../../support/browser/at-rest.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { hostPage } from '../../support/browser/host-page.ts'
import { click, focused, press } from '../../support/browser/page.ts'
import { type PlacedKit, placeKit, places } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

function Scene() {
  const [open, setOpen] = useState<'nothing' | 'drawer' | 'dialog'>('nothing')
  return (
    <>
      <Button id="outer" onClick={() => setOpen('drawer')}>
        Order
      </Button>
      <Drawer
        title="Order 4F09C2"
        open={open !== 'nothing'}
        dismissable
        onClose={() => setOpen('nothing')}
      >
        <Button id="inner" onClick={() => setOpen('dialog')}>
          Change
        </Button>
        <DrawDate />
        <Dialog
          title="Source"
          open={open === 'dialog'}
          dismissable
          onClose={() => setOpen('drawer')}
        >
          <Sources />
        </Dialog>
      </Drawer>
    </>
  )
}

function Sources() {
  return (
    <AriaRoot>
      <Select>
        <Label>Source</Label>
        <AriaButton id="source">
          <SelectValue />
        </AriaButton>
        <Popover className="rd-panel">
          <ListBox>
            <ListBoxItem id="mail">Mail</ListBoxItem>
            <ListBoxItem id="phone">Phone</ListBoxItem>
          </ListBox>
        </Popover>
      </Select>
    </AriaRoot>
  )
}

function DrawDate() {
  return (
    <AriaRoot>
      <DatePicker aria-label="Draw date">
        <Group>
          <DateInput>{segment => <DateSegment segment={segment} />}</DateInput>
          <AriaButton id="calendar">Calendar</AriaButton>
        </Group>
        <Popover className="rd-panel">
          <AriaDialog>
            <Calendar>
              <Heading />
              <AriaButton slot="previous">Previous</AriaButton>
              <AriaButton slot="next">Next</AriaButton>
              <CalendarGrid>{date => <CalendarCell date={date} />}</CalendarGrid>
            </Calendar>
          </AriaDialog>
        </Popover>
      </DatePicker>
    </AriaRoot>
  )
}

/** Neither hidden from screen readers nor inert, by itself or by what it stands in. */
function isReachable(element: Element): boolean {
  let at: Node | null = element
  while (at) {
    if (at instanceof HTMLElement && (at.inert || at.ariaHidden === 'true')) return false
    at = at instanceof ShadowRoot ? at.host : at.parentNode
  }
  return true
}

for (const place of places) {
  describe(`overlays within overlays in a ${place} place`, () => {
    let kit: PlacedKit
    const rest = () => atRest(kit)
    const press1 = async (selector: string) => {
      await rest()
      await click(await kit.find(selector))
    }
    const isGone = (selector: string) =>
      waitFor(() => kit.query(selector) === null, `end of ${selector}`)
    const hasFocus = (id: string) =>
      waitFor(() => expect(focused()?.id).to.equal(id), `focus on ${id}`)
    const corner = () => sendMouse({ type: 'click', position: [2, 2] })

    it('opens a select in a dialog in a drawer, and closes one at a time by Escape', async () => {
      kit = await placeKit(<Scene />, { place })
      await press1('#outer')
      await press1('#inner')
      await press1('#source')
      const list = await kit.find('[role=listbox]')
      expect(isReachable(list)).to.equal(true)
      await expectNoAxeViolationsInFull(list)
      await press('Escape')
      await isGone('[role=listbox]')
      await hasFocus('source')
      expect(isReachable(await kit.find('.rd-dialog'))).to.equal(true)
      expect(isReachable(await kit.find('#inner'))).to.equal(false)
      await press('Escape')
      await isGone('.rd-dialog')
      await hasFocus('inner')
      expect(isReachable(await kit.find('.rd-drawer'))).to.equal(true)
      expect(isReachable(await kit.find('#outer'))).to.equal(false)
      await press('Escape')
      await isGone('.rd-drawer')
      await hasFocus('outer')
      expect(isReachable(await kit.find('#outer'))).to.equal(true)
    })

    it('closes only the top one by a click outside', async () => {
      kit = await placeKit(<Scene />, { place })
      await press1('#outer')
      await press1('#inner')
      await press1('#source')
      await kit.find('[role=listbox]')
      await rest()
      await corner()
      await isGone('[role=listbox]')
      expect(kit.query('.rd-dialog')).not.to.equal(null)
      await corner()
      await isGone('.rd-dialog')
      expect(kit.query('.rd-drawer')).not.to.equal(null)
      await rest()
      await corner()
      await isGone('.rd-drawer')
      await hasFocus('outer')
    })

    it('chooses by keyboard in a select in a dialog', async () => {
      kit = await placeKit(<Scene />, { place })
      await press1('#outer')
      await press1('#inner')
      await kit.find('#source')
      await rest()
      ;(await kit.find('#source')).focus()
      await press('Enter')
      await kit.find('[role=listbox]')
      await press('ArrowDown', 'Enter')
      await isGone('[role=listbox]')
      expect((await kit.find('#source')).textContent).to.equal('Phone')
    })

    it('picks a date in a drawer, by keyboard', async () => {
      kit = await placeKit(<Scene />, { place })
      await press1('#outer')
      await press1('#calendar')
      const grid = await kit.find('[role=grid]')
      await waitFor(() => grid.contains(focused()))
      expect(isReachable(grid)).to.equal(true)
      await press('ArrowRight', 'Enter')
      await isGone('[role=grid]')
      await hasFocus('calendar')
      await press1('#calendar')
      await kit.find('[role=grid]')
      await press('Escape')
      await isGone('[role=grid]')
      expect(kit.query('.rd-drawer')).not.to.equal(null)
      await hasFocus('calendar')
    })

    it('opens the menu of a table’s row', async () => {
      const done: string[] = []
      const rows = Array.from({ length: 40 }, (_, index) => `row-${index}`)
      kit = await placeKit(
        <table>
          <tbody>
            {rows.map(row => (
              <tr key={row}>
                <td>
                  <Menu
                    label={`Actions for ${row}`}
                    trigger={<Button id={row}>…</Button>}
                    items={[{ id: 'void', label: 'Void', onAction: () => void done.push(row) }]}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>,
        { place },
      )
      await press1('#row-2')
      const item = await kit.find('[role=menuitem]')
      const box = item.getBoundingClientRect()
      const top = kit.scope.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      expect(item.contains(top)).to.equal(true)
      await corner()
      await isGone('[role=menu]')
      await hasFocus('row-2')
      await press('Enter')
      await waitFor(() => focused()?.role === 'menuitem')
      await press('Enter')
      await isGone('[role=menu]')
      expect(done).to.deep.equal(['row-2'])
      await hasFocus('row-2')
    })

    it('leaves the host’s page as it was', async () => {
      kit = await placeKit(<Scene />, { place })
      const before = pageAround()
      await press1('#outer')
      await press1('#inner')
      await press1('#source')
      await kit.find('[role=listbox]')
      const during = pageAround()
      expect(during.attributes.filter(one => !before.attributes.includes(one))).to.deep.equal([
        'html style=overflow: hidden;',
      ])
      expect(during.head).to.deep.equal(before.head)
      expect(during.globals).to.deep.equal(before.globals)
      for (const next of ['source', 'inner', 'outer']) {
        await press('Escape')
        await hasFocus(next)
      }
      await waitFor(() => expect(pageAround()).to.deep.equal(before))
    })
  })
}

/** In a plain page our layer stands in the body itself; in a host it stands in our root. */
function pageAround() {
  return hostPage([...document.querySelectorAll('.rd-portal')])
}

it('keeps the ids of two roots apart', async () => {
  const first = await placeKit(<Scene />, { place: 'page' })
  const second = await placeKit(<Scene />, { place: 'page' })
  const third = await placeKit(<Scene />, { place: 'nested' })
  for (const kit of [first, second, third]) {
    kit.root.querySelector<HTMLElement>('#outer')?.click()
  }
  await waitFor(
    () => document.querySelectorAll('.rd-modal').length === 2 && third.query('.rd-modal') !== null,
  )
  const ids = [...document.querySelectorAll('[id]'), ...third.scope.querySelectorAll('[id]')]
    .map(({ id }) => id)
    .filter(id => !['outer', 'inner', 'calendar'].includes(id))
  expect(ids.length).to.be.greaterThan(3)
  expect(new Set(ids).size).to.equal(ids.length)
})
