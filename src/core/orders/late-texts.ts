import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Moments = { taken: string; received: string }
type Counted = { number: string }

const english = {
  cameLate: 'Came late',
  clockRight: params<Moments>(
    'Taken {taken} on a device whose clock was right, received {received}.',
  ),
  clockBehind: params<Moments & { off: string }>(
    'Taken {taken} on a device whose clock was {off} behind, received {received}.',
  ),
  clockAhead: params<Moments & { off: string }>(
    'Taken {taken} on a device whose clock was {off} ahead, received {received}.',
  ),
  clockUnknown: params<Moments>(
    'Taken {taken} by a device whose clock was never compared, received {received}.',
  ),
  takesNoPart: 'In the draws that it came too late for it takes no part until somebody lets it.',
  tooLate: 'The list of a draw that it was taken for is locked: it can’t enter it any more.',
  lockedInPart:
    'The list of a draw that it was taken for is locked: it can enter those after it, once somebody lets it.',
  noDrawLeft:
    'It came after the last list was locked: it takes part in nothing any more. Void it, and give the money back.',
  letIn:
    'It takes part as if it had come when it was taken, but for lists that were locked by then.',
  title: params<{ order: string }>('Let order {order} take part?'),
  message: params<Counted & { tickets: string; taken: string }>(
    count({
      one: '{number} ticket ({tickets}) takes part from now on in every draw that it was taken for and whose list isn’t locked: the order counts as bought {taken}. The tickets are sent to the buyer. Nothing takes this back but a void.',
      many: '{number} tickets ({tickets}) take part from now on in every draw that they were taken for and whose list isn’t locked: the order counts as bought {taken}. The tickets are sent to the buyer. Nothing takes this back but a void.',
    }),
  ),
  keepOut: 'Keep it out',
  done: params<{ order: string }>('Order {order} takes part.'),
}
export type LateTexts = typeof english

/** Of an order that was taken in time, and came late. */
export const lateTexts = defineTexts('order-late', english, () => import('./late-texts.fr.ts'))
