import { expect } from 'chai'
import { jackpotPrize, pickedWinner } from '../../../stories/raffles/draw-fixtures.ts'
import { stubsOf } from '../../../stories/raffles/stub-fixtures.ts'
import { answerTo } from '../../../stories/support/fake-api.ts'
import { focused, press, type } from '../../support/browser/page.ts'
import { turnedClock } from '../../support/browser/turned-clock.ts'
import { nextFrame, waitFor } from '../../support/browser/wait-for.ts'
import { barrelDraw } from './barrel-draw.ts'
import { control, dialogOf, done, field, picks, placeDraw } from './drawing.ts'

describe('entering one drawn ticket after the other', () => {
  it('goes on in the ticket’s number once the question is answered, and asks at Enter', async () => {
    const draw = { ...barrelDraw, stubs: stubsOf(40, 40) }
    const scene = await placeDraw(
      { draw, prizes: [{ ...jackpotPrize, quantity: 3 }] },
      {
        server: state => [
          answerTo(picks, () => {
            state.world = {
              draw: { ...draw, stage: 'drawing', picksCompleted: 1 },
              prizes: [{ ...jackpotPrize, quantity: 3, picksCompleted: 1 }],
              winners: [{ ...pickedWinner, ticketNumber: 217, publicName: 'Ticket 217' }],
            }
            return done
          }),
        ],
      },
    )
    const ticket = await field(scene, /Ticket number/)
    ticket.focus()
    await type('217')
    await press('Tab')
    await type('K7Q217')
    await press('Tab')
    await type('Noor Haddad')
    await press('Enter')
    ;(await field(scene, /Validation code/)).focus()
    await press('Enter')
    await waitFor(() => dialogOf(scene), 'the question')
    const sure = await control(scene, '[role="alertdialog"] button[type="submit"]', /Enter/)
    const clock = turnedClock(100)
    sure.focus()
    await press('Enter')
    await waitFor(() => !dialogOf(scene), 'the question to close')
    await waitFor(() => focused() === ticket, 'the focus on the next ticket’s number')
    clock.turn(1_000)
    await nextFrame()
    expect(focused(), 'the focus stays there').to.equal(ticket)
  })
})
