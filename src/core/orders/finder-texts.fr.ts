import type { French } from '../i18n/texts.ts'
import type { FinderTexts } from './finder-texts.ts'

export default {
  recentOrders: 'Commandes récentes',
  noOrders: 'Aucune commande pour le moment.',
  ordersFailed: 'Les commandes n’ont pas pu être chargées.',
  allOrders: 'Toutes les commandes',
} satisfies French<FinderTexts>
