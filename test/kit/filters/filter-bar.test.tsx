import { expect } from 'chai'
import { useState } from 'react'
import type { FilterValues } from '../../../src/core/format/filters.ts'
import { FilterBar } from '../../../src/screens/kit/filters/filter-bar.tsx'
import type { FilterDefinition } from '../../../src/screens/kit/filters/filter-definition.ts'
import { debounceMs } from '../../../src/screens/kit/filters/use-delayed-change.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press, type } from '../../support/browser/page.ts'
import {
  type Place,
  type PlacedKit,
  placeKit,
  somePlaces,
} from '../../support/browser/place-kit.tsx'
import { turnedClock } from '../../support/browser/turned-clock.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

const now = new Date('2026-11-20T18:00:00Z')
const filters: FilterDefinition[] = [
  { kind: 'search', id: 'q', label: 'Search orders' },
  {
    kind: 'choice',
    id: 'status',
    label: 'Status',
    pinned: true,
    many: true,
    options: [
      { id: 'ACTIVE', label: 'Active' },
      { id: 'PENDING', label: 'Pending' },
      { id: 'FAILED', label: 'Error' },
    ],
  },
  { kind: 'days', id: 'created', label: 'Created', pinned: true, timeZone: 'America/Halifax' },
  { kind: 'money', id: 'amount', label: 'Amount', currency: 'CAD' },
  { kind: 'yes-no', id: 'mailed', label: 'Mailed' },
]

let last: FilterValues
let told: number
let toldAt: number

function Held({ start = {} }: { start?: FilterValues }) {
  const [values, setValues] = useState<FilterValues>(start)
  return (
    <FilterBar
      filters={filters}
      values={values}
      now={now}
      onChange={next => {
        last = next
        told += 1
        toldAt = performance.now()
        setValues(next)
      }}
    />
  )
}

for (const place of somePlaces) describe(`a filter bar (${place})`, () => inPlace(place))

