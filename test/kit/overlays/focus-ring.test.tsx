import { expect } from 'chai'
import { Tabs } from '../../../src/screens/kit/tabs.tsx'
import { fixture } from '../../support/browser/fixture.ts'
import { click, press } from '../../support/browser/page.ts'
import { placeKit, places } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

for (const place of places) {
  describe(`the focus ring of the library's parts, in ${place}`, () => {
    const placeTabs = async () => {
      const aside = fixture('<button type="button">Aside</button>')
      const kit = await placeKit(
        <Tabs
          label="A raffle"
          selected="sales"
          onSelect={() => undefined}
          tabs={[
            { id: 'sales', label: 'Sales', content: () => 'Sales' },
            { id: 'prizes', label: 'Prizes', content: () => 'Prizes' },
          ]}
        />,
        { place },
      )
      return { aside, tab: await kit.find('[role=tab][aria-selected=true]') }
    }
    const isRinged = (tab: HTMLElement) => tab.hasAttribute('data-focus-visible')

    it('stays away where a script moves the focus for somebody with a mouse, and comes for keys', async () => {
      const { aside, tab } = await placeTabs()
      // The press that a script answers, and the focus of what was pressed, are over.
      await click(aside)
      tab.focus()
      await waitFor(() => tab.hasAttribute('data-focused'))
      expect(isRinged(tab)).to.equal(false)
      await press('ArrowRight')
      await waitFor(() => !tab.hasAttribute('data-focused'))
      tab.focus()
      await waitFor(() => isRinged(tab))
    })
  })
}
