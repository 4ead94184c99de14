import { createRoot } from 'react-dom/client'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { prizeCalls } from '../../../src/core/raffles/prizes/calls.ts'
import type { Prize } from '../../../src/core/raffles/prizes/prize.ts'
import { registerFont } from '../../../src/core/style/font.ts'
import { adoptSheets } from '../../../src/core/style/sheets.ts'
import { attachRoot } from '../../../src/elements/attach-root.ts'
import { DeskProvider } from '../../../src/screens/desk.tsx'
import { PrizeBoard } from '../../../src/screens/raffles/prizes/prize-board.tsx'
import { prizeOf, prizeRaffle, truck } from '../../../stories/raffles/prize-fixtures.ts'
import { listAnswer } from '../../../stories/raffles/sample-raffles.ts'
import { answerTo, at } from '../../../stories/support/fake-api.ts'
import { storyDesk } from '../../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../../stories/support/toolbar.ts'

/** As many as the prizes' page holds (docs/specification.md, section 9); every fourth is drawn early. */
const prizes: Prize[] = Array.from({ length: 1000 }, (_, index) =>
  prizeOf(index + 1, `Prize ${index + 1}, a weekend for two at Harbour Lights`, {
    sponsor: index % 2 === 0 ? 'Harbour Lights Inn' : '',
    valueCents: 10_000 + index * 37,
    quantity: 1 + (index % 3),
    ...(index % 4 === 0 && {
      drawId: truck.drawId,
      cutoffAt: truck.cutoffAt,
      drawDate: truck.drawDate,
    }),
  }),
)

const desk = storyDesk(usualGlobals, {
  answers: [
    answerTo(at(raffleCalls.get, { id: prizeRaffle.id }), prizeRaffle),
    answerTo(prizeCalls.list, listAnswer(prizes)),
    answerTo(prizeCalls.countTickets, { count: 34_512 }),
  ],
})
await desk.start()
const root = attachRoot(document.querySelector<HTMLElement>('#prizes')!)
adoptSheets(root.getRootNode() as ShadowRoot)
registerFont()
createRoot(root).render(
  <DeskProvider desk={desk}>
    <PrizeBoard raffle={prizeRaffle} />
  </DeskProvider>,
)
