import { expect } from 'chai'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { SampleList, sampleListOf } from '../../stories/support/sample-list.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, press, setWidth, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const words = (element: Element | null) => (element?.textContent ?? '').trim()
const range = (kit: PlacedKit) => words(kit.query('.rd-pager-range'))
const names = (kit: PlacedKit) => [...kit.root.querySelectorAll('tbody th')].map(words)

function button(kit: PlacedKit, name: string): HTMLElement {
  const all = [...kit.scope.querySelectorAll<HTMLElement>('button, [role="menuitem"], label')]
  const found = all.find(one => (one.getAttribute('aria-label') ?? words(one)) === name)
  if (!found) throw new Error(`no button ${name}: ${all.map(words)}`)
  return found
}

for (const place of somePlaces) {
  describe(`a whole list screen, ${place}`, () => {
    async function openList() {
      const { desk } = fakeDesk()
      await desk.start()
      const kit = await placeKit(
        <DeskProvider desk={desk}>
          <SampleList />
        </DeskProvider>,
        { place },
      )
      await waitFor(() => range(kit) !== '')
      return { kit, desk }
    }

    it('turns pages, and the location says where it is', async () => {
      const { kit, desk } = await openList()
      expect(range(kit)).to.equal('1–20 of 57')
      button(kit, 'Next').focus()
      await press('Enter')
      await waitFor(() => range(kit) === '21–40 of 57')
      await press('Enter')
      await waitFor(() => range(kit) === '41–57 of 57')
      expect(desk.location.$parameters.get()).to.deep.equal({
        'orders.page': '3',
        'orders.cursor': 'after 40',
      })
      await click(button(kit, 'Previous'))
      await waitFor(() => range(kit) === '21–40 of 57')
    })

    it('sorts by the server, from the first page on', async () => {
      const { kit, desk } = await openList()
      desk.location.update({ 'orders.page': '2' })
      await waitFor(() => range(kit) === '21–40 of 57')
      await click(button(kit, 'Customer'))
      await waitFor(() => names(kit)[0] === 'Amélie LeBlanc')
      expect(desk.location.$parameters.get()).to.deep.equal({ 'orders.sort': 'customer' })
      expect(kit.query('[aria-sort="ascending"]')).not.to.equal(null)
    })

    it('searches, says that nothing matches, and clears', async () => {
      const { kit, desk } = await openList()
      kit.query<HTMLInputElement>('.rd-filters input')!.focus()
      await type('Nobody')
      // On a slow machine the first letters are searched for as well.
      await waitFor(() => desk.location.$parameters.get()['orders.search'] === 'Nobody')
      expect(desk.location.$parameters.get()).to.deep.equal({ 'orders.search': 'Nobody' })
      await waitFor(() => words(kit.query('.rd-state-title')).startsWith('Nothing matches'))
      await expectNoAxeViolationsInFull(kit.root)
      await click(button(kit, 'Clear filters'))
      await waitFor(() => range(kit) === '1–20 of 57')
      expect(desk.location.$parameters.get()).to.deep.equal({})
    })

    it('forgets the selection when the filters change, and keeps it over pages', async () => {
      const { kit, desk } = await openList()
      await click(kit.query('thead input')!)
      await click(button(kit, 'Next'))
      await waitFor(() => range(kit) === '21–40 of 57')
      expect(words(kit.query('.rd-bulk-count'))).to.equal('20 selected')
      desk.location.update({ 'orders.status': 'VOID' })
      await waitFor(() => range(kit).endsWith('of 9') && kit.query('.rd-bulk-bar') === null)
    })

    it('names what its cards can be sorted by on one line', async () => {
      await setWidth(640)
      const { kit } = await openList()
      kit.root.style.inlineSize = '600px'
      const tops = () => [
        ...new Set(
          [...kit.root.querySelectorAll('thead .rd-sort')].map(one =>
            Math.round(one.getBoundingClientRect().top),
          ),
        ),
      ]
      await waitFor(() => getComputedStyle(kit.query('tbody tr')!).display === 'grid')
      await waitFor(() => tops().length === 1)
    })

    it('saves a view with filters and columns, and shows it again', async () => {
      const { kit, desk } = await openList()
      const { table } = sampleListOf(desk)
      desk.location.update({ 'orders.status': 'VOID' })
      table.preference.set({
        ...table.preference.$value.get(),
        layout: { ...table.preference.$value.get().layout, hidden: ['raffle'] },
      })
      await waitFor(() => range(kit).endsWith('of 9'))
      await click(button(kit, 'Views'))
      const input = await kit.find<HTMLInputElement>('[role="dialog"] input')
      input.focus()
      await type('Void orders')
      await press('Enter')
      await waitFor(() => kit.query('[role="dialog"]') === null)
      table.setFilters({})
      table.preference.set({
        ...table.preference.$value.get(),
        layout: { ...table.preference.$value.get().layout, hidden: [] },
      })
      await waitFor(() => range(kit) === '1–20 of 57')
      await click(button(kit, 'Views'))
      await kit.find('[role="dialog"]')
      await click(kit.query('.rd-views-show')!)
      await waitFor(() => range(kit).endsWith('of 9'))
      expect(words(kit.query('thead'))).not.to.contain('Raffle')
      expect(words(kit.query('.rd-views-current'))).to.equal('Void orders')
    })

    it('marks the opened row, and reads nothing again', async () => {
      const { kit, desk } = await openList()
      await click(kit.query('tbody .rd-row-link')!)
      await waitFor(() => kit.query('[data-opened]') !== null)
      expect(desk.location.$parameters.get()).to.deep.equal({ 'orders.open': '4F09C2' })
    })
  })
}
