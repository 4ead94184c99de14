import { expect } from 'chai'
import { Trash2 } from 'lucide'
import { Button } from '../../../src/screens/kit/button.tsx'
import { Menu } from '../../../src/screens/kit/overlays/menu.tsx'
import { atRest } from '../../support/browser/at-rest.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press } from '../../support/browser/page.ts'
import { placeKit, places } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

for (const place of places) {
  describe(`a menu in a ${place} place`, () => {
    let done: string[]
    const action = (id: string) => ({ id, label: `Do ${id}`, onAction: () => void done.push(id) })
    const placed = async () => {
      done = []
      return placeKit(
        <Menu
          label="Actions for order 4F09C2"
          trigger={<Button id="opener">Actions</Button>}
          items={[
            action('email'),
            { ...action('mail'), disabledBecause: 'It has no tickets.' },
            { separator: true },
            {
              id: 'grave',
              title: 'Grave',
              items: [{ ...action('void'), icon: Trash2, tone: 'danger' }],
            },
          ]}
        />,
        { place },
      )
    }
    const text = () => focused()?.textContent ?? ''

    it('is made only when it opens', async () => {
      const kit = await placed()
      expect(kit.query('[role=menu]')).to.equal(null)
      const opener = await kit.find('#opener')
      expect(opener.getAttribute('aria-haspopup')).to.equal('menu')
      expect(opener.getAttribute('aria-expanded')).to.equal('false')
      await click(opener)
      const menu = await kit.find('[role=menu]')
      expect(opener.getAttribute('aria-expanded')).to.equal('true')
      expect(kit.scope.getElementById(opener.getAttribute('aria-controls') ?? '')).to.equal(menu)
      expect(menu.getAttribute('aria-label')).to.equal('Actions for order 4F09C2')
      await atRest(kit)
      await expectNoAxeViolationsInFull(menu)
    })

    it('does by mouse what was chosen, and gives the focus back', async () => {
      const kit = await placed()
      await click(await kit.find('#opener'))
      await click(await kit.find('[role=menuitem]'))
      await waitFor(() => kit.query('[role=menu]') === null)
      expect(done).to.deep.equal(['email'])
      await waitFor(() => focused()?.id === 'opener')
    })

    it('goes round by arrows, and reads out why something can’t be done', async () => {
      const kit = await placed()
      ;(await kit.find('#opener')).focus()
      await press('ArrowDown')
      await waitFor(() => text() === 'Do email')
      await press('ArrowDown')
      await waitFor(() => text().startsWith('Do mail'))
      const item = focused()
      expect(item?.getAttribute('aria-disabled')).to.equal('true')
      const names = item?.getAttribute('aria-labelledby')?.split(' ') ?? []
      expect(names.map(id => kit.scope.getElementById(id)?.textContent)).to.deep.equal([
        'Do mail',
        'It has no tickets.',
      ])
      await press('Enter')
      expect(done).to.deep.equal([])
      expect(kit.query('[role=menu]')).not.to.equal(null)
      await press('ArrowDown')
      await waitFor(() => text() === 'Do void')
      await press('Enter')
      await waitFor(() => kit.query('[role=menu]') === null)
      expect(done).to.deep.equal(['void'])
      await waitFor(() => focused()?.id === 'opener')
    })

    it('takes the focus inside when a screen reader or a key opens it', async () => {
      const kit = await placed()
      const opener = await kit.find('#opener')
      opener.focus()
      opener.click()
      const menu = await kit.find('[role=menu]')
      await waitFor(() => menu.contains(focused()))
      await press('Escape')
      await waitFor(() => focused()?.id === 'opener')
      await press('Space')
      await waitFor(() => text() === 'Do email')
    })

    it('opens at its end by the arrow up, closes by Escape and by a click elsewhere', async () => {
      const kit = await placed()
      ;(await kit.find('#opener')).focus()
      await press('ArrowUp')
      await waitFor(() => text() === 'Do void')
      await press('Escape')
      await waitFor(() => kit.query('[role=menu]') === null)
      await waitFor(() => focused()?.id === 'opener')
      await click(await kit.find('#opener'))
      await kit.find('[role=menu]')
      await click(await kit.find('#opener'))
      await waitFor(() => kit.query('[role=menu]') === null)
    })

    it('shows a reason that several items share once, and reads it out with each', async () => {
      done = []
      const reason = 'Your role does not allow it.'
      const kit = await placeKit(
        <Menu
          label="Actions for order 4F09C2"
          trigger={<Button id="opener">Actions</Button>}
          items={[
            action('email'),
            { ...action('mail'), disabledBecause: reason },
            { ...action('print'), disabledBecause: 'It has no tickets.' },
            {
              id: 'grave',
              title: 'Grave',
              items: [{ ...action('void'), disabledBecause: reason }],
            },
          ]}
        />,
        { place },
      )
      await click(await kit.find('#opener'))
      const menu = await kit.find('[role=menu]')
      const panel = menu.parentElement!
      await atRest(kit)
      const seenTimes = (words: string) =>
        [...panel.querySelectorAll<HTMLElement>('.rd-menu-reason, .rd-menu-notes p')].filter(
          each => each.textContent!.includes(words) && each.offsetWidth > 1,
        ).length
      expect(seenTimes(reason)).to.equal(1)
      expect(seenTimes('It has no tickets.')).to.equal(1)
      expect(panel.querySelector('.rd-menu-notes')!.textContent).to.include('Do mail, Do void')
      const named = [...menu.querySelectorAll('[aria-disabled=true]')].map(item =>
        item
          .getAttribute('aria-labelledby')!
          .split(' ')
          .map(id => (menu.getRootNode() as ShadowRoot).getElementById(id)?.textContent)
          .join(' '),
      )
      expect(named).to.deep.equal([
        `Do mail ${reason}`,
        'Do print It has no tickets.',
        `Do void ${reason}`,
      ])
      await expectNoAxeViolationsInFull(panel)
      await press('Escape')
    })
  })
}
