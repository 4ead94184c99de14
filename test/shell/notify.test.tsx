import { expect } from 'chai'
import { atom } from 'nanostores'
import type { Desk } from '../../src/core/desk.ts'
import { createNotices } from '../../src/core/notices.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { Button } from '../../src/screens/kit/button.tsx'
import showPageNotices from '../../src/screens/shell/page-notices.ts'
import { useNotify } from '../../src/screens/use-notify.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { SampleList } from '../../stories/support/sample-list.tsx'
import { languageOf } from '../../stories/support/scene.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { hostPage } from '../support/browser/host-page.ts'
import { click, setWidth } from '../support/browser/page.ts'
import { placeKit } from '../support/browser/place-kit.tsx'
import { nextFrame, waitFor } from '../support/browser/wait-for.ts'

function deskOf(kind: 'host' | 'standalone'): Desk {
  const needed = {
    ...languageOf('en'),
    $theme: atom('light'),
    notices: createNotices(),
    session: { kind },
  }
  return needed as unknown as Desk
}

function Voiding({ onUndo }: { onUndo: () => void }) {
  const notify = useNotify()
  const say = () => notify('ok', 'Order 4F09C2 was voided.', { label: 'Undo', onAction: onUndo })
  return <Button onClick={say}>Void</Button>
}

const corner = () => document.querySelector<HTMLElement>('body > [data-react-aria-top-layer]')

function meets(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

describe('a message of an embedded screen', () => {
  it('shows in a corner of the page, once for all elements, and goes without a trace', async () => {
    const desk = deskOf('host')
    let undone = false
    const onUndo = () => {
      undone = true
    }
    const kit = await placeKit(
      <DeskProvider desk={desk}>
        <Voiding onUndo={onUndo} />
      </DeskProvider>,
    )
    const before = hostPage()
    const button = await kit.find('button')
    await click(button)
    await click(button)
    const host = await waitFor(corner)
    const root = host.shadowRoot as ShadowRoot
    await waitFor(() => root.querySelectorAll('.rd-notice').length === 2)
    expect(document.querySelectorAll('body > [data-react-aria-top-layer]')).to.have.length(1)
    await expectNoAxeViolationsInFull(host)
    const place = (root.querySelector('.rd-notice') as Element).getBoundingClientRect()
    expect(place.right).to.be.lessThan(innerWidth * 0.55)
    await click(root.querySelector('.rd-notice-action') as Element)
    expect(undone).to.equal(true)
    for (const { id } of desk.notices.$notices.get()) desk.notices.dismiss(id)
    await waitFor(() => corner() === null)
    await waitFor(() => expect(hostPage()).to.deep.equal(before))
  })

  for (const width of [1440, 768, 390])
    it(`never covers the bar of what is selected (${width} px wide)`, async () => {
      await setWidth(width)
      const { desk } = fakeDesk()
      await desk.start()
      const list = (
        <DeskProvider desk={desk}>
          <SampleList />
        </DeskProvider>
      )
      const kit = await placeKit(list, { place: 'page' })
      await kit.find('tbody input')
      for (const id of [1, 2]) desk.notices.add('bad', `Order ${id} could not be voided.`)
      showPageNotices(desk)
      const host = await waitFor(corner)
      const notices = () => [...(host.shadowRoot?.querySelectorAll('.rd-notice') ?? [])]
      await waitFor(() => notices().length === 2)
      await click(kit.query('tbody input') as Element)
      const bar = await kit.find('.rd-bulk-bar')
      await waitFor(() => notices().every(notice => !meets(notice, bar)))
      await waitFor(() => Math.abs(bar.getBoundingClientRect().bottom - innerHeight) < 1)
      await click(kit.query('.rd-bulk-clear') as Element)
      await waitFor(() => kit.query('.rd-bulk-bar') === null)
      await waitFor(
        () =>
          (notices()[1] as Element).getBoundingClientRect().top > innerHeight / 2 === width > 700,
      )
      for (const { id } of desk.notices.$notices.get()) desk.notices.dismiss(id)
      await waitFor(() => corner() === null)
    })

  it('is left to the shell’s corner under the shell', async () => {
    const desk = deskOf('standalone')
    const kit = await placeKit(
      <DeskProvider desk={desk}>
        <Voiding onUndo={() => undefined} />
      </DeskProvider>,
    )
    await click(await kit.find('button'))
    expect(desk.notices.$notices.get()).to.have.length(1)
    await nextFrame()
    expect(corner()).to.equal(null)
  })
})
