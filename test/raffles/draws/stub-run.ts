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

/** Pages to print since the test file began: one may be gone before anybody looks. */
let printed = 0
let closed = 0
new MutationObserver(records => {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes])
  printed += added.filter(node => node.nodeName === 'IFRAME').length
}).observe(document.body, { childList: true })

/** The frame that prints can't open a dialog here: it counts as closed at once. */
export async function closePrint() {
  closed += 1
  await waitFor(() => printed >= closed, 'the page to print')
  await waitFor(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    return !document.querySelector('iframe')
  }, 'the print to be over')
}
