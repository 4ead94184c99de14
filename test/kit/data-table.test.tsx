import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { plainLayout, type TableLayout } from '../../src/core/table/layout.ts'
import type { Sort } from '../../src/core/table/list.ts'
import { Button } from '../../src/screens/kit/button.tsx'
import { DataTable, type DataTableProps } from '../../src/screens/kit/table/data-table.tsx'
import { nothingSelected, type TableSelection } from '../../src/screens/kit/table/table-types.ts'
import {
  noOrders,
  orderActions,
  orderColumns,
  orderId,
  orderName,
  type SampleOrder,
  sampleOrders,
} from '../../stories/support/sample-orders.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, setWidth } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const rows = sampleOrders(6)
const ids = rows.map(orderId)
const columns = orderColumns('en', { totalCents: 30_000 })
let done: string[] = []
const actions = orderActions('en', what => done.push(what))

function Orders(props: Partial<DataTableProps<SampleOrder>>) {
  const [sort, setSort] = useState<Sort | null>({ by: 'createdAt', direction: 'desc' })
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  return (
    <>
      <button type="button" id="before" aria-label="Before" />
      <DataTable<SampleOrder>
        label="Orders"
        columns={columns}
        rowId={orderId}
        rowName={orderName}
        content={{ state: 'ready', rows }}
        empty={noOrders('en')}
        sort={sort}
        onSort={next => {
          done.push(`sort ${next.by} ${next.direction}`)
          setSort(next)
        }}
        onOpen={order => done.push(`open ${order.id}`)}
        rowActions={actions}
        onRetry={() => done.push('retry')}
        onClearFilters={() => done.push('clear filters')}
        layout={plainLayout}
        selection={{
          value: selection,
          onChange: setSelection,
          allMatching: true,
          actions: (
            <Button onClick={() => done.push(JSON.stringify(selection))}>Void orders</Button>
          ),
        }}
        paging={{
          page: 2,
          pageSize: 6,
          total: 1234,
          totalCapped: false,
          hasPrevious: true,
          hasNext: false,
          onPrevious: () => done.push('previous'),
          onNext: () => done.push('next'),
        }}
        {...props}
      />
      <button type="button" id="after" aria-label="After" />
    </>
  )
}

function rowOf(kit: PlacedKit, place: number): HTMLElement {
  const row = kit.query(`[data-row-id="${ids[place]}"]`)
  if (!row) throw new Error(`no row ${place}`)
  return row
}

const boxOf = (kit: PlacedKit, place: number) =>
  rowOf(kit, place).querySelector<HTMLInputElement>('input')!
const chosen = (kit: PlacedKit) =>
  ids.filter((_, place) => rowOf(kit, place).getAttribute('aria-selected') === 'true')
const bulkBar = (kit: PlacedKit) => kit.query('.rd-bulk-bar')
const words = (element: Element | null) => (element?.textContent ?? '').trim()
const headings = (kit: PlacedKit) =>
  [...kit.root.querySelectorAll('thead th')].map(words).filter(Boolean)

