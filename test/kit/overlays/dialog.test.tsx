import { sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { Button } from '../../../src/screens/kit/button.tsx'
import { Dialog, type DialogProps } from '../../../src/screens/kit/overlays/dialog.tsx'
import { Drawer } from '../../../src/screens/kit/overlays/drawer.tsx'
import { atRest } from '../../support/browser/at-rest.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press } from '../../support/browser/page.ts'
import { placeKit, places } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

type Overlay = (props: DialogProps) => React.ReactNode
const parts: { name: string; Part: Overlay }[] = [
  { name: 'a dialog', Part: Dialog },
  { name: 'a drawer', Part: Drawer },
]

function WithOpener({ Part, ...props }: Partial<DialogProps> & { Part: Overlay }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button id="opener" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Part title="Void order 4F09C2?" open={open} onClose={() => setOpen(false)} {...props}>
        {props.children ?? <input aria-label="Comment" />}
      </Part>
    </>
  )
}

for (const { name, Part } of parts) {
  for (const place of places) {
    describe(`${name} in a ${place} place`, () => {
      const opened = async (props: Partial<DialogProps> = {}) => {
        const kit = await placeKit(<WithOpener Part={Part} {...props} />, { place })
        await click(await kit.find('#opener'))
        const dialog = await kit.find('[role=dialog], [role=alertdialog]')
        await waitFor(() => dialog.contains(focused()))
        await atRest(kit)
        return { kit, dialog }
      }
      const isGone = (kit: Awaited<ReturnType<typeof opened>>['kit']) =>
        waitFor(() => kit.query('.rd-modal') === null)

      it('is named and described by elements of its own root', async () => {
        const { kit, dialog } = await opened({ description: 'The buyer gets an email.' })
        const textOf = (attribute: string) =>
          kit.scope.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent
        expect(textOf('aria-labelledby')).to.equal('Void order 4F09C2?')
        expect(textOf('aria-describedby')).to.equal('The buyer gets an email.')
        await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
      })

      it('keeps the focus inside and gives it back', async () => {
        const { kit, dialog } = await opened()
        for (let step = 0; step < 5; step += 1) {
          await press('Tab')
          expect(dialog.contains(focused())).to.equal(true)
        }
        await press('Escape')
        await isGone(kit)
        await waitFor(() => focused()?.id === 'opener')
      })

      it('closes by its button', async () => {
        const { kit } = await opened()
        await click(await kit.find('.rd-modal-close'))
        await isGone(kit)
        await waitFor(() => focused()?.id === 'opener')
      })

      it('stays when somebody clicks beside it, unless nothing can be lost', async () => {
        const { kit } = await opened()
        await click(await kit.find('#opener'))
        expect(kit.query('.rd-modal')).not.to.equal(null)
        await press('Escape')
        await isGone(kit)
        kit.draw(<WithOpener Part={Part} dismissable />)
        await click(await kit.find('#opener'))
        await kit.find('.rd-modal')
        await sendMouse({ type: 'click', position: [4, 4] })
        await isGone(kit)
      })

      it('closes by nothing while it is busy', async () => {
        const { kit, dialog } = await opened({ busy: true, dismissable: true })
        await press('Escape')
        await click(await kit.find('.rd-modal-close'))
        expect(kit.query('.rd-modal')).to.equal(dialog)
        await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
      })
    })
  }
}

describe('the focus of a dialog that opens', () => {
  const begins = async (props: Partial<DialogProps>) => {
    const kit = await placeKit(<WithOpener Part={Dialog} {...props} />)
    await click(await kit.find('#opener'))
    const dialog = await kit.find('.rd-modal')
    await waitFor(() => dialog.contains(focused()))
    return focused()
  }
  const way = <button type="button">Keep it</button>

  it('is in the first field of its form that can be filled in', async () => {
    const children = (
      <form>
        <a href="#further">Further down</a>
        <input aria-label="Number" readOnly />
        <input aria-label="Comment" />
      </form>
    )
    expect((await begins({ children, footer: way }))?.ariaLabel).to.equal('Comment')
  })

  it('is on the chosen of several radio buttons', async () => {
    const children = (
      <form>
        <input type="radio" name="which" aria-label="All" />
        <input type="radio" name="which" aria-label="Some" defaultChecked />
      </form>
    )
    expect((await begins({ children }))?.ariaLabel).to.equal('Some')
  })

  it('is on the frame where the first field lies below what can be seen', async () => {
    const children = (
      <form>
        <p style={{ height: 3_000 }}>What is asked for.</p>
        <input aria-label="Comment" />
      </form>
    )
    expect((await begins({ children }))?.role).to.equal('dialog')
  })

  it('is on the way back where an answer is wanted and nothing is filled in', async () => {
    const children = <p>Its tickets leave the draw.</p>
    const found = await begins({ children, footer: way, role: 'alertdialog' })
    expect(found?.textContent).to.equal('Keep it')
  })
})
