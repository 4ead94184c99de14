import { expect } from 'chai'
import { drawCalls } from '../../../src/core/raffles/draws/calls.ts'
import { finalDrawId, jackpotPrize, pickedWinner } from '../../../stories/raffles/draw-fixtures.ts'
import { stubsOf } from '../../../stories/raffles/stub-fixtures.ts'
import { answerTo, at, refusal } from '../../../stories/support/fake-api.ts'
import { seen } from '../../dashboard/placed.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { barrelDraw as barrel } from './barrel-draw.ts'
import { control, dialogOf, done, field, picks, placeDraw } from './drawing.ts'
import { closePrint, stubsFrom } from './stub-run.ts'

const stubs = at(drawCalls.stubs, { id: finalDrawId })
const record = at(drawCalls.print, { id: finalDrawId })

/** Everything is printed: the step is done and folded. */
async function openStubs({ root }: { root: HTMLElement }) {
  const fold = await waitFor(
    () => root.querySelector<HTMLElement>('[data-step="stubs"] .rd-disclosure-button'),
    'the fold',
  )
  await click(fold)
}

describe('a barrel draw', () => {
  it('prints a run of tickets, and after a jam records what came out and goes on from there', async () => {
    const scene = await placeDraw(
      { draw: barrel },
      {
        server: state => [
          answerTo(stubs, ({ query }) => stubsFrom(Number(query.get('from')), 16)),
          answerTo(record, () => {
            state.world = { draw: { ...barrel, stubs: stubsOf(9, 40) } }
            return done
          }),
        ],
      },
    )
    await expectNoAxeViolationsInFull(scene.root)
    expect(seen(scene.root)).to.include('40 tickets are still to be printed: 1 to 40.')
    const print = await control(scene, 'button', 'Print tickets')
    print.focus()
    await press('Enter')
    await closePrint()
    await waitFor(() => seen(scene.root).includes('Did tickets 1 to 16 come out whole'), 'question')
    await click(await control(scene, 'button', 'It stopped'))
    const last = await field(scene, /Last whole ticket/)
    last.focus()
    await type('9')
    await click(await control(scene, 'button', 'Record up to there'))
    const from = await field(scene, /From ticket number/)
    await waitFor(() => (from as HTMLInputElement).value === '10', 'the next number')
    const written = scene.written.find(({ endpoint }) => endpoint === record)
    expect(written?.call.body).to.deep.equal({ firstNumber: 1, lastNumber: 9, reprint: false })
  })

  it('prints nothing twice unless it is a reprint with a reason', async () => {
    const scene = await placeDraw(
      { draw: { ...barrel, stubs: stubsOf(40, 40) } },
      { server: () => [answerTo(stubs, () => stubsFrom(1, 16, true)), answerTo(record, done)] },
    )
    await openStubs(scene)
    await click(await control(scene, 'button', 'Print tickets'))
    await waitFor(() => seen(scene.root).includes('Ticket 1 is on paper already'), 'the refusal')
    await click(await field(scene, /Print again what is on paper/))
    await click(await control(scene, 'button', 'Print tickets'))
    await waitFor(() => seen(scene.root).includes('Give the reason for the reprint'), 'the fault')
    const why = await field(scene, /Why they are printed again/)
    why.focus()
    await type('Smudged.')
    await click(await control(scene, 'button', 'Print tickets'))
    await closePrint()
    await click(await control(scene, 'button', 'All came out'))
    const written = await waitFor(
      () => scene.written.find(({ endpoint }) => endpoint === record),
      'the record',
    )
    expect(written.call.body).to.deep.equal({
      firstNumber: 1,
      lastNumber: 16,
      reprint: true,
      reason: 'Smudged.',
    })
  })

  it('lets nobody enter a ticket while some of the list were never printed, and says so', async () => {
    const { root } = await placeDraw({ draw: { ...barrel, stubs: stubsOf(39, 40) } })
    const pick = root.querySelector('[data-step="pick"]')
    expect(seen(pick)).to.include('1 ticket in the list has to be printed first')
    expect(pick?.querySelector('form')).to.equal(null)
  })

  it('takes the drawn ticket with code and witnesses, and says why one is refused', async () => {
    const refused = [
      refusal(409, 'ticket-void', 'Ticket 217 is void.'),
      refusal(409, 'wrong-code', 'The validation code isn’t that of ticket 217.'),
    ]
    const scene = await placeDraw(
      { draw: { ...barrel, stubs: stubsOf(40, 40) } },
      {
        server: state => [
          answerTo(picks, () => {
            const next = refused.shift()
            if (next) return next
            state.world = {
              draw: { ...barrel, stage: 'drawing', picksCompleted: 1 },
              prizes: [{ ...jackpotPrize, picksCompleted: 1 }],
              winners: [{ ...pickedWinner, ticketNumber: 217, publicName: 'Ticket 217' }],
            }
            return done
          }),
        ],
      },
    )
    const enter = await control(scene, 'button', 'Enter the drawn ticket')
    // What a barrel gives is entered, never picked by the server.
    expect(scene.root.querySelector('[aria-label^="Pick winner"]')).to.equal(null)
    await click(enter)
    await waitFor(() => seen(scene.root).includes('Type the number on the ticket'), 'the faults')
    const ticket = await field(scene, /Ticket number/)
    await waitFor(() => focused() === ticket, 'the focus on the number')
    await type('217')
    await press('Tab')
    await type('K7Q217')
    await press('Tab')
    await type('Noor Haddad')
    await press('Enter')
    await type('Tom Beaton')
    await press('Enter')
    for (const reason of ['Ticket 217 is void.', 'The validation code isn’t that of ticket 217.']) {
      enter.focus()
      await press('Enter')
      const sure = await waitFor(
        () => dialogOf(scene)?.querySelector<HTMLElement>('button[type="submit"]'),
        'the answer',
      )
      sure.click()
      await waitFor(() => seen(dialogOf(scene)).includes(reason), reason)
      await waitFor(() => dialogOf(scene)?.contains(focused()), 'the focus in the question')
      await press('Escape')
      await waitFor(() => !dialogOf(scene), 'the question to close')
    }
    await click(enter)
    const sure = await waitFor(
      () => dialogOf(scene)?.querySelector<HTMLElement>('button[type="submit"]'),
      'the answer',
    )
    sure.click()
    const reveal = await waitFor(() => scene.root.querySelector('.rd-reveal-number'), 'the ticket')
    expect(seen(reveal)).to.equal('217')
    expect(scene.written.at(-1)?.call.body).to.deep.equal({
      ticketNumber: 217,
      validationCode: 'K7Q217',
      witnesses: ['Noor Haddad', 'Tom Beaton'],
    })
  })
})