for (const place of somePlaces) {
  describe(`data table, ${place}`, () => {
    beforeEach(() => {
      done = []
    })

    it('goes from row to row by arrow keys, Home and End; Tab enters once and leaves', async () => {
      const kit = await placeKit(<Orders selection={undefined} />, { place })
      rowOf(kit, 0).focus()
      await press('ArrowDown', 'ArrowDown')
      expect(focused()).to.equal(rowOf(kit, 2))
      await press('End')
      expect(focused()).to.equal(rowOf(kit, 5))
      await press('ArrowDown')
      expect(focused()).to.equal(rowOf(kit, 5))
      await press('Home', 'ArrowDown')
      expect(focused()).to.equal(rowOf(kit, 1))
      await press('Tab')
      expect(words(focused())).to.equal('Previous')
      await pressWithShift('Tab')
      expect(focused()).to.equal(rowOf(kit, 1))
      await pressWithShift('Tab')
      expect(words(focused())).to.equal('Amount')
    })

    it('reaches a row’s controls by right and left, and Escape is back on the row', async () => {
      const kit = await placeKit(<Orders />, { place })
      rowOf(kit, 0).focus()
      await press('ArrowRight')
      expect(focused()).to.equal(boxOf(kit, 0))
      await press('ArrowRight')
      expect(words(focused())).to.equal('Rosalie Thibodeau')
      await press('ArrowRight')
      expect(focused()?.getAttribute('aria-label')).to.equal(
        `Actions for Rosalie Thibodeau, ${ids[0]}`,
      )
      await press('ArrowLeft', 'Escape')
      expect(focused()).to.equal(rowOf(kit, 0))
    })

    it('opens a row by Enter and by a click on its title', async () => {
      const kit = await placeKit(<Orders />, { place })
      rowOf(kit, 0).focus()
      await press('ArrowDown', 'Enter')
      await click(rowOf(kit, 0).querySelector('.rd-row-link')!)
      expect(done).to.deep.equal([`open ${ids[1]}`, `open ${ids[0]}`])
    })

    it('selects by Space, and with Shift the rows in between', async () => {
      const kit = await placeKit(<Orders />, { place })
      rowOf(kit, 1).focus()
      await press('Space', 'ArrowDown', 'ArrowDown')
      await pressWithShift('Space')
      expect(chosen(kit)).to.deep.equal(ids.slice(1, 4))
      expect(words(bulkBar(kit)?.querySelector('.rd-bulk-count') ?? null)).to.equal('3 selected')
    })

    it('selects by clicks, all of the page by the heading, and all that match', async () => {
      const kit = await placeKit(<Orders />, { place })
      expect(bulkBar(kit)).to.equal(null)
      await click(boxOf(kit, 0))
      const all = kit.query<HTMLInputElement>('thead input')!
      expect([all.checked, all.indeterminate]).to.deep.equal([false, true])
      await click(all)
      expect(chosen(kit)).to.deep.equal(ids)
      expect([all.checked, all.indeterminate]).to.deep.equal([true, false])
      await click(button(kit, 'Select all 1,234 matching'))
      expect(words(bulkBar(kit)?.querySelector('.rd-bulk-count') ?? null)).to.equal(
        'All 1,234 matching selected',
      )
      await click(button(kit, 'Void orders'))
      expect(done).to.deep.equal(['{"kind":"all-matching"}'])
      await click(button(kit, 'Clear'))
      expect([chosen(kit).length, bulkBar(kit)]).to.deep.equal([0, null])
    })

    it('leaves the other rows of the page selected when one of all matching is taken out', async () => {
      const kit = await placeKit(<Orders />, { place })
      await click(kit.query('thead input')!)
      await click(button(kit, 'Select all 1,234 matching'))
      rowOf(kit, 2).focus()
      await press('Space')
      expect(chosen(kit)).to.deep.equal(ids.filter((_, index) => index !== 2))
    })

    it('sorts by its headings, and says how', async () => {
      const kit = await placeKit(<Orders />, { place })
      const heading = (name: string) =>
        [...kit.root.querySelectorAll('th')].find(th => words(th) === name)!
      expect(heading('Created').getAttribute('aria-sort')).to.equal('descending')
      await click(heading('Created').querySelector('button')!)
      expect(heading('Created').getAttribute('aria-sort')).to.equal('ascending')
      heading('Amount').querySelector('button')!.focus()
      await press('Enter')
      expect(heading('Amount').getAttribute('aria-sort')).to.equal('descending')
      expect(heading('Created').getAttribute('aria-sort')).to.equal('none')
      expect(heading('Raffle').hasAttribute('aria-sort')).to.equal(false)
      expect(done).to.deep.equal(['sort createdAt asc', 'sort cents desc'])
    })

    it('opens a row’s menu by mouse and by keyboard, and gives the focus back', async () => {
      const kit = await placeKit(<Orders />, { place })
      const trigger = rowOf(kit, 0).querySelector<HTMLElement>('.rd-row-menu')!
      await click(trigger)
      await kit.find('[role="menu"]')
      await press('Escape')
      await waitFor(() => kit.query('[role="menu"]') === null)
      await waitFor(() => focused() === trigger)
      await press('Enter')
      await kit.find('[role="menuitem"]')
      await press('Enter')
      await waitFor(() => done.length === 1)
      expect(done).to.deep.equal([`email ${ids[0]}`])
    })

    it('keeps the focus on its row over a refresh, and on the next one when the row is gone', async () => {
      const kit = await placeKit(<Orders />, { place })
      rowOf(kit, 2).focus()
      kit.draw(<Orders content={{ state: 'ready', rows: rows.slice(), refreshing: true }} />)
      expect(focused()).to.equal(rowOf(kit, 2))
      kit.draw(<Orders content={{ state: 'ready', rows: [rows[5]!, ...rows.slice(0, 5)] }} />)
      // A row that is moved loses the focus, and has it again before anything is painted.
      await Promise.resolve()
      expect(focused()).to.equal(rowOf(kit, 2))
      const left = rows.filter(({ id }) => id !== ids[2])
      kit.draw(<Orders content={{ state: 'ready', rows: left }} />)
      await waitFor(() => focused()?.hasAttribute('data-row-id') === true)
      expect(focused()).to.equal(rowOf(kit, 4))
    })

    it('stays where it is when the last page is reached', async () => {
      const kit = await placeKit(<Orders />, { place })
      expect(words(kit.query('.rd-pager-range'))).to.equal('7–12 of 1,234')
      const next = button(kit, 'Next')
      next.focus()
      await press('Enter')
      await click(button(kit, 'Previous'))
      expect(done).to.deep.equal(['previous'])
      expect(next.getAttribute('aria-disabled')).to.equal('true')
    })

    it('ties a row’s error to the row, and sums errors up', async () => {
      const messages = new Map([[ids[1]!, 'The payment was refunded.']])
      const kit = await placeKit(<Orders rowErrors={{ messages, of: 12 }} />, { place })
      const described = rowOf(kit, 1).getAttribute('aria-describedby')!
      expect(words(kit.scope.getElementById(described))).to.contain('The payment was refunded.')
      expect(words(kit.query('.rd-bulk-failed'))).to.equal('1 of 12 failed')
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('shows the columns that the layout asks for, in its order', async () => {
      const layout: TableLayout = {
        ...plainLayout,
        order: ['cents', 'customer'],
        hidden: ['raffle', 'customer'],
      }
      const kit = await placeKit(<Orders layout={layout} />, { place })
      expect(headings(kit)).to.deep.equal([
        'Amount',
        'Customer',
        'Order',
        'Created',
        'Tickets',
        'Status',
        'Actions',
      ])
    })

    it('offers Retry where it failed, and Clear filters where nothing matches', async () => {
      const kit = await placeKit(<Orders content={{ state: 'failed', message: 'Down' }} />, {
        place,
      })
      await click(button(kit, 'Retry'))
      kit.draw(<Orders content={{ state: 'no-match' }} />)
      await waitFor(() => focused()?.className === 'rd-table-card', 'the focus after Retry')
      button(kit, 'Clear filters').focus()
      await press('Enter')
      kit.draw(<Orders content={{ state: 'loading' }} />)
      await waitFor(() => focused()?.className === 'rd-table-card', 'the focus after the filters')
      expect(done).to.deep.equal(['retry', 'clear filters'])
    })
  })
}

async function pressWithShift(key: string) {
  await sendKeys({ down: 'Shift' })
  await press(key)
  await sendKeys({ up: 'Shift' })
}

function button(kit: PlacedKit, name: string): HTMLButtonElement {
  const found = [...kit.root.querySelectorAll('button')].find(one => words(one) === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}

describe('data table in every state', () => {
  const states: Partial<DataTableProps<SampleOrder>>[] = [
    { content: { state: 'loading' } },
    { content: { state: 'ready', rows } },
    { content: { state: 'empty' } },
    { content: { state: 'no-match' } },
    { content: { state: 'failed', message: 'Down' } },
    { content: { state: 'forbidden' } },
  ]
  for (const state of states)
    it(`breaks no rule of axe: ${state.content?.state}`, async () => {
      const kit = await placeKit(<Orders {...state} />)
      await expectNoAxeViolationsInFull(kit.root)
    })

  it('has the same columns while it loads, and rows of the same height', async () => {
    await setWidth(1280)
    const kit = await placeKit(<Orders content={{ state: 'loading' }} />, { place: 'page' })
    const before = [headings(kit), kit.query('.rd-table-row')!.offsetHeight]
    kit.draw(<Orders />)
    expect([headings(kit), kit.query('.rd-table-row')!.offsetHeight]).to.deep.equal(before)
  })

  it('keeps its heading in sight while the page scrolls', async () => {
    const many = sampleOrders(60)
    const kit = await placeKit(<Orders content={{ state: 'ready', rows: many }} />, {
      place: 'page',
    })
    kit.query(`[data-row-id="${many[40]!.id}"]`)!.scrollIntoView()
    await waitFor(() => window.scrollY > 500)
    expect(Math.round(kit.query('thead')!.getBoundingClientRect().top)).to.equal(0)
    window.scrollTo(0, 0)
  })

  it('is a table to assistive technology where its rows are cards, and nothing sticks out', async () => {
    const kit = await placeKit(
      <div style={{ inlineSize: 320 }}>
        <Orders />
      </div>,
      { place: 'page' },
    )
    expect(getComputedStyle(kit.query('.rd-table-row')!).display).to.equal('grid')
    expect(kit.query('[role="grid"] [role="row"] [role="rowheader"]')).not.to.equal(null)
    const region = kit.query('.rd-table-region')!
    expect(region.scrollWidth).to.be.at.most(320)
    for (const cell of kit.root.querySelectorAll('tbody td')) {
      expect(cell.getBoundingClientRect().right).to.be.at.most(region.getBoundingClientRect().right)
    }
    await click(rowOf(kit, 0).querySelector('input')!)
    expect(chosen(kit)).to.deep.equal([ids[0]])
    await expectNoAxeViolationsInFull(kit.root)
  })
})
