import { expect } from 'chai'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import {
  confirmedWinner,
  drawId,
  drawingDraw,
  jackpotPrize,
  pickedDraw,
  pickedWinner,
  rejectedWinner,
  secondPersonWinner,
  verifiedWinner,
} from '../../../stories/raffles/draw-fixtures.ts'
import { answerTo, at, onWire } from '../../../stories/support/fake-api.ts'
import { seen } from '../../dashboard/placed.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { inFull } from '../../support/browser/full.ts'
import { click, focused, press, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { control, dialogOf, done, field, placeDraw, type Scene } from './drawing.ts'

const prizes = [{ ...jackpotPrize, picksCompleted: 1, locked: true }]
const decide = at(winnerCalls.decide, { id: pickedWinner.id })

async function answerOf(scene: Scene): Promise<HTMLElement> {
  const dialog = await waitFor(() => dialogOf(scene), 'the question')
  return waitFor(() => dialog.querySelector<HTMLElement>('button[type="submit"]'), 'its answer')
}

/** The first: on the board or staff. */
async function chooseReason(scene: Scene): Promise<void> {
  const choice = await waitFor(
    () => dialogOf(scene)?.querySelector<HTMLElement>('.rd-choice-button'),
    'the reasons',
  )
  choice.focus()
  await press('ArrowDown')
  const option = await waitFor(
    () => scene.element.shadowRoot?.querySelector<HTMLElement>('[role="option"]'),
    'the first reason',
  )
  await waitFor(() => focused() === option, 'the focus on it')
  await press('Enter')
  await waitFor(() => seen(choice) === 'On the board or staff', 'the reason')
}

describe('a picked ticket', () => {
  it('is verified once the whole checklist is ticked, by keyboard', async () => {
    const scene = await placeDraw(
      { draw: pickedDraw, prizes, winners: [pickedWinner] },
      {
        server: state => [
          answerTo(decide, () => {
            state.world = { ...state.world, winners: [verifiedWinner] }
            return done
          }),
        ],
      },
    )
    expect(seen(scene.root)).to.not.include('R. T., Halifax')
    const verify = await control(scene, 'button', 'Verify ticket 10482')
    verify.focus()
    await press('Enter')
    await waitFor(() => seen(scene.root).includes('5 checks are still to be ticked'), 'the fault')
    expect(scene.written).to.have.length(0)
    const boxes = [...scene.root.querySelectorAll<HTMLElement>('.rd-checkbox-group input')]
    expect(boxes).to.have.length(5)
    for (const box of boxes) {
      box.focus()
      await press('Space')
    }
    verify.focus()
    await press('Enter')
    await control(scene, 'button', 'Confirm winner: Ticket 10482')
    expect(scene.written[0]?.call.body).to.deep.equal({
      status: 'verified',
      checks: ['not-board', 'not-staff', 'not-household', 'of-age', 'resident'],
      version: 1,
    })
    await expectNoAxeViolationsInFull(scene.root)
  })

  it('is confirmed with a note, after the consequence was said', async () => {
    const scene = await placeDraw(
      { draw: pickedDraw, prizes, winners: [verifiedWinner] },
      {
        server: state => [
          answerTo(decide, () => {
            state.world = { ...state.world, winners: [confirmedWinner] }
            return done
          }),
        ],
      },
    )
    await click(await control(scene, 'button', 'Confirm winner: Ticket 10482'))
    const sure = await answerOf(scene)
    expect(seen(dialogOf(scene))).to.include('Rosalie Thibodeau becomes the winner')
    await waitFor(() => dialogOf(scene)?.contains(focused()), 'the focus in the question')
    const note = await field(scene, /Note for the record/)
    note.focus()
    await type('Identity seen.')
    sure.click()
    await waitFor(() => seen(scene.root).includes('R. T., Halifax'), 'the public name')
    expect(scene.written[0]?.call.body).to.deep.equal({
      status: 'confirmed',
      note: 'Identity seen.',
      version: 2,
    })
  })

  inFull('waits for a second person, who can’t be the first', async () => {
    const mine = { ...secondPersonWinner, firstConfirmedById: drawId(901) }
    const scene = await placeDraw(
      { draw: { ...pickedDraw, secondPersonConfirms: true }, prizes, winners: [mine] },
      { kind: 'standalone' },
    )
    const button = await control(scene, 'button', /Confirm as the second person/)
    expect((button as HTMLButtonElement).disabled).to.equal(true)
    expect(seen(scene.root)).to.include('You confirmed it first')
    scene.world = { ...scene.world, winners: [secondPersonWinner] }
    await waitFor(
      () =>
        !scene.root.querySelector<HTMLButtonElement>('[aria-label^="Confirm as the second"]')
          ?.disabled,
      'another first person',
      12_000,
    )
    expect(seen(scene.root)).to.include('Marguerite Doucette confirmed it first.')
  })

  inFull('lets RB finance be the second person, and do nothing else', async () => {
    const scene = await placeDraw(
      {
        draw: { ...pickedDraw, secondPersonConfirms: true },
        prizes,
        winners: [secondPersonWinner],
      },
      { role: 'RB finance', kind: 'standalone' },
    )
    const button = await control(scene, 'button', /Confirm as the second person/)
    expect((button as HTMLButtonElement).disabled).to.equal(false)
    scene.world = { ...scene.world, winners: [verifiedWinner] }
    await waitFor(
      () => seen(scene.root).includes('Your role does not allow this step'),
      'no more',
      12_000,
    )
  })

  for (const winner of [verifiedWinner, secondPersonWinner]) {
    it(`is not confirmed from a charity’s own page where two persons confirm (${winner.status})`, async () => {
      const draw = { ...pickedDraw, secondPersonConfirms: true }
      const scene = await placeDraw({ draw, prizes, winners: [winner] })
      const button = await control(scene, 'button', /^Confirm/)
      expect((button as HTMLButtonElement).disabled).to.equal(true)
      expect(seen(scene.root)).to.include('each signed in to the dashboard')
      const alone = await placeDraw({ draw: pickedDraw, prizes, winners: [verifiedWinner] })
      const own = await control(alone, 'button', /^Confirm/)
      expect((own as HTMLButtonElement).disabled).to.equal(false)
    })
  }

  inFull(
    'is rejected again as it was where the answer was lost, whatever was read meanwhile',
    async () => {
      let lost = true
      const scene = await placeDraw(
        { draw: pickedDraw, prizes, winners: [verifiedWinner] },
        {
          server: state => [
            answerTo(decide, () => {
              state.world = { ...state.world, winners: [{ ...verifiedWinner, version: 7 }] }
              if (lost) return onWire({ status: 500, body: { errors: [{ message: 'It broke.' }] } })
              state.world = { ...state.world, winners: [rejectedWinner] }
              return done
            }),
          ],
        },
      )
      await click(await control(scene, 'button', 'Reject ticket 10482'))
      const dialog = await waitFor(() => dialogOf(scene), 'the question')
      await chooseReason(scene)
      const note = await waitFor(() => dialog.querySelector('textarea'), 'the note')
      note.focus()
      await type('Her sister is on the board.')
      const answer = await answerOf(scene)
      await click(answer)
      await waitFor(() => seen(dialog).includes('It is not known whether this was done.'), 'unsure')
      expect(note.disabled).to.equal(true)
      expect(seen(dialog)).to.include('Close')
      expect(seen(answer)).to.equal('Try again')
      lost = false
      await click(answer)
      await waitFor(() => !dialogOf(scene), 'the end of the question')
      const [first, second] = scene.written.map(({ call }) => call)
      expect(second?.body).to.deep.equal(first?.body)
      expect(second?.headers.get('idempotency-key')).to.equal(first?.headers.get('idempotency-key'))
    },
  )

  it('is rejected with a reason; its message waits, and the redraw asks for fresh entropy', async () => {
    const scene = await placeDraw(
      { draw: pickedDraw, prizes, winners: [pickedWinner] },
      {
        server: state => [
          answerTo(decide, () => {
            state.world = {
              draw: { ...drawingDraw, awaitsEntropyFor: rejectedWinner.id },
              winners: [rejectedWinner],
            }
            return done
          }),
          answerTo(at(winnerCalls.decideMessage, { id: rejectedWinner.message?.id ?? '' }), () => {
            const message = rejectedWinner.message && {
              ...rejectedWinner.message,
              state: 'sent' as const,
            }
            state.world = { ...state.world, winners: [{ ...rejectedWinner, message }] }
            return done
          }),
        ],
      },
    )
    await click(await control(scene, 'button', 'Reject ticket 10482'))
    const sure = await answerOf(scene)
    sure.click()
    await waitFor(() => seen(dialogOf(scene)).includes('Choose a reason.'), 'the fault')
    await waitFor(() => focused()?.matches('.rd-choice-button'), 'the focus on the reasons')
    await chooseReason(scene)
    const what = await field(scene, /What happened/)
    what.focus()
    await waitFor(() => focused() === what, 'the focus on what happened')
    await type('On the board.')
    sure.click()
    await waitFor(() => seen(scene.root).includes('Fresh entropy for the redraw'), 'the redraw')
    expect(scene.written[0]?.call.body).to.deep.equal({
      status: 'rejected',
      reason: 'board-or-staff',
      note: 'On the board.',
      version: 1,
    })
    const subject = await field(scene, /Subject/)
    expect((subject as HTMLInputElement).value).to.include('2217')
    await click(await control(scene, 'button', /^Send message/))
    ;(await answerOf(scene)).click()
    await waitFor(() => seen(scene.root).includes('The message was sent.'), 'that it went out')
    expect(scene.written[1]?.call.body).to.deep.include({ state: 'sent' })
  })
})
