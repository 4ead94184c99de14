import { expect } from 'chai'
import { useState } from 'react'
import { Button } from '../../../src/screens/kit/button.tsx'
import { Dialog } from '../../../src/screens/kit/overlays/dialog.tsx'
import { ErrorDialog } from '../../../src/screens/kit/overlays/error-dialog.tsx'
import { atRest } from '../../support/browser/at-rest.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press } from '../../support/browser/page.ts'
import { placeKit, places } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

/** The error comes from the screen, not from inside the dialog: as a failed call would bring it. */
function Scene() {
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  return (
    <>
      <Button id="open" onClick={() => setOpen(true)}>
        Edit
      </Button>
      <Dialog title="Edit" open={open} onClose={() => setOpen(false)}>
        <Button id="save" onClick={() => setFailed(true)}>
          Save
        </Button>
      </Dialog>
      {failed && (
        <ErrorDialog
          title="Error"
          message="You no longer have access."
          closeLabel="Close"
          onClose={() => setFailed(false)}
        />
      )}
    </>
  )
}

for (const place of places) {
  describe(`the error modal in a ${place} place`, () => {
    it('can be used above an open dialog, and gives the focus back to it', async () => {
      const kit = await placeKit(<Scene />, { place })
      await click(await kit.find('#open'))
      await kit.find('#save')
      await atRest(kit)
      await click(await kit.find('#save'))
      const error = await kit.find<HTMLDialogElement>('dialog[open]')
      await atRest(kit)
      const linked = (attribute: string) =>
        kit.scope.getElementById(error.getAttribute(attribute) ?? '')?.textContent
      expect(linked('aria-labelledby')).to.equal('Error')
      expect(linked('aria-describedby')).to.equal('You no longer have access.')
      await waitFor(() => error.contains(focused()))
      await expectNoAxeViolationsInFull(error)
      const close = error.querySelector('button') as HTMLButtonElement
      await click(close)
      await waitFor(() => kit.query('dialog[open]') === null)
      expect(kit.query('.rd-dialog')).not.to.equal(null)
      await waitFor(() => focused()?.id === 'save')
      await press('Enter')
      await kit.find('dialog[open]')
      await press('Escape')
      await waitFor(() => kit.query('dialog[open]') === null)
      expect(kit.query('.rd-dialog')).not.to.equal(null)
      await waitFor(() => focused()?.id === 'save')
      await press('Escape')
      await waitFor(() => kit.query('.rd-dialog') === null)
    })
  })
}
