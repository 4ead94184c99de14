import { expect } from 'chai'
import { atom } from 'nanostores'
import type { Desk } from '../../src/core/desk.ts'
import { createNotices } from '../../src/core/notices.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { Button } from '../../src/screens/kit/button.tsx'
import { useNotify } from '../../src/screens/use-notify.ts'
import { languageOf } from '../../stories/support/scene.tsx'
import { expectNoAxeViolations } from '../support/browser/axe.ts'
import { hostPage } from '../support/browser/host-page.ts'
import { click } from '../support/browser/page.ts'
import { placeKit } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

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
    await expectNoAxeViolations(host)
    const place = (root.querySelector('.rd-notice') as Element).getBoundingClientRect()
    expect(place.right).to.be.lessThan(innerWidth * 0.55)
    await click(root.querySelector('.rd-notice-action') as Element)
    expect(undone).to.equal(true)
    for (const { id } of desk.notices.$notices.get()) desk.notices.dismiss(id)
    await waitFor(() => corner() === null)
    await waitFor(() => expect(hostPage()).to.deep.equal(before))
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
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(corner()).to.equal(null)
  })
})
