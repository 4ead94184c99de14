import { expect } from 'chai'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import {
  allReached,
  completeDraw,
  confirmedWinner,
  drawId,
  drawingDraw,
  finalDrawId,
  jackpotPrize,
  root as listRoot,
  lockedDraw,
  openDraw,
  pickedDraw,
  pickedWinner,
  readinessBut,
  rejectedWinner,
  secondPersonWinner,
  verifiedWinner,
  witnessedDraw,
} from '../../../stories/raffles/draw-fixtures.ts'
import { endedRaffle } from '../../../stories/raffles/ended-raffle.ts'
import { answerTo, at } from '../../../stories/support/fake-api.ts'
import { seen } from '../../dashboard/placed.ts'
import { focused, press, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { control, dialogOf, done, field, placeDraw, type Scene, step } from './drawing.ts'

const two = { ...jackpotPrize, quantity: 2, picksCompleted: 2, locked: true }
const draw = { ...pickedDraw, pickTotal: 2, picksCompleted: 2 }
const other = { ...pickedWinner, id: drawId(4399), ticketNumber: 777 }
const decide = at(winnerCalls.decide, { id: pickedWinner.id })

async function focusOn(element: HTMLElement) {
  element.focus()
  await waitFor(() => focused() === element, 'the focus')
}

async function answer(scene: Scene) {
  const dialog = await waitFor(() => dialogOf(scene), 'the question')
  const sure = await waitFor(
    () => dialog.querySelector<HTMLElement>('button[type="submit"]'),
    'its answer',
  )
  await focusOn(sure)
  await press('Enter')
}

const label = () => focused()?.getAttribute('aria-label') ?? ''
const step_ = () => focused()?.getAttribute('data-step')

describe('the focus in a draw', () => {
  it('goes from the receipt to the entropy that it opens', async () => {
    const scene = await placeDraw(
      { draw: lockedDraw },
      {
        server: state => [
          answerTo(step('receipt'), () => {
            state.world = { draw: witnessedDraw }
            return done
          }),
        ],
      },
    )
    await focusOn(await field(scene, /Name of the witness/))
    await type('Noor Haddad')
    await press('Tab')
    await type(listRoot.slice(0, 8))
    await press('Tab')
    await press('Enter')
    await field(scene, /What was rolled/)
    await waitFor(() => seen(focused()) === 'Public entropy', 'the focus on the entropy')
  })

  it('goes from a verified ticket to its confirmation, then to the next ticket', async () => {
    const scene = await placeDraw(
      { draw, prizes: [two], winners: [pickedWinner, other] },
      {
        server: state => [
          answerTo(decide, ({ body }) => {
            const { status } = body as { status: string }
            const after = status === 'verified' ? verifiedWinner : confirmedWinner
            state.world = { ...state.world, winners: [after, other] }
            return done
          }),
        ],
      },
    )
    const boxes = [...scene.root.querySelectorAll<HTMLElement>('.rd-checkbox-group input')]
    for (const box of boxes.slice(0, 5)) {
      await focusOn(box)
      await press('Space')
    }
    await focusOn(await control(scene, 'button', 'Verify ticket 10482'))
    await press('Enter')
    await waitFor(() => label() === 'Confirm winner: Ticket 10482', 'the focus on its confirmation')
    await press('Enter')
    await answer(scene)
    await waitFor(() => seen(scene.root).includes('R. T., Halifax'), 'the public name')
    await waitFor(
      () => focused()?.closest('.rd-draw-case')?.textContent?.includes('777'),
      'the focus on the next ticket',
    )
  })

  it('goes from the first confirmation to who is waited for', async () => {
    const scene = await placeDraw(
      {
        draw: { ...pickedDraw, secondPersonConfirms: true },
        prizes: [{ ...two, quantity: 1 }],
        winners: [verifiedWinner],
      },
      {
        kind: 'standalone',
        server: state => [
          answerTo(decide, () => {
            const firstConfirmedById = drawId(901)
            const waiting = { ...secondPersonWinner, id: verifiedWinner.id, firstConfirmedById }
            state.world = { ...state.world, winners: [waiting] }
            return done
          }),
        ],
      },
    )
    await focusOn(await control(scene, 'button', 'Confirm winner: Ticket 10482'))
    await press('Enter')
    await answer(scene)
    await waitFor(
      () => seen(focused()).includes('confirmed it first.'),
      'the focus on who is waited for',
    )
  })

  it('goes to the step that follows the last confirmation', async () => {
    const scene = await placeDraw(
      { draw: pickedDraw, prizes: [{ ...two, quantity: 1 }], winners: [verifiedWinner] },
      {
        server: state => [
          answerTo(decide, () => {
            state.world = { ...state.world, draw: completeDraw, winners: [confirmedWinner] }
            return done
          }),
        ],
      },
    )
    await focusOn(await control(scene, 'button', 'Confirm winner: Ticket 10482'))
    await press('Enter')
    await answer(scene)
    await waitFor(() => step_() === 'notify', 'the focus on reaching the winner')
  })

  it('stays in the draw once a rejected buyer’s message is sent', async () => {
    const message = rejectedWinner.message
    const scene = await placeDraw(
      {
        draw: { ...drawingDraw, awaitsEntropyFor: rejectedWinner.id },
        prizes: [jackpotPrize],
        winners: [rejectedWinner],
      },
      {
        server: state => [
          answerTo(at(winnerCalls.decideMessage, { id: message?.id ?? '' }), () => {
            const sent = message && { ...message, state: 'sent' as const }
            state.world = { ...state.world, winners: [{ ...rejectedWinner, message: sent }] }
            return done
          }),
        ],
      },
    )
    await focusOn(await control(scene, 'button', /^Send message/))
    await press('Enter')
    await answer(scene)
    await waitFor(() => seen(scene.root).includes('The message was sent.'), 'that it went out')
    await waitFor(() => step_() === 'witness', 'the focus on what is next')
  })

  it('folds the form of an attempt that reached the winner, and stays on it', async () => {
    const contact = { at: '2026-11-20T17:00:00.000Z', by: 'Eva', note: '', reached: true }
    const reached = {
      ...confirmedWinner,
      contacts: [{ ...contact, unreachable: false, channel: 'phone' as const }],
    }
    const all = { ...completeDraw, unreached: allReached }
    const scene = await placeDraw(
      {
        draw: completeDraw,
        prizes: [{ ...two, quantity: 1, confirmedCount: 1 }],
        winners: [confirmedWinner],
      },
      {
        server: state => [
          answerTo(at(winnerCalls.contact, { id: confirmedWinner.id }), () => {
            state.world = { ...state.world, draw: all, winners: [reached] }
            return done
          }),
        ],
      },
    )
    const box = await field(scene, /reached|spoke/i)
    await focusOn(box)
    await press('Space')
    const submit = await waitFor(
      () => scene.root.querySelector<HTMLElement>('[data-step="notify"] button[type="submit"]'),
      'the button',
    )
    await focusOn(submit)
    await press('Enter')
    await waitFor(() => focused()?.getAttribute('aria-expanded') === 'false', 'the folded form')
  })
})

describe('closing the raffle from its final draw', () => {
  it('leaves the focus on the page’s title, when nothing is left to do', async () => {
    const won = { confirmedJackpotWinners: 1, confirmedWinners: 1, prizesUnconfirmed: 0 }
    const raffle = { ...endedRaffle, ...won }
    const closed = { ...raffle, status: 'closed' as const, closedAt: '2026-11-21T12:00:00.000Z' }
    const scene = await placeDraw(
      {
        draw: { ...completeDraw, unreached: allReached },
        raffle,
        prizes: [{ ...two, quantity: 1, confirmedCount: 1 }],
        winners: [confirmedWinner],
      },
      {
        server: state => [
          answerTo(at(raffleCalls.close, { id: raffle.id }), () => {
            state.world = { ...state.world, raffle: closed }
            return closed
          }),
        ],
      },
    )
    await focusOn(await control(scene, '[data-step="close"] button', 'Close the raffle'))
    await press('Enter')
    const sure = await waitFor(
      () => dialogOf(scene)?.querySelector<HTMLElement>('.rd-button-primary:not(:disabled)'),
      'the answer',
    )
    await focusOn(sure)
    await press('Enter')
    await waitFor(() => focused()?.tagName === 'H1', 'the focus on the title')
  })
})

describe('a draw before the raffle’s last one', () => {
  it('ends with its certificate: there is nothing to close', async () => {
    const { root } = await placeDraw({
      draw: { ...completeDraw, final: false, unreached: allReached },
      raffle: { ...endedRaffle, status: 'active', endedAt: null },
      prizes: [{ ...two, quantity: 1, confirmedCount: 1 }],
      winners: [confirmedWinner],
    })
    expect(root.querySelector('.rd-conditions')).to.equal(null)
    expect(root.querySelector('[aria-current="step"]')).to.equal(null)
    expect(seen(root.querySelector('[data-step="complete"]'))).to.include('goes on until')
  })
})

describe('a final draw whose raffle nobody ended', () => {
  it('ends it here, and goes on', async () => {
    const raffle = { ...endedRaffle, status: 'active' as const, endedAt: null }
    const scene = await placeDraw(
      { draw: { ...openDraw, readiness: readinessBut({ code: 'raffle-not-ended' }) }, raffle },
      {
        server: state => [
          answerTo(at(raffleCalls.end, { id: raffle.id }), () => {
            state.world = { draw: openDraw, raffle: endedRaffle }
            return { ...endedRaffle, draws: [openDraw] }
          }),
        ],
      },
    )
    expect(seen(scene.root)).to.include('The end date only stops sales.')
    await focusOn(await control(scene, 'button', 'End raffle'))
    await press('Enter')
    await answer(scene)
    await control(scene, 'button', 'Lock the list')
    await waitFor(() => step_() === 'lock', 'the focus on the lock')
    expect(scene.world.draw.id).to.equal(finalDrawId)
  })
})
