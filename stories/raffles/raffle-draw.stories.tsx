import { userEvent, waitFor } from 'storybook/test'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { drawCalls } from '../../src/core/raffles/draws/calls.ts'
import { type Answers, answerTo, at, refusal } from '../support/fake-api.ts'
import type { StoryDeskOptions } from '../support/fake-desk.ts'
import { type ElementStory, elementMeta, inside, onDesk, usual } from '../support/story.tsx'
import { type DrawWorld, drawAnswers } from './draw-answers.ts'
import {
  allReached,
  cashPrizes,
  completeDraw,
  confirmedWinner,
  contacted,
  drawId,
  drawingDraw,
  finalDrawId,
  jackpotPrize,
  lock,
  lockedDraw,
  openDraw,
  pickedDraw,
  pickedWinner,
  raffleId,
  readinessBut,
  rejectedWinner,
  secondPersonWinner,
  unpaidOrders,
  verifiedWinner,
  witnessedDraw,
} from './draw-fixtures.ts'
import { endedRaffle } from './ended-raffle.ts'
import { flaggedWinner } from './excluded-fixtures.ts'

const inFull = ['BatchUnderWay', 'LockedAgain', 'ProofAsked', 'BatchStopped', 'Watching']
const meta = { ...elementMeta('raffleDraw', { inFull }) }
export default meta

const args = { 'raffle-id': raffleId, 'draw-id': finalDrawId }

/** The procedure shows. */
async function settled(canvasElement: HTMLElement) {
  const scene = await inside(canvasElement)
  await waitFor(
    () => {
      if (!scene.root.querySelector('.rd-step')) throw new Error('no steps')
    },
    { timeout: 8000 },
  )
  return scene
}

function drawn(world: DrawWorld, answers: Answers = [], desk: StoryDeskOptions = {}): ElementStory {
  return {
    args,
    ...onDesk({ ...desk, answers: [...drawAnswers(world), ...answers] }),
    async play({ canvasElement }) {
      await settled(canvasElement)
    },
  }
}

const one = { ...jackpotPrize, picksCompleted: 1, locked: true }
const settledPrize = { ...one, confirmedCount: 1 }

export const NotReady: ElementStory = drawn({
  draw: {
    ...openDraw,
    readiness: readinessBut(
      { code: 'raffle-not-ended' },
      { code: 'orders-pending', count: 3 },
      { code: 'cheques-uncleared', count: 1 },
      { code: 'draw-location-missing' },
    ),
  },
})

/** Orders that came late, and devices that have some to send. */
export const Awaiting: ElementStory = drawn({
  draw: {
    ...openDraw,
    readiness: readinessBut(
      { code: 'late-arrivals', count: 2 },
      { code: 'outboxes-waiting', count: 1 },
    ),
    outboxes: [
      {
        deviceId: '00000000-0000-4000-8000-00000000d001',
        seller: 'Joel Paul',
        waiting: 4,
        reportedAt: '2026-11-20T14:40:00.000Z',
      },
    ],
  },
})

/** The cheques that a line counts, to be ticked as the bank pays them. */
export const Cheques: ElementStory = {
  ...drawn(
    { draw: { ...openDraw, readiness: readinessBut({ code: 'cheques-uncleared', count: 2 }) } },
    [answerTo(at(orderCalls.unpaid, { id: finalDrawId }), unpaidOrders)],
  ),
  async play({ canvasElement }) {
    const { root, findByRole } = await settled(canvasElement)
    await userEvent.click(await findByRole('button', { name: /cheques|chèques/ }))
    await waitFor(() => {
      const scope = root.getRootNode() as ShadowRoot
      if (!scope.querySelector('.rd-unpaid-order')) throw new Error('no orders')
    })
  },
}

export const Ready: ElementStory = drawn({ draw: openDraw })

export const Locked: ElementStory = drawn({ draw: lockedDraw })

/** A buyer asked about a ticket that the locked list doesn't have. */
export const ProofAsked: ElementStory = {
  ...drawn({ draw: lockedDraw }, [
    answerTo(
      at(drawCalls.proof, { id: finalDrawId, number: String(7) }),
      refusal(404, 'not-found', 'This does not exist, or is not yours to see.'),
    ),
  ]),
  async play({ canvasElement }) {
    const { findByRole, findByLabelText, root } = await settled(canvasElement)
    await userEvent.click(await findByRole('button', { name: /^(Proof|Preuve)/ }))
    const number = await findByLabelText(/^(Ticket number|Numéro du billet)/)
    await userEvent.type(number, '7{Enter}')
    await waitFor(() => {
      if (!root.querySelector('.rd-draw-proof [aria-invalid="true"]')) throw new Error('no refusal')
    })
  },
}

