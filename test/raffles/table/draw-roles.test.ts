/** Every step of a draw and every decision on a winner × all roles that read raffles (docs/domain.md, section 1). */
import { expect } from 'chai'
import type { Role } from '../../../src/core/session/role.ts'
import type { DrawWorld } from '../../../stories/raffles/draw-answers.ts'
import {
  cashPrizes,
  completeDraw,
  confirmedWinner,
  drawingDraw,
  jackpotPrize,
  lockedDraw,
  openDraw,
  pickedDraw,
  pickedWinner,
  rejectedWinner,
  secondPersonWinner,
  verifiedWinner,
  witnessedDraw,
} from '../../../stories/raffles/draw-fixtures.ts'
import { endedRaffle } from '../../../stories/raffles/ended-raffle.ts'
import { stubsOf } from '../../../stories/raffles/stub-fixtures.ts'
import { seen } from '../../dashboard/placed.ts'
import { samples } from '../../support/browser/full.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { placeDraw } from '../draws/drawing.ts'

const drawers: readonly Role[] = ['RB admin', 'account owner', 'raffle admin']
const readers: readonly Role[] = ['RB finance', 'Contact Center Agent', 'In Person Sales']

const picked = [{ ...jackpotPrize, picksCompleted: 1, locked: true }]
const ready = { ...endedRaffle, confirmedJackpotWinners: 1, prizesUnconfirmed: 0 }
const batch = { prizeId: cashPrizes.id, wanted: 12, done: 5, failed: true }
const ticket = 'ticket 10482'
const reject = `Reject ${ticket}`
const excluded = 'Excluded people'
const logged = ['Log the attempt to reach the winner with ticket 10482', 'Log the attempt']

interface Row {
  world: DrawWorld
  /** Of those who draw. */
  steps: string[]
  /** Of finance, who may be the second person, and no more; nothing for other readers. */
  second?: string[]
  /** Shown to those who only read, not to be pressed. */
  off?: string[]
}

const table: Record<string, Row> = {
  open: { world: { draw: openDraw }, steps: ['Lock the list'] },
  locked: { world: { draw: lockedDraw }, steps: ['Record the receipt', 'Reopen the list'] },
  witnessed: { world: { draw: witnessedDraw }, steps: ['Record entropy', 'Reopen the list'] },
  drawing: { world: { draw: drawingDraw }, steps: [excluded, 'Pick winner: Jackpot'] },
  stopped: {
    world: {
      draw: { ...drawingDraw, batches: [batch] },
      prizes: [{ ...cashPrizes, picksCompleted: 5, picksPending: 7, locked: true }],
    },
    steps: [excluded, 'Resume picking'],
  },
  picked: {
    world: { draw: pickedDraw, prizes: picked, winners: [pickedWinner] },
    steps: [excluded, reject, `Verify ${ticket}`],
  },
  verified: {
    world: { draw: pickedDraw, prizes: picked, winners: [verifiedWinner] },
    steps: ['Confirm winner: Ticket 10482', excluded, reject],
    off: ['Confirm winner: Ticket 10482'],
  },
  'confirmed by one': {
    world: { draw: pickedDraw, prizes: picked, winners: [secondPersonWinner] },
    steps: ['Confirm as the second person: Ticket 10482', excluded, reject],
    second: ['Confirm as the second person: Ticket 10482', reject],
    off: ['Confirm as the second person: Ticket 10482'],
  },
  rejected: {
    world: {
      draw: { ...drawingDraw, awaitsEntropyFor: rejectedWinner.id },
      winners: [rejectedWinner],
    },
    steps: [
      'Add the buyer to the excluded people: ticket 2217',
      'Discard message about ticket 2217',
      excluded,
      'Record entropy',
      'Send message about ticket 2217',
    ],
  },
  confirmed: {
    world: {
      draw: { ...pickedDraw, confirmedCount: 1 },
      prizes: picked,
      winners: [confirmedWinner],
    },
    steps: [excluded, ...logged],
  },
  complete: {
    world: { draw: completeDraw, prizes: picked, winners: [confirmedWinner], raffle: ready },
    steps: ['Close the raffle', ...logged],
  },
  barrel: {
    world: {
      draw: {
        ...lockedDraw,
        drawType: 'barrel',
        stubs: stubsOf(5, 5),
      },
    },
    steps: ['Enter the drawn ticket', 'Print tickets', 'Reopen the list'],
  },
  'barrel that lacks tickets': {
    world: {
      draw: {
        ...lockedDraw,
        drawType: 'barrel',
        stubs: stubsOf(3, 5),
      },
    },
    steps: ['Print tickets', 'Reopen the list'],
  },
}

/** Reading is for everybody who sees the draw. */
const reading =
  /^(Details|Copy .*|Print receipt|QR code of the receipt|Download certificate|Phone)$/

function buttonsIn(root: HTMLElement) {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('.rd-draw-steps button')]
  const names = (off: boolean) =>
    [
      ...new Set(
        buttons
          .filter(({ disabled }) => disabled === off)
          .map(button => button.getAttribute('aria-label') ?? seen(button))
          .filter(name => !reading.test(name)),
      ),
    ].toSorted()
  return { on: names(false), off: names(true) }
}

function expectedOf(role: Role, { steps, second = [], off = [] }: Row) {
  if (drawers.includes(role)) return { on: steps.toSorted(), off: [] }
  const on = role === 'RB finance' ? second.toSorted() : []
  return { on, off: off.filter(name => !on.includes(name)) }
}

describe('the steps of a draw', () => {
  // Finance may be the second person.
  for (const role of samples(
    [...drawers, ...readers],
    each => each === 'raffle admin' || each === 'RB finance',
  )) {
    it(`are offered to ${role} as far as the role goes, at every stage`, async () => {
      const scene = await placeDraw({ draw: openDraw }, { role, kind: 'standalone' })
      for (const [name, row] of Object.entries(table)) {
        const raffleName = `Stage: ${name}.`
        scene.world = { ...row.world, draw: { ...row.world.draw, raffleName } }
        document.dispatchEvent(new Event('visibilitychange'))
        await waitFor(() => seen(scene.root).includes(raffleName), raffleName)
        expect(buttonsIn(scene.root), name).to.deep.equal(expectedOf(role, row))
        const hasForm = scene.root.querySelector('.rd-draw-form, .rd-checkbox-group') !== null
        if (!drawers.includes(role)) expect(hasForm, `form, ${name}`).to.equal(false)
      }
    })
  }
})
