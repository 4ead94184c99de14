import { count, params } from '../../i18n/phrases.ts'
import { defineTexts } from '../../i18n/texts.ts'

type Counted = { number: string }

const english = {
  'show-pending': 'Show the orders',
  'show-cheque': 'Show the cheques',
  'show-late': 'Show the orders',
  'title-pending': 'Pending orders',
  'title-cheque': 'Uncleared cheques',
  'title-late': 'Orders that came late',
  'hint-pending':
    'They settle by themselves: the payment goes through or fails. What is still pending can be left out of the draw.',
  'hint-cheque': 'Tick what the bank has paid. From then on its tickets take part.',
  'hint-late':
    'They were taken before the cut-off and arrived after it. Open each: let it take part, or void it.',
  'read-cheque': 'Their tickets take part once the bank has paid and staff have recorded it.',
  'none-pending': 'No order is pending any more.',
  'none-cheque': 'All cheques are cleared.',
  'none-late': 'No order that came late waits for a decision any more.',
  loading: 'Loading orders',
  order: params<{ id: string }>('Order {id}'),
  orderOf: params<{ id: string; name: string }>('Order {id}, {name}'),
  bought: params<Counted & { amount: string; moment: string }>(
    count({
      one: '{amount} for {number} ticket, bought {moment}',
      many: '{amount} for {number} tickets, bought {moment}',
    }),
  ),
  firstOf: params<Counted>(
    'The oldest {number} are shown. The others follow once these are settled.',
  ),
  tickAll: 'Tick all',
  untickAll: 'Untick all',
  record: 'Record as cleared',
  recordMany: params<Counted>(
    count({ one: 'Record {number} as cleared', many: 'Record {number} as cleared' }),
  ),
  noneTicked: 'Tick at least one cheque.',
  recorded: params<Counted>(
    count({
      one: '{number} cheque is recorded as cleared.',
      many: '{number} cheques are recorded as cleared.',
    }),
  ),
  close: 'Close',
}

export type UnpaidTexts = typeof english

/** The orders that a draw's readiness waits for. */
export const unpaidTexts = defineTexts('draw-unpaid', english, () => import('./unpaid-texts.fr.ts'))
