import type { DrawDetail } from '../../../src/core/raffles/draws/draw.ts'
import { lock, openDraw } from '../../../stories/raffles/draw-fixtures.ts'
import { stubsOf } from '../../../stories/raffles/stub-fixtures.ts'

/** Locked, with nothing printed yet. */
export const barrelDraw: DrawDetail = {
  ...openDraw,
  drawType: 'barrel',
  commitment: null,
  stage: 'locked',
  locks: [{ ...lock, ticketCount: 40, firstTicketNumber: 1, lastTicketNumber: 40 }],
  stubs: stubsOf(0, 40),
}
