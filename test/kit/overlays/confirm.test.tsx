import { expect } from 'chai'
import { useState } from 'react'
import { Button } from '../../../src/screens/kit/button.tsx'
import { Confirm } from '../../../src/screens/kit/overlays/confirm.tsx'
import { atRest } from '../../support/browser/at-rest.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press, type } from '../../support/browser/page.ts'
import { type PlacedKit, placeKit } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

type Props = Partial<Parameters<typeof Confirm>[0]>

function Asking(props: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button id="opener" onClick={() => setAsking(true)}>
        Void
      </Button>
      {asking && (
        <Confirm
          title="Void order 4F09C2?"
          message="Its 20 tickets leave the draw. This can’t be undone."
          confirmLabel="Void order"
          tone="danger"
          onConfirm={() => undefined}
          onClose={() => setAsking(false)}
          {...props}
          cancelLabel={props.cancelLabel ?? 'Keep it'}
        />
      )}
    </>
  )
}

/** Whose answer is always lost, of a record that is read again each time. */
function Lost() {
  const [asked, setAsked] = useState<readonly string[]>([])
  const version = asked.length + 1
  return (
    <>
      <output>{asked.join()}</output>
      <Asking
        reason={{ label: 'Reason', required: true }}
        cancelLabel="Keep order"
        unsure={asked.length > 0}
        onConfirm={reason => setAsked([...asked, `${reason} on ${version}`])}
      />
    </>
  )
}

describe('a confirmation', () => {
  let reasons: string[]
  let kit: PlacedKit

  const opened = async (props: Props = {}) => {
    reasons = []
    kit = await placeKit(<Asking onConfirm={reason => void reasons.push(reason)} {...props} />)
    await click(await kit.find('#opener'))
    const dialog = await kit.find('[role=alertdialog]')
    await atRest(kit)
    return dialog
  }

  const button = async (text: string) => {
    await kit.find('.rd-modal-foot')
    const buttons = [...kit.scope.querySelectorAll('.rd-modal-foot button')]
    return buttons.find(one => one.textContent === text) as HTMLButtonElement
  }
  const errorOf = (control: Element | null) =>
    kit.scope.getElementById(control?.getAttribute('aria-describedby') ?? '')?.textContent

  it('names the object and says what follows', async () => {
    const dialog = await opened()
    const linked = (attribute: string) =>
      kit.scope.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent
    expect(linked('aria-labelledby')).to.equal('Void order 4F09C2?')
    expect(linked('aria-describedby')).to.contain('20 tickets leave the draw')
    await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
    await click(await button('Void order'))
    expect(reasons).to.deep.equal([''])
  })

  it('does nothing on Cancel, and gives the focus back', async () => {
    await opened()
    await click(await button('Keep it'))
    await waitFor(() => kit.query('.rd-modal') === null)
    await waitFor(() => focused()?.id === 'opener')
    expect(reasons).to.deep.equal([])
  })

  it('asks for the reason it needs', async () => {
    await opened({ reason: { label: 'Reason', required: true } })
    await click(await button('Void order'))
    await waitFor(() => focused()?.tagName === 'TEXTAREA')
    expect(errorOf(focused())).to.equal('Give a reason.')
    await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
    await type('  Paid twice ')
    expect(errorOf(focused())).to.equal('')
    await click(await button('Void order'))
    expect(reasons).to.deep.equal(['Paid twice'])
  })

  it('lets an optional reason be left out', async () => {
    await opened({ reason: { label: 'Note', required: false } })
    await click(await button('Void order'))
    expect(reasons).to.deep.equal([''])
  })

  it('goes on only when the text was typed again', async () => {
    await opened({ retype: 'Harbour Lights 50/50' })
    const input = await kit.find<HTMLInputElement>('.rd-confirm input')
    input.focus()
    await type('harbour lights')
    await press('Enter')
    expect(reasons).to.deep.equal([])
    expect(errorOf(input)).to.contain('Type “Harbour Lights 50/50”')
    await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
    input.select()
    await type('Harbour Lights 50/50')
    await press('Enter')
    expect(reasons).to.deep.equal([''])
  })

  it('can’t be closed while it is being done', async () => {
    const dialog = await opened({ busy: true })
    await press('Escape')
    await click(await button('Void order'))
    expect(kit.query('[role=alertdialog]')).to.equal(dialog)
    expect(reasons).to.deep.equal([])
    await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
  })

  it('keeps what was typed when it fails, and says why', async () => {
    await opened({ error: 'This order was already paid out.' })
    expect((await kit.find('.rd-confirm [role=alert]')).textContent).to.contain('already paid out')
    await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
  })

  it('asks again for what it asked for, where nobody knows whether it was done', async () => {
    kit = await placeKit(<Lost />)
    await click(await kit.find('#opener'))
    const why = await kit.find<HTMLTextAreaElement>('textarea')
    why.focus()
    await type('Twice')
    await click(await button('Void order'))
    await click(await button('Try again'))
    expect(why.readOnly).to.equal(true)
    expect(await button('Keep order')).to.equal(undefined)
    expect((await kit.find('output')).textContent).to.equal('Twice on 1')
    await click(await button('Close'))
    await waitFor(() => kit.query('.rd-modal') === null)
  })
})
