/** What somebody who listens to the draw's page is told: its steps, its buttons, and what happens. */
import { expect } from 'chai'
import {
  completeDraw,
  confirmedWinner,
  drawId,
  drawingDraw,
  jackpotPrize,
  lockedDraw,
  pickedDraw,
  pickedWinner,
  rejectedWinner,
  verifiedWinner,
} from '../../../stories/raffles/draw-fixtures.ts'
import { seen } from '../../dashboard/placed.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { placeDraw, type Scene } from './drawing.ts'

const two = { ...jackpotPrize, quantity: 2, picksCompleted: 2, locked: true }
const other = { ...pickedWinner, id: drawId(4399), ticketNumber: 777 }

/** What was said, each by itself. */
const said = ({ root }: Pick<Scene, 'root'>) =>
  [...root.querySelectorAll('.rd-only-read-out[role="log"] > p')].map(seen)

/** The server's next answer, and what is said of it: the newest last. */
async function hears(scene: Scene, world: Scene['world'], ...sentences: string[]) {
  const before = said(scene).length
  scene.world = world
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => said(scene).length >= before + sentences.length, sentences.join(' '))
  expect(said(scene).slice(before)).to.deep.equal(sentences)
}

describe('the draw’s page, heard', () => {
  it('has its steps as headings, the current one marked, and what is in them below', async () => {
    const { root } = await placeDraw({
      draw: { ...pickedDraw, awaitsEntropyFor: null },
      prizes: [two],
      winners: [verifiedWinner, rejectedWinner],
    })
    const steps = [...root.querySelectorAll('.rd-step')]
    for (const step of steps) {
      const headings = [...step.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      expect(headings[0]?.matches('h2.rd-step-title'), seen(step)).to.equal(true)
      const levels = headings.slice(1).map(({ tagName }) => Number(tagName.slice(1)))
      expect(Math.min(3, ...levels), seen(step)).to.equal(3)
    }
    const marked = [...root.querySelectorAll('[aria-current="step"]')]
    expect(marked.map(seen)).to.deep.equal(['Verify and confirm'])
    expect(marked[0]?.tagName).to.equal('H2')
    await expectNoAxeViolationsInFull(root)
  })

  it('has another name for each of its buttons', async () => {
    const winners = [
      { ...confirmedWinner, id: drawId(4390), ticketNumber: 41 },
      { ...confirmedWinner, id: drawId(4391), ticketNumber: 42 },
      rejectedWinner,
      { ...rejectedWinner, id: drawId(4392), ticketNumber: 43 },
    ]
    const { root } = await placeDraw({ draw: completeDraw, prizes: [two], winners })
    const names = [...root.querySelectorAll('.rd-draw-steps button:not([aria-haspopup])')].map(
      button => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '',
    )
    const twice = names.filter((name, at) => names.indexOf(name) !== at)
    expect(twice).to.deep.equal([])
    expect(names).to.include('Details: Lock the list').and.to.include('Details: Ticket 42')
  })

  it('says each pick by itself, whoever makes it, and the same words again', async () => {
    const scene = await placeDraw({ draw: drawingDraw, prizes: [{ ...two, picksCompleted: 0 }] })
    await hears(
      scene,
      {
        draw: { ...pickedDraw, pickTotal: 2, picksCompleted: 2 },
        prizes: [two],
        winners: [other, pickedWinner],
      },
      'Ticket 777 is picked for Jackpot.',
      'Ticket 10482 is picked for Jackpot.',
      'Now: Verify and confirm.',
    )
  })

  it('says what is decided on a ticket: verified, rejected and why, confirmed', async () => {
    const draw = { ...pickedDraw, pickTotal: 2, picksCompleted: 2 }
    const scene = await placeDraw({ draw, prizes: [two], winners: [pickedWinner, other] })
    expect(said(scene)).to.deep.equal([])
    await hears(
      scene,
      { draw, prizes: [two], winners: [verifiedWinner, other] },
      'Ticket 10482 is verified.',
    )
    const rejected = { ...other, status: 'rejected' as const, reason: 'underage' as const }
    await hears(
      scene,
      { draw, prizes: [two], winners: [verifiedWinner, rejected] },
      'Ticket 777 is rejected: Under age.',
    )
    await hears(
      scene,
      { draw: { ...draw, confirmedCount: 1 }, prizes: [two], winners: [confirmedWinner, rejected] },
      'Ticket 10482 is confirmed for Jackpot.',
    )
    await hears(
      scene,
      {
        draw: { ...draw, confirmedCount: 1 },
        prizes: [two],
        winners: [
          {
            ...confirmedWinner,
            contacts: [
              {
                at: '2026-11-20T17:00:00.000Z',
                by: 'Eva',
                channel: 'phone',
                reached: false,
                unreachable: false,
                note: '',
              },
            ],
          },
          rejected,
        ],
      },
      'An attempt to reach the winner with ticket 10482 is logged: Not reached.',
    )
  })

  it('says what was sent to a rejected buyer, and that a list is locked or open again', async () => {
    const { message } = rejectedWinner
    // Opened after the pick, which is no news.
    const draw = { ...drawingDraw, now: pickedDraw.now, awaitsEntropyFor: rejectedWinner.id }
    const scene = await placeDraw({ draw, winners: [rejectedWinner] })
    const sent = message && { ...message, state: 'sent' as const }
    await hears(
      scene,
      { draw, winners: [{ ...rejectedWinner, message: sent }] },
      'Ticket 2217: The message was sent.',
    )
    const open = { ...lockedDraw, stage: 'open' as const, locks: [] }
    const list = await placeDraw({ draw: open })
    await hears(list, { draw: lockedDraw }, 'Now: Witness and entropy.')
    await hears(list, { draw: open }, 'Now: Lock the list.')
  })
})
