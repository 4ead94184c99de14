import { defineTexts } from '../i18n/texts.ts'

const english = {
  recentOrders: 'Recent orders',
  noOrders: 'No orders yet.',
  ordersFailed: 'The orders could not be loaded.',
  allOrders: 'All orders',
}

export type FinderTexts = typeof english

/** The finder's words, and those of the orders' widgets. */
export const finderTexts = defineTexts(
  'order-finder',
  english,
  () => import('./finder-texts.fr.ts'),
)
