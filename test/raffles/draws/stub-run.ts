import { finalDrawId } from '../../../stories/raffles/draw-fixtures.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

/** What the server lists of a run. */
export function stubsFrom(from: number, count: number, printed = false) {
  return Array.from({ length: count }, (_, at) => ({
    ticketNumber: from + at,
    validationCode: `K7Q${from + at}`,
    orderId: finalDrawId,
    buyerName: 'Rosalie Thibodeau',
    printed,
  }))
}

/** The frame that prints can't open a dialog here: it counts as closed at once. */
export async function closePrint() {
  await waitFor(() => document.querySelector('iframe'), 'the page to print')
  await waitFor(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    return !document.querySelector('iframe')
  }, 'the print to be over')
}
