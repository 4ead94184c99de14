import { expect } from 'chai'
import { useState } from 'react'
import { Disclosure } from '../../src/screens/kit/disclosure.tsx'
import { PageHeader } from '../../src/screens/kit/page-header.tsx'
import { Stepper } from '../../src/screens/kit/stepper.tsx'
import { Tabs } from '../../src/screens/kit/tabs.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press } from '../support/browser/page.ts'
import { placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

type Side = 'overview' | 'orders' | 'activity'
const mounted: Side[] = []

function Content({ id }: { id: Side }) {
  useState(() => mounted.push(id))
  return <p>{`This is ${id}`}</p>
}

function Sides({ first = 'overview' }: { first?: Side }) {
  const [selected, setSelected] = useState<Side>(first)
  const side = (id: Side, count?: number) => ({
    id,
    label: id,
    count,
    content: () => <Content id={id} />,
  })
  return (
    <Tabs
      label="Harbour Lights"
      selected={selected}
      onSelect={setSelected}
      tabs={[side('overview'), side('orders', 1284), side('activity')]}
    />
  )
}

describe('tabs', () => {
  for (const place of somePlaces) {
    it(`show the open one where there is no room for all (${place})`, async () => {
      const narrow = (
        <div style={{ inlineSize: 160 }}>
          <Sides first="activity" />
        </div>
      )
      const { find } = await placeKit(narrow, { place })
      const list = await find('[role="tablist"]')
      const tab = await find('[role="tab"][aria-selected="true"]')
      expect(list.scrollWidth).to.be.above(list.clientWidth)
      const inSight = () =>
        tab.getBoundingClientRect().right <= list.getBoundingClientRect().right + 1
      await waitFor(inSight)
    })

    it(`keep the open one in sight when their room becomes narrow (${place})`, async () => {
      const { find } = await placeKit(
        <div className="room" style={{ inlineSize: 340 }}>
          <Sides first="activity" />
        </div>,
        { place },
      )
      const list = await find('[role="tablist"]')
      const tab = await find('[role="tab"][aria-selected="true"]')
      expect(list.scrollWidth).to.equal(list.clientWidth)
      const room = await find('.room')
      room.style.inlineSize = '160px'
      expect(list.scrollWidth).to.be.above(list.clientWidth)
      await waitFor(
        () => tab.getBoundingClientRect().right <= list.getBoundingClientRect().right + 1,
      )
    })

    it(`open by keyboard without loading what is passed over (${place})`, async () => {
      mounted.length = 0
      const { root, scope, find } = await placeKit(<Sides />, { place })
      const tab = await find('[role="tab"][aria-selected="true"]')
      tab.focus()
      await press('ArrowRight', 'ArrowRight')
      await waitFor(() => focused()?.textContent === 'activity')
      expect(root.textContent).to.include('This is overview')
      await press('Enter')
      await waitFor(() => root.textContent?.includes('This is activity'))
      expect(mounted).to.deep.equal(['overview', 'activity'])

      const selected = await find('[role="tab"][aria-selected="true"]')
      const panel = scope.getElementById(selected.getAttribute('aria-controls') ?? '')
      expect(panel?.getAttribute('role')).to.equal('tabpanel')
      expect(scope.getElementById(panel?.getAttribute('aria-labelledby') ?? '')).to.equal(selected)
      await expectNoAxeViolationsInFull(root)
    })

    it(`open by mouse, with how many there are beside the name (${place})`, async () => {
      const { root } = await placeKit(<Sides />, { place })
      const orders = [...root.querySelectorAll('[role="tab"]')][1]!
      expect(orders.textContent).to.equal('orders1,284')
      await click(orders)
      await waitFor(() => root.textContent?.includes('This is orders'))
    })
  }
})

describe('disclosure', () => {
  it('opens and closes by keyboard and mouse, and keeps what is in it', async () => {
    const { root, scope, find } = await placeKit(
      <Disclosure title="Fees">
        <input aria-label="Fee" defaultValue="2.90" />
      </Disclosure>,
    )
    const button = await find('button')
    const panel = scope.getElementById(button.getAttribute('aria-controls') ?? '')!
    expect(panel.hidden).to.equal(true)
    button.focus()
    await press('Enter')
    expect(panel.hidden).to.equal(false)
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    expect(scope.getElementById(panel.getAttribute('aria-labelledby') ?? '')).to.equal(button)
    await expectNoAxeViolationsInFull(root)
    const field = await find<HTMLInputElement>('input')
    field.value = '3.10'
    await click(button)
    expect(panel.hidden).to.equal(true)
    await click(button)
    expect(field.value).to.equal('3.10')
  })
})

describe('stepper', () => {
  it('marks where one stands, says why a step is blocked, and goes back to what is done', async () => {
    const opened: string[] = []
    const { root, find } = await placeKit(
      <Stepper
        label="Draw"
        onOpen={id => opened.push(id)}
        steps={[
          { id: 'ready', title: 'Readiness', state: 'done' },
          { id: 'lock', title: 'Lock', state: 'current' },
          { id: 'draw', title: 'Draw', state: 'blocked', reasons: ['Two orders are pending.'] },
          { id: 'close', title: 'Close', state: 'todo' },
        ]}
      />,
    )
    expect((await find('[aria-current="step"]')).textContent).to.include('Lock')
    expect(root.querySelectorAll('li > *').length).to.equal(8)
    expect(root.textContent).to.include('Two orders are pending.')
    expect(root.querySelectorAll('button').length).to.equal(1)
    await press('Tab')
    await waitFor(() => focused()?.textContent === 'Readiness')
    await press('Enter')
    await click(await find('button'))
    expect(opened).to.deep.equal(['ready', 'ready'])
    await expectNoAxeViolationsInFull(root)
  })

  it('names the current step where there is no room for all', async () => {
    const { root } = await placeKit(
      <div style={{ inlineSize: 320 }}>
        <Stepper
          direction="across"
          label="Import"
          steps={[
            { id: 'a', title: 'File', state: 'done' },
            { id: 'b', title: 'Columns', state: 'current' },
          ]}
        />
      </div>,
      { place: 'nested' },
    )
    const place = root.querySelector<HTMLElement>('.rd-step-current .rd-step-place')
    expect(getComputedStyle(place!).display).to.equal('block')
    await expectNoAxeViolationsInFull(root)
  })
})

describe('page header', () => {
  it('leads back with a real link, and its title can take the focus', async () => {
    const { root, find } = await placeKit(
      <PageHeader
        title="Harbour Lights 50/50"
        subtitle="Draws on Monday."
        back={{ label: 'Raffles', href: 'https://desk.example.org/raffles', path: '/raffles' }}
        actions={<button type="button">Edit raffle</button>}
      />,
    )
    const asked: string[] = []
    root.addEventListener('raffle-desk-navigate', event => {
      asked.push((event as CustomEvent<{ path: string }>).detail.path)
      event.preventDefault()
    })
    await click(await find('a'))
    expect(asked).to.deep.equal(['/raffles'])
    const title = await find('h1')
    title.focus()
    expect(focused()).to.equal(title)
    await expectNoAxeViolationsInFull(root)
  })
})