function inPlace(place: Place) {
  const placed = async (start: FilterValues = {}, width = 900) => {
    last = start
    told = 0
    const kit = await placeKit(<Held start={start} />, { place })
    const box = place === 'page' ? kit.root : outerOf(kit.root)
    box.style.inlineSize = `${width}px`
    return kit
  }
  const named = (kit: PlacedKit, text: string) => {
    const all = [...kit.scope.querySelectorAll<HTMLElement>('button, label, [role=button]')]
    const found = all.filter(one => one.checkVisibility())
    return found.find(one => (one.getAttribute('aria-label') ?? one.textContent) === text)
  }
  const button = async (kit: PlacedKit, text: string) => {
    await waitFor(() => named(kit, text) !== undefined)
    await waitFor(() => document.getAnimations().length === 0)
    return named(kit, text) as HTMLElement
  }
  const closed = (kit: PlacedKit) => waitFor(() => kit.query('[role=dialog]') === null)

  it('searches 300 ms after the last key, at once on Enter, and clears on Escape', async () => {
    const kit = await placed()
    const search = (await kit.find('[aria-label="Search orders"]')) as HTMLInputElement
    await click(search)
    // Keys may come slowly on a busy machine: what is told comes a pause after some key, however many there are.
    let keyAt = Number.NaN
    search.addEventListener('input', () => {
      keyAt = performance.now()
    })
    await type('eva')
    await waitFor(() => last.q === 'eva')
    expect(toldAt - keyAt).to.be.at.least(debounceMs - 1)
    const before = told
    await type(' ')
    await waitFor(() => told === before + 1)
    expect(toldAt - keyAt).to.be.at.least(debounceMs - 1)
    await type('m')
    await press('Enter')
    await waitFor(() => last.q === 'eva m')
    await press('Escape')
    await waitFor(() => !('q' in last))
  })

  it('says nothing of a search that was left before its pause', async () => {
    const kit = await placed()
    const clock = turnedClock(debounceMs)
    await click(await kit.find('[aria-label="Search orders"]'))
    await type('eva')
    kit.draw(null)
    clock.turn(2 * debounceMs)
    expect(told).to.equal(0)
  })

  it('chooses several options by mouse, and says them on a chip', async () => {
    const kit = await placed()
    await click(await button(kit, 'Status'))
    await click(await button(kit, 'Pending'))
    await click(await button(kit, 'Active'))
    await waitFor(() => last.status === 'ACTIVE,PENDING')
    await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
    await press('Escape')
    await closed(kit)
    await waitFor(() => focused()?.textContent === 'Status: Active, Pending')
    expect(kit.query('[role=status]')?.textContent).to.equal('1 filter')
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('chooses by keyboard alone', async () => {
    const kit = await placed()
    await click(await kit.find('[aria-label="Search orders"]'))
    await press('Tab', 'Enter')
    await waitFor(() => focused()?.getAttribute('type') === 'checkbox')
    await press('Space')
    await waitFor(() => last.status === 'ACTIVE')
    await press('Escape')
    await closed(kit)
    await press('Tab', 'Enter')
    await waitFor(() => Object.keys(last).length === 0)
    await waitFor(() => focused()?.textContent === 'Status')
  })

  it('takes a named range of days, and keeps it by its name', async () => {
    const kit = await placed()
    await click(await button(kit, 'Created'))
    await click(await button(kit, 'Last 30 days'))
    await waitFor(() => last.created === 'last-30-days')
    await press('Escape')
    await button(kit, 'Created: Last 30 days, AST')
  })

  it('takes a range from the calendar, unclipped', async () => {
    const kit = await placed({ created: '2026-11-01..2026-11-20' })
    const chip = await button(kit, 'Created: Nov 1–Nov 20, AST')
    await click(chip)
    const grid = await kit.find('[role=grid]')
    const day = (text: string) =>
      [...grid.querySelectorAll('.rd-calendar-day:not([data-outside-month])')].find(
        cell => cell.textContent === text,
      ) as HTMLElement
    await waitFor(() => document.getAnimations().length === 0)
    await click(day('3'))
    await click(day('12'))
    await waitFor(() => last.created === '2026-11-03..2026-11-12')
    await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
    await press('Escape')
    await closed(kit)
  })

  it('takes days that are typed, open at one end too', async () => {
    const kit = await placed()
    await click(await button(kit, 'Created'))
    const year = await kit.find('.rd-range-ends [role=spinbutton]')
    // The pop-up moves in: a click that lands beside the year is made again.
    await waitFor(async () => {
      await click(year)
      return focused() === year
    })
    // Key by key, as people type: a busy page loses some of those that come in one go.
    await press(...'20261105')
    await waitFor(() => last.created === '2026-11-05..')
    await press('Escape')
    await button(kit, 'Created: From Nov 5, AST')
  })

  it('adds an amount in dollars and keeps it in cents', async () => {
    const kit = await placed()
    await click(await button(kit, 'Add filter'))
    await waitFor(() => focused()?.textContent === 'Amount')
    await press('Enter')
    await waitFor(() => focused()?.tagName === 'INPUT')
    await type('10')
    await press('Tab')
    await type('9')
    await waitFor(() => kit.query('.rd-filter-ends')?.textContent?.includes('below') === true)
    expect(last.amount === '1000..' || last.amount === undefined).to.equal(true)
    await press('Backspace')
    await type('50')
    await waitFor(() => last.amount === '1000..5000')
    await press('Escape')
    await button(kit, 'Amount: $10.00–$50.00')
    expect(named(kit, 'Mailed')).to.equal(undefined)
  })

  it('clears a search too that was typed a moment before', async () => {
    const kit = await placed({ status: 'ACTIVE' })
    const search = await kit.find<HTMLInputElement>('input[type=text]')
    const clock = turnedClock(debounceMs)
    search.focus()
    await type('eva')
    ;(await button(kit, 'Clear all')).click()
    await waitFor(() => last.status === undefined)
    await waitFor(() => kit.query<HTMLInputElement>('input[type=text]')?.value === '')
    clock.turn(debounceMs)
    expect(last).to.deep.equal({})
  })

  it('removes one filter, and clears all', async () => {
    const kit = await placed({ status: 'ACTIVE', mailed: 'true', q: 'eva', other: 'kept' })
    expect(kit.query('[role=status]')?.textContent).to.equal('2 filters')
    await click(await button(kit, 'Remove Mailed: Yes'))
    await waitFor(() => !('mailed' in last))
    await waitFor(() => focused()?.textContent === 'Add filter')
    await click(await button(kit, 'Clear all'))
    await waitFor(() => Object.keys(last).join() === 'other')
    await waitFor(() => focused()?.textContent === 'Status')
  })

  it('ignores strings that say nothing', async () => {
    const kit = await placed({ status: 'GONE', created: 'never', amount: 'x..y', mailed: 'maybe' })
    expect(kit.query('[role=status]')?.textContent).to.equal('')
    expect(named(kit, 'Status')).not.to.equal(undefined)
  })

  it('stands behind one button in a narrow column', async () => {
    const kit = await placed({ status: 'ACTIVE' }, 340)
    await click(await button(kit, 'Filters1'))
    await waitFor(() => focused()?.textContent === 'StatusActive')
    await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
    await click(await button(kit, 'Mailed'))
    await click(await button(kit, 'No'))
    await waitFor(() => last.mailed === 'false')
    await click(await button(kit, 'All filters'))
    await waitFor(() => focused()?.textContent === 'MailedNo')
    await click(await button(kit, 'Clear all'))
    await waitFor(() => Object.keys(last).length === 0)
    await expectNoAxeViolationsInFull(kit.root)
  })
}

/** The hostile host that clips: the outermost one. */
function outerOf(root: HTMLElement): HTMLElement {
  const { host } = root.getRootNode() as ShadowRoot
  return (host.getRootNode() as ShadowRoot).host as HTMLElement
}
