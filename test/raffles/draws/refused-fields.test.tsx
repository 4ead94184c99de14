import { expect } from 'chai'
import { jackpotPrize, lockedDraw, witnessedDraw } from '../../../stories/raffles/draw-fixtures.ts'
import { stubsOf } from '../../../stories/raffles/stub-fixtures.ts'
import { answerTo, refusal } from '../../../stories/support/fake-api.ts'
import { seen } from '../../dashboard/placed.ts'
import { focused, press, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { barrelDraw } from './barrel-draw.ts'
import { control, dialogOf, done, field, picks, placeDraw, type Scene, step } from './drawing.ts'

async function focusOn(element: HTMLElement) {
  element.focus()
  await waitFor(() => focused() === element, 'the focus')
}

async function answer(scene: Scene) {
  const sure = await waitFor(
    () => dialogOf(scene)?.querySelector<HTMLElement>('button[type="submit"]'),
    'the answer',
  )
  await focusOn(sure)
  await press('Enter')
}

/** The fault stands at its field, in words alone, and the focus is there. */
async function expectAt(scene: Scene, control: HTMLElement, words: string) {
  await waitFor(() => seen(scene.root).includes(words), words)
  await waitFor(() => !dialogOf(scene) && focused() === control, 'the focus on the field')
  expect(seen(control.closest('.rd-field'))).to.include(words)
  expect(control.getAttribute('aria-invalid')).to.equal('true')
  expect(scene.root.querySelector('.rd-alert')).to.equal(null)
  expect(seen(scene.root)).to.not.match(/\((?:receipt-code-wrong|wrong-code|entropy-repeated)\)/)
}

describe('what the server refuses at a field of a draw', () => {
  it('stands at the receipt’s code until that is changed', async () => {
    const words = 'These are not the first 8 digits of the root.'
    const scene = await placeDraw(
      { draw: lockedDraw },
      {
        server: () => [
          answerTo(step('receipt'), refusal(409, 'receipt-code-wrong', words, { field: 'code' })),
        ],
      },
    )
    await focusOn(await field(scene, /Name of the witness/))
    await type('Noor Haddad')
    const code = await field(scene, /First 8 digits/)
    await focusOn(code)
    await type('00000000')
    await press('Enter')
    await expectAt(scene, code, words)
    await press('Backspace')
    await waitFor(() => !seen(scene.root).includes(words), 'the fault to go')
  })

  it('asks whether a witness of a buyer’s name is another person, and sends the answer', async () => {
    const words = 'A buyer of this raffle has that name.'
    const scene = await placeDraw(
      { draw: lockedDraw },
      {
        server: () => [
          answerTo(step('receipt'), ({ body }) =>
            (body as { anotherPerson?: boolean }).anotherPerson
              ? done
              : refusal(409, 'witness-has-buyers-name', words, { field: 'witness' }),
          ),
        ],
      },
    )
    const witness = await field(scene, /Name of the witness/)
    await focusOn(witness)
    await type('Noor Haddad')
    await focusOn(await field(scene, /First 8 digits/))
    await type('4b1e90c7')
    expect(seen(scene.root)).to.not.include('another person')
    await press('Enter')
    await expectAt(scene, witness, words)
    const box = await field(scene, /The witness is another person/)
    await focusOn(box)
    await press('Space')
    await waitFor(() => !seen(scene.root).includes(words), 'the fault to go')
    await focusOn(await control(scene, 'button', 'Record the receipt'))
    await press('Enter')
    await waitFor(() => scene.written.length === 2, 'the answer')
    expect(scene.written[1]?.call.body).to.deep.include({
      witness: 'Noor Haddad',
      anotherPerson: true,
    })
    // Another name, another question.
    await focusOn(witness)
    await type('i')
    await waitFor(() => !seen(scene.root).includes('another person'), 'the question to go')
  })

  it('stands at the entropy, behind the question', async () => {
    const words = 'This entropy was used before.'
    const scene = await placeDraw(
      { draw: witnessedDraw },
      {
        server: () => [
          answerTo(step('entropy'), refusal(409, 'entropy-repeated', words, { field: 'text' })),
        ],
      },
    )
    const rolled = await field(scene, /What was rolled/)
    await focusOn(rolled)
    await type('4 2 6 1 3 5 2 2 6 4 1 3')
    await focusOn(await control(scene, 'button', 'Record entropy'))
    await press('Enter')
    const again = await waitFor(
      () => dialogOf(scene)?.querySelector<HTMLElement>('input'),
      'what is typed again',
    )
    await focusOn(again)
    await type('4 2 6 1 3 5 2 2 6 4 1 3')
    await answer(scene)
    await expectAt(scene, rolled, words)
  })

  it('stands at the drawn ticket’s number or its code', async () => {
    const refused = [
      refusal(409, 'ticket-void', 'Ticket 217 is void.', { field: 'ticketNumber' }),
      refusal(409, 'wrong-code', 'This is not the code of ticket 217.', {
        field: 'validationCode',
      }),
    ]
    const stubs = stubsOf(40, 40)
    const scene = await placeDraw(
      { draw: { ...barrelDraw, stubs }, prizes: [jackpotPrize] },
      {
        server: () => [
          answerTo(picks, () => refused.shift() ?? refusal(500, 'server', 'Too often.')),
        ],
      },
    )
    const ticket = await field(scene, /Ticket number/)
    await focusOn(ticket)
    await type('217')
    const code = await field(scene, /Validation code/)
    await focusOn(code)
    await type('K7Q217')
    await press('Tab')
    await type('Noor Haddad')
    await press('Enter')
    for (const [control_, words] of [
      [ticket, 'Ticket 217 is void.'],
      [code, 'This is not the code of ticket 217.'],
    ] as const) {
      await focusOn(await control(scene, 'button', 'Enter the drawn ticket'))
      await press('Enter')
      await answer(scene)
      await expectAt(scene, control_, words)
    }
    expect(seen(scene.root)).to.not.include('Ticket 217 is void.')
  })
})