export const LockedAgain: ElementStory = drawn({
  draw: {
    ...lockedDraw,
    locks: [
      {
        ...lock,
        root: 'e07a51c2'.repeat(8),
        reopened: {
          at: '2026-11-20T15:58:00.000Z',
          by: 'Eva Muise',
          reason: 'A cheque was cleared this morning.',
        },
      },
      { ...lock, version: 2, leftOut: { ...lock.leftOut, pendingOrders: 3, unclearedCheques: 1 } },
    ],
  },
})

export const ReceiptTaken: ElementStory = drawn({ draw: witnessedDraw })

export const ToPick: ElementStory = usual(
  drawn({
    draw: { ...drawingDraw, prizeCount: 2, pickTotal: 26 },
    prizes: [jackpotPrize, cashPrizes],
  }),
)

export const Picked: ElementStory = drawn({
  draw: pickedDraw,
  prizes: [one],
  winners: [pickedWinner],
})

export const BatchUnderWay: ElementStory = drawn({
  draw: {
    ...drawingDraw,
    prizeCount: 2,
    pickTotal: 26,
    picksCompleted: 9,
    picksPending: 16,
    batches: [{ prizeId: cashPrizes.id, wanted: 25, done: 9, failed: false }],
  },
  prizes: [jackpotPrize, { ...cashPrizes, picksCompleted: 9, picksPending: 16 }],
})

export const BatchStopped: ElementStory = drawn({
  draw: {
    ...drawingDraw,
    prizeCount: 2,
    pickTotal: 26,
    picksCompleted: 9,
    picksPending: 16,
    batches: [{ prizeId: cashPrizes.id, wanted: 25, done: 9, failed: true }],
  },
  prizes: [jackpotPrize, { ...cashPrizes, picksCompleted: 9, picksPending: 16 }],
})

export const Verified: ElementStory = drawn({
  draw: pickedDraw,
  prizes: [one],
  winners: [verifiedWinner],
})

/** Of a buyer who was rejected with another ticket, and whose name is in the list of excluded people. */
export const Flagged: ElementStory = drawn({
  draw: pickedDraw,
  prizes: [one],
  winners: [flaggedWinner],
})

const byTwo = { ...pickedDraw, secondPersonConfirms: true }
const signedIn = { kind: 'standalone' } as const

export const SecondPerson: ElementStory = drawn(
  { draw: byTwo, prizes: [one], winners: [secondPersonWinner] },
  [],
  signedIn,
)

/** The story's own person confirmed first. */
export const SamePerson: ElementStory = drawn(
  {
    draw: byTwo,
    prizes: [one],
    winners: [
      { ...secondPersonWinner, firstConfirmedBy: 'Eva Muise', firstConfirmedById: drawId(901) },
    ],
  },
  [],
  signedIn,
)

/** On a charity's own page nobody signed in to us: two persons confirm in the dashboard. */
export const TwoPersonsElsewhere: ElementStory = drawn({
  draw: byTwo,
  prizes: [one],
  winners: [verifiedWinner],
})

export const NotPaidAnyMore: ElementStory = drawn({
  draw: pickedDraw,
  prizes: [one],
  winners: [{ ...pickedWinner, orderStatus: 'VOID' }],
})

export const Rejected: ElementStory = drawn({
  draw: { ...drawingDraw, awaitsEntropyFor: rejectedWinner.id },
  winners: [rejectedWinner],
})

const redrawn = {
  ...pickedDraw,
  entropy: [
    ...pickedDraw.entropy,
    {
      at: '2026-11-20T16:17:00.000Z',
      witness: 'Noor Haddad',
      kind: 'words' as const,
      text: 'lobster kettle november moon quilt',
      digest: '83e1'.repeat(16),
      redrawOf: rejectedWinner.id,
      redrawReason: 'The first ticket belongs to a member of the board.',
    },
  ],
}

export const Redrawn: ElementStory = drawn({
  draw: redrawn,
  prizes: [one],
  winners: [pickedWinner, rejectedWinner],
})

export const Complete: ElementStory = drawn({
  draw: { ...completeDraw, entropy: redrawn.entropy },
  raffle: { ...endedRaffle, confirmedJackpotWinners: 1, confirmedWinners: 1, prizesUnconfirmed: 0 },
  prizes: [settledPrize],
  winners: [confirmedWinner, rejectedWinner],
})

export const Closed: ElementStory = drawn({
  draw: { ...completeDraw, unreached: allReached },
  raffle: {
    ...endedRaffle,
    status: 'closed',
    confirmedJackpotWinners: 1,
    confirmedWinners: 1,
    prizesUnconfirmed: 0,
  },
  prizes: [settledPrize],
  winners: [contacted],
})

/** Someone who may follow the draw and take none of its steps. */
export const Watching: ElementStory = {
  ...drawn({ draw: lockedDraw }),
  ...onDesk({
    answers: drawAnswers({ draw: lockedDraw }),
    person: person => ({ ...person, roles: ['Contact Center Agent'] }),
  }),
}
