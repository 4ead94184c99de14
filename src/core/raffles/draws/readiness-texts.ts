import { count, params } from '../../i18n/phrases.ts'
import { defineTexts } from '../../i18n/texts.ts'

type Counted = { number: string }

/** `ready-` what holds, `not-` what stands in the way, `mend-` how to mend it; each under the line's code. */
const english = {
  'ready-sales-not-ended': 'Sales for this draw have ended.',
  'ready-raffle-not-ended': 'The raffle has ended.',
  'ready-draw-date-not-reached': 'The draw date has come.',
  'ready-no-tickets': 'There are tickets in the draw.',
  'ready-fewer-tickets-than-prizes': 'There are as many tickets as prizes, or more.',
  'ready-no-prizes': 'There are prizes to draw.',
  'ready-orders-pending': 'No order is waiting for its payment.',
  'ready-cheques-uncleared': 'All cheques are cleared.',
  'ready-batches-open': 'All batches of mail are balanced.',
  'ready-late-arrivals': 'No order that came late waits for a decision.',
  'ready-outboxes-waiting': 'No device has orders of this raffle to send.',
  'ready-cards-waiting': 'All cards are charged.',
  'ready-draw-location-missing': 'The place of the draw is set.',
  'ready-raffle-not-active': 'The raffle was activated.',
  'ready-earlier-draw-undecided': 'Tickets that won earlier and leave the pool are known.',

  'not-sales-not-ended': 'Sales for this draw go on.',
  'not-raffle-not-ended': 'The raffle hasn’t ended.',
  'not-draw-date-not-reached': 'The draw date hasn’t come yet.',
  'not-no-tickets': 'There is no ticket in the draw.',
  'not-fewer-tickets-than-prizes': params<Counted>(
    count({
      one: 'There are fewer tickets than prizes: {number} too few.',
      many: 'There are fewer tickets than prizes: {number} too few.',
    }),
  ),
  'not-no-prizes': 'There is no prize to draw.',
  'not-orders-pending': params<Counted>(
    count({
      one: '{number} order is waiting for its payment.',
      many: '{number} orders are waiting for their payment.',
    }),
  ),
  'not-cheques-uncleared': params<Counted>(
    count({ one: '{number} cheque isn’t cleared.', many: '{number} cheques aren’t cleared.' }),
  ),
  'not-batches-open': params<Counted>(
    count({
      one: '{number} batch of mail with orders of this raffle is open.',
      many: '{number} batches of mail with orders of this raffle are open.',
    }),
  ),
  'not-late-arrivals': params<Counted>(
    count({
      one: '{number} order was taken in time and came late.',
      many: '{number} orders were taken in time and came late.',
    }),
  ),
  'not-outboxes-waiting': params<Counted>(
    count({
      one: 'Orders of this raffle wait on {number} device.',
      many: 'Orders of this raffle wait on {number} devices.',
    }),
  ),
  'not-cards-waiting': params<Counted>(
    count({
      one: 'The card of {number} order isn’t charged yet.',
      many: 'The cards of {number} orders aren’t charged yet.',
    }),
  ),
  'not-draw-location-missing': 'The place of the draw isn’t set.',
  'not-raffle-not-active': 'The raffle was never activated.',
  'not-earlier-draw-undecided': params<Counted>(
    count({
      one: '{number} earlier draw, whose winning tickets leave the pool, isn’t complete.',
      many: '{number} earlier draws, whose winning tickets leave the pool, aren’t complete.',
    }),
  ),

  'mend-sales-not-ended': 'Wait for the cut-off, or move the prize to another date.',
  'mend-raffle-not-ended': 'The end date only stops sales. End the raffle once they are over.',
  'mend-draw-date-not-reached': 'Wait for the draw date, or set an earlier one.',
  'mend-no-tickets': 'A draw needs at least one paid ticket.',
  'mend-fewer-tickets-than-prizes': 'Lower a prize’s quantity, or sell more tickets.',
  'mend-no-prizes': 'Add a prize to this draw.',
  'mend-orders-pending': params(
    count({
      one: 'Settle or void it, or leave it out of the draw.',
      many: 'Settle or void them, or leave them out of the draw.',
    }),
  ),
  'mend-cheques-uncleared': params(
    count({
      one: 'Record it as cleared, or leave it out of the draw.',
      many: 'Record them as cleared, or leave them out of the draw.',
    }),
  ),
  'mend-batches-open': params(
    count({
      one: 'In order intake, enter what is missing in it and close it.',
      many: 'In order intake, enter what is missing in them and close them.',
    }),
  ),
  'mend-late-arrivals': params(
    count({
      one: 'Open it: let it take part or void it. Or leave it out of the draw.',
      many: 'Open each: let it take part or void it. Or leave them out of the draw.',
    }),
  ),
  'mend-outboxes-waiting':
    'They are sent as soon as the seller is signed in on the device with a network. Or lock without them.',
  'mend-cards-waiting':
    'Wait until the bank has answered: it is asked again by itself. Or void them.',
  'mend-draw-location-missing': 'Set it in the raffle’s dates and draw.',
  'mend-raffle-not-active': 'Have it activated first.',
  'mend-earlier-draw-undecided': 'Complete the earlier draw, or move its prizes to a later one.',

  'open-raffle': 'Open the raffle',
  'open-rafflePrizes': 'Open prizes',
  'open-raffleEditor': 'Edit raffle',
  'leave-orders-pending': params<Counted>(
    count({
      one: 'Leave {number} pending order out of this draw',
      many: 'Leave {number} pending orders out of this draw',
    }),
  ),
  'leave-cheques-uncleared': params<Counted>(
    count({
      one: 'Leave {number} uncleared cheque out of this draw',
      many: 'Leave {number} uncleared cheques out of this draw',
    }),
  ),
  'leave-late-arrivals': params<Counted>(
    count({
      one: 'Leave {number} late order out of this draw',
      many: 'Leave {number} late orders out of this draw',
    }),
  ),
  'leave-outboxes-waiting': params<Counted>(
    count({
      one: 'Leave out what waits on {number} device',
      many: 'Leave out what waits on {number} devices',
    }),
  ),
  waitsWith: params<Counted & { seller: string; moment: string }>(
    count({
      one: '{seller}: {number} order, as the device said {moment}',
      many: '{seller}: {number} orders, as the device said {moment}',
    }),
  ),
  leaveHint: params(
    count({
      one: 'Its tickets can’t win. The certificate says how many were left out.',
      many: 'Their tickets can’t win. The certificate says how many were left out.',
    }),
  ),
  ready: 'Ready',
  notReady: 'Not ready',
  leftOut: 'Left out',
}

export type ReadinessTexts = typeof english

/** The lines of a draw's readiness. */
export const readinessTexts = defineTexts(
  'draw-readiness',
  english,
  () => import('./readiness-texts.fr.ts'),
)
