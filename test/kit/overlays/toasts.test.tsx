import { expect } from 'chai'
import { useState } from 'react'
import { Button } from '../../../src/screens/kit/button.tsx'
import { Dialog } from '../../../src/screens/kit/overlays/dialog.tsx'
import { type Toast, Toasts } from '../../../src/screens/kit/overlays/toasts/toasts.tsx'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press } from '../../support/browser/page.ts'
import { placeKit, places } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

let undone: number
const countUndone = () => {
  undone += 1
}

function Scene() {
  const [toasts, setToasts] = useState<Toast[]>([])
  const [open, setOpen] = useState(false)
  const add = () => {
    const id = toasts.length + 1
    const action = { label: 'Undo', onAction: countUndone }
    setToasts([
      ...toasts,
      id % 2 === 1
        ? { id, kind: 'ok', text: `Order ${id} was voided.`, action }
        : { id, kind: 'bad', text: `Order ${id} could not be voided.` },
    ])
  }
  return (
    <>
      <Button id="add" onClick={add}>
        Void
      </Button>
      <Button id="open" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog title="A dialog" open={open} onClose={() => setOpen(false)}>
        <Button id="inside">Inside</Button>
      </Dialog>
      <Toasts
        toasts={toasts}
        onDismiss={id => setToasts(now => now.filter(one => one.id !== id))}
      />
    </>
  )
}

for (const place of places) {
  describe(`toasts in a ${place} place`, () => {
    const placed = async () => {
      undone = 0
      return placeKit(<Scene />, { place })
    }

    it('are read out, good news politely and bad news at once', async () => {
      const kit = await placed()
      await click(await kit.find('#add'))
      await waitFor(() => kit.query('[role=status]')?.textContent === 'Order 1 was voided. Undo')
      await click(await kit.find('#add'))
      await waitFor(() => kit.query('[role=alert]')?.textContent?.startsWith('Order 2'))
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('are reached by F6, which goes back too', async () => {
      const kit = await placed()
      const add = await kit.find('#add')
      add.focus()
      await press('Enter')
      await kit.find('.rd-notice')
      await press('F6')
      expect(focused()?.textContent).to.equal('Undo')
      await press('F6')
      expect(focused()).to.equal(add)
      await press('F6', 'Enter')
      await waitFor(() => kit.query('.rd-notice') === null)
      expect(undone).to.equal(1)
      await waitFor(() => focused() === add)
    })

    it('keep the focus near when one of several goes', async () => {
      const kit = await placed()
      ;(await kit.find('#add')).focus()
      await press('Enter', 'Enter')
      await waitFor(() => kit.scope.querySelectorAll('.rd-notice').length === 2)
      await press('F6', 'Tab', 'Enter')
      await waitFor(() => kit.scope.querySelectorAll('.rd-notice').length === 1)
      await waitFor(() => focused()?.className === 'rd-toasts')
      await press('Tab')
      expect(focused()?.getAttribute('aria-label')).to.equal('Dismiss message')
    })

    it('can be used above an open dialog, which stays', async () => {
      const kit = await placed()
      await click(await kit.find('#add'))
      await kit.find('.rd-notice')
      ;(await kit.find('#open')).click()
      await kit.find('.rd-dialog')
      await waitFor(() => focused()?.closest('.rd-modal'))
      await press('F6')
      await waitFor(() => focused()?.textContent === 'Undo')
      await press('Enter')
      await waitFor(() => kit.query('.rd-notice') === null)
      expect(undone).to.equal(1)
      expect(kit.query('.rd-dialog')).not.to.equal(null)
    })
  })
}
