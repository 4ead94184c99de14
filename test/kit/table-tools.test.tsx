import { expect } from 'chai'
import { useState } from 'react'
import {
  noPreference,
  plainLayout,
  type TableLayout,
  type TablePreference,
} from '../../src/core/table/layout.ts'
import { addView, removeView, renameView, startWith } from '../../src/core/table/saved-views.ts'
import { ColumnChooser } from '../../src/screens/kit/table/column-chooser.tsx'
import { DownloadButton, type DownloadView } from '../../src/screens/kit/table/download-button.tsx'
import { SavedViews } from '../../src/screens/kit/table/saved-views.tsx'
import { orderColumns } from '../../stories/support/sample-orders.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const columns = orderColumns('en')
let layout: TableLayout = plainLayout
let preference: TablePreference = noPreference

function Columns() {
  const [held, hold] = useState(plainLayout)
  layout = held
  return <ColumnChooser columns={columns} layout={held} onLayout={hold} />
}

function Views() {
  const [held, hold] = useState<TablePreference>(() =>
    addView(noPreference, 'Void this month', { query: 'status=VOID', layout: plainLayout }),
  )
  preference = held
  return (
    <SavedViews
      views={held.views}
      currentId="1"
      startId={held.startView}
      onShow={view => hold(startWith(held, view.id))}
      onSave={name => hold(addView(held, name, { query: '', layout: plainLayout }))}
      onUpdate={() => undefined}
      onRename={(id, name) => hold(renameView(held, id, name))}
      onDelete={id => hold(removeView(held, id))}
      onStart={id => hold(startWith(held, id))}
    />
  )
}

const words = (element: Element | null) => (element?.textContent ?? '').trim()

async function named<E extends HTMLElement>(kit: PlacedKit, name: string): Promise<E> {
  const look = () =>
    [...kit.scope.querySelectorAll<E>('button, [role="menuitem"], label')].find(
      one => (one.getAttribute('aria-label') ?? words(one)) === name,
    )
  await waitFor(() => look() !== undefined)
  return look() as E
}

for (const place of somePlaces) {
  describe(`table tools, ${place}`, () => {
    it('chooses columns and density, and the title stays', async () => {
      const kit = await placeKit(<Columns />, { place })
      await click(await named(kit, 'Columns'))
      await kit.find('[role="dialog"]')
      await click(await named(kit, 'Raffle'))
      await click(await named(kit, 'Compact'))
      expect([layout.hidden, layout.density]).to.deep.equal([['raffle'], 'compact'])
      expect((await named(kit, 'Customer')).querySelector('input')!.disabled).to.equal(true)
      await click(await named(kit, 'Reset to standard'))
      expect(layout).to.deep.equal(plainLayout)
      await press('Escape')
      await waitFor(() => kit.query('[role="dialog"]') === null)
      expect(words(focused())).to.equal('Columns')
    })

    it('moves columns by keyboard, says where they are, and keeps the focus', async () => {
      const kit = await placeKit(<Columns />, { place })
      ;(await named(kit, 'Columns')).focus()
      await press('Enter')
      const up = await named(kit, 'Move Order up')
      up.focus()
      await press('Enter')
      expect(layout.order.slice(0, 2)).to.deep.equal(['id', 'customer'])
      expect(focused()?.getAttribute('aria-label')).to.equal('Move Order up')
      const said = kit.query('[role="dialog"] [role="status"]')
      expect(words(said)).to.equal('Order is now column 1 of 7')
      await press('Enter')
      expect(layout.order.slice(0, 2)).to.deep.equal(['id', 'customer'])
      await expectNoAxeViolationsInFull(kit.query('[role="dialog"]')!)
    })

    it('saves what is shown under a name of its own', async () => {
      const kit = await placeKit(<Views />, { place })
      await click(await named(kit, 'Void this month'))
      const input = await kit.find<HTMLInputElement>('[role="dialog"] input')
      await click(await named(kit, 'Save as a view'))
      await waitFor(() => words(kit.query('[role="dialog"]')).includes('Give the view a name.'))
      input.focus()
      await type('Void this month')
      await press('Enter')
      await waitFor(() =>
        words(kit.query('[role="dialog"]')).includes('Another view has this name.'),
      )
      await type(', large')
      await press('Enter')
      await waitFor(() => kit.query('[role="dialog"]') === null)
      expect(preference.views.map(({ name }) => name)).to.deep.equal([
        'Void this month',
        'Void this month, large',
      ])
    })

    it('renames a view, and opens the list with it', async () => {
      const kit = await placeKit(<Views />, { place })
      await click(await named(kit, 'Void this month'))
      await click(await named(kit, 'Actions for the view Void this month'))
      await click(await named(kit, 'Open the list with this view'))
      expect(preference.startView).to.equal('1')
      await click(await named(kit, 'Actions for the view Void this month'))
      await click(await named(kit, 'Rename'))
      const input = await kit.find<HTMLInputElement>('.rd-views-list input')
      input.select()
      input.focus()
      await type('Void')
      await press('Enter')
      await waitFor(() => preference.views[0]?.name === 'Void')
    })

    it('asks before it deletes a view, by its name', async () => {
      const kit = await placeKit(<Views />, { place })
      await click(await named(kit, 'Void this month'))
      await click(await named(kit, 'Actions for the view Void this month'))
      await click(await named(kit, 'Delete view'))
      const dialog = await kit.find('[role="alertdialog"]')
      expect(words(dialog)).to.contain('Delete the view “Void this month”?')
      expect(preference.views.length).to.equal(1)
      await click([...dialog.querySelectorAll('button')].find(b => words(b) === 'Delete view')!)
      await waitFor(() => preference.views.length === 0)
    })
  })
}

describe('Download CSV', () => {
  const states: [DownloadView, string][] = [
    [{ state: 'idle' }, 'Download CSV'],
    [{ state: 'running', done: 0, total: 0, rowsPerSecond: null }, 'Cancel'],
    [{ state: 'running', done: 1200, total: 48_000, rowsPerSecond: 3100.4 }, 'Cancel'],
    [{ state: 'failed', message: 'Down' }, 'Retry'],
    [{ state: 'finished' }, 'Download CSV'],
  ]

  for (const [download, name] of states)
    it(`is one button in each state, and breaks no rule of axe: ${download.state}`, async () => {
      const done: string[] = []
      const kit = await placeKit(
        <DownloadButton
          download={download}
          onStart={() => done.push('start')}
          onCancel={() => done.push('cancel')}
        />,
      )
      await click(await named(kit, name))
      expect(done).to.deep.equal([name === 'Cancel' ? 'cancel' : 'start'])
      await expectNoAxeViolationsInFull(kit.root)
    })

  it('says how far it is, and how fast', async () => {
    const kit = await placeKit(
      <DownloadButton
        download={{ state: 'running', done: 1200, total: 48_000, rowsPerSecond: 3100.4 }}
        onStart={() => undefined}
        onCancel={() => undefined}
      />,
    )
    expect(words(kit.query('.rd-download-progress'))).to.equal(
      '1,200 of 48,000 rows · 3,100 rows/s',
    )
    expect(kit.query<HTMLProgressElement>('progress')!.position).to.equal(0.025)
  })
})
