import { expect } from 'chai'
import { drawCalls } from '../../../src/core/raffles/draws/calls.ts'
import { finalDrawId, lockedDraw, openDraw } from '../../../stories/raffles/draw-fixtures.ts'
import { answerTo, at, refusal } from '../../../stories/support/fake-api.ts'
import { seen } from '../../dashboard/placed.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { focused, press, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { control, field, placeDraw, type Scene } from './drawing.ts'

const proof = { format: 'rd-ticket-proof/1', ticketNumber: 104, path: ['ab', 'cd'] }
const proofOf = (ticket: number) => at(drawCalls.proof, { id: finalDrawId, number: String(ticket) })

/** Opens the proof's section and stands in its field, by keyboard. */
async function openProof(scene: Scene): Promise<HTMLElement> {
  const title = await control(scene, '.rd-draw-about button', 'Proof for a buyer')
  title.focus()
  await press('Enter')
  const number = await field(scene, /^Ticket number/)
  number.focus()
  return number
}

/** The file that the page gives the person next. */
function nextFile(): Promise<{ name: string; text: string }> {
  const { click } = HTMLAnchorElement.prototype
  return new Promise(resolve => {
    HTMLAnchorElement.prototype.click = function () {
      if (this.download === '') return click.call(this)
      HTMLAnchorElement.prototype.click = click
      const name = this.download
      void fetch(this.href)
        .then(file => file.text())
        .then(text => resolve({ name, text }))
    }
  })
}

describe('a buyer’s proof of their ticket', () => {
  for (const role of ['account owner', 'Contact Center Agent'] as const) {
    it(`is downloaded by number, byte for byte as the server wrote it, by ${role}`, async () => {
      const scene = await placeDraw(
        { draw: lockedDraw },
        { role, server: () => [answerTo(proofOf(104), JSON.stringify(proof))] },
      )
      const number = await openProof(scene)
      const saved = nextFile()
      await type('104')
      await press('Enter')
      const { name, text } = await saved
      expect(name).to.equal('Proof of ticket 104.json')
      expect(text).to.equal(JSON.stringify(proof))
      expect(focused()).to.equal(number)
      await expectNoAxeViolationsInFull(scene.root)
    })
  }

  it('says which ticket the list doesn’t have, and stays in the field', async () => {
    const scene = await placeDraw(
      { draw: lockedDraw },
      { server: () => [answerTo(proofOf(7), refusal(404, 'not-found', 'This does not exist.'))] },
    )
    const number = await openProof(scene)
    await press('Enter')
    await waitFor(() => seen(scene.root).includes('Enter the number on the ticket.'), 'the fault')
    expect(focused()).to.equal(number)
    await type('7')
    await press('Enter')
    await waitFor(
      () => seen(scene.root).includes('Ticket 7 is not in the locked list of this draw.'),
      'the refusal',
    )
    expect(focused()).to.equal(number)
  })

  it('is not there before the list is locked', async () => {
    const scene = await placeDraw({ draw: openDraw })
    expect(seen(scene.root)).to.not.include('Proof for a buyer')
  })
})
