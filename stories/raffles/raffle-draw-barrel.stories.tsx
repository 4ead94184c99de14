import type { ReactNode } from 'react'
import { waitFor } from 'storybook/test'
import type { DrawDetail } from '../../src/core/raffles/draws/draw.ts'
import { pickTexts } from '../../src/core/raffles/draws/pick-texts.ts'
import { drawTexts } from '../../src/core/raffles/draws/texts.ts'
import receiptCss from '../../src/screens/raffles/draws/receipt-page.css?inline'
import { ReceiptPage } from '../../src/screens/raffles/draws/receipt-page.tsx'
import stubsCss from '../../src/screens/raffles/draws/stub-sheets.css?inline'
import { StubSheets } from '../../src/screens/raffles/draws/stub-sheets.tsx'
import {
  type ElementStory,
  elementMeta,
  inside,
  type KitStory,
  kitStory,
  onDesk,
} from '../support/story.tsx'
import { type DrawWorld, drawAnswers } from './draw-answers.ts'
import {
  finalDrawId,
  jackpotPrize,
  lock,
  openDraw,
  pickedWinner,
  raffleId,
} from './draw-fixtures.ts'
import { stubsOf } from './stub-fixtures.ts'

const meta = { ...elementMeta('raffleDraw') }
export default meta

const barrel: DrawDetail = {
  ...openDraw,
  drawType: 'barrel',
  raffleName: 'Fire Hall Barrel',
  commitment: null,
  committedAt: null,
  stage: 'locked',
  locks: [{ ...lock, ticketCount: 420, firstTicketNumber: 1, lastTicketNumber: 433 }],
  stubs: stubsOf(240, 420),
}

const printed = stubsOf(420, 420, 16)

function drawn(world: DrawWorld): ElementStory {
  return {
    args: { 'raffle-id': raffleId, 'draw-id': finalDrawId },
    ...onDesk({ answers: drawAnswers(world) }),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      await waitFor(
        () => {
          if (!root.querySelector('.rd-step')) throw new Error('no steps')
        },
        { timeout: 8000 },
      )
    },
  }
}

export const Printing: ElementStory = drawn({ draw: barrel })

export const MorePrintedThanEligible: ElementStory = drawn({
  draw: { ...barrel, stubs: stubsOf(423, 420) },
})

export const Entering: ElementStory = drawn({ draw: { ...barrel, stubs: printed } })

export const Drawn: ElementStory = drawn({
  draw: { ...barrel, stubs: printed, stage: 'drawing', picksCompleted: 1 },
  prizes: [{ ...jackpotPrize, picksCompleted: 1 }],
  winners: [{ ...pickedWinner, ticketNumber: 217, publicName: 'Ticket 217' }],
})

const number = (count: number) => String(count)

/** What is printed, on paper: white in both schemes. */
function Paper({ css, children }: { css: string; children: ReactNode }) {
  return (
    <div style={{ background: '#fff', padding: '2rem' }}>
      <style>{css}</style>
      {children}
    </div>
  )
}

export const Receipt: KitStory = kitStory(() => (
  <Paper css={receiptCss}>
    <ReceiptPage
      lock={lock}
      code={`rd-receipt/1 ${finalDrawId} 1 12480 ${lock.root} ${lock.terms}`}
      facts={{
        organization: 'Tern Cove Hospice Society',
        raffle: 'Harbour Lights 50/50',
        draw: 'Final draw',
        moment: 'Nov 20, 2026, 12:02 p.m. AST',
        number,
      }}
      texts={drawTexts.english}
    />
  </Paper>
))

export const Stubs: KitStory = kitStory(() => (
  <Paper css={stubsCss}>
    <StubSheets
      reprint
      stubs={Array.from({ length: 20 }, (_, at) => ({
        ticketNumber: 1 + at,
        validationCode: `K7Q${at}F2`,
        orderId: finalDrawId,
        buyerName: 'Rosalie Thibodeau',
        printed: true,
      }))}
      words={{
        ...pickTexts.english,
        raffle: 'Fire Hall Barrel',
        draw: 'Final draw',
      }}
    />
  </Paper>
))
