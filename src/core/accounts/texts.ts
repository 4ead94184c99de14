import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  attention: 'Your Stripe account requires attention.',
  failed: params<{ message: string }>('Error loading Stripe Connected Account: {message}'),
  whatStripeAsks: 'What Stripe asks for',
  howToUpdate: 'How to update your account',
  opensInNewTab: 'opens in a new tab',
  pastDueStops: params<{ number: string; date: string }>(
    count({
      one: '{number} detail is past due; payouts stop on {date}.',
      many: '{number} details are past due; payouts stop on {date}.',
    }),
  ),
  pastDueStopped: params<{ number: string; date: string }>(
    count({
      one: '{number} detail is past due; payouts stopped on {date}.',
      many: '{number} details are past due; payouts stopped on {date}.',
    }),
  ),
  pastDue: params<{ number: string }>(
    count({
      one: '{number} detail is past due; payouts may be stopped until it is given.',
      many: '{number} details are past due; payouts may be stopped until they are given.',
    }),
  ),
  dueBy: params<{ number: string; date: string }>(
    count({
      one: '{number} detail is needed by {date}.',
      many: '{number} details are needed by {date}.',
    }),
  ),
  due: params<{ number: string }>(
    count({ one: '{number} detail is needed now.', many: '{number} details are needed now.' }),
  ),
  eventual: params<{ number: string }>(
    count({
      one: '{number} detail will be needed later; payouts go on.',
      many: '{number} details will be needed later; payouts go on.',
    }),
  ),
}

export type AccountTexts = typeof english

/** Everything people read about the account at the payment provider. */
export const accountTexts = defineTexts('accounts', english, () => import('./texts.fr.ts'))
