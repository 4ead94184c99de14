import type { French } from '../../i18n/texts.ts'
import type { UnpaidTexts } from './unpaid-texts.ts'

export default {
  'show-pending': 'Afficher les commandes',
  'show-cheque': 'Afficher les chèques',
  'title-pending': 'Commandes en attente',
  'title-cheque': 'Chèques non compensés',
  'hint-pending':
    'Elles se règlent d’elles-mêmes : le paiement aboutit ou échoue. Celles qui restent en attente peuvent être exclues du tirage.',
  'hint-cheque': 'Cochez ce que la banque a payé. Les billets participent alors au tirage.',
  'read-cheque':
    'Les billets participent une fois que la banque a payé et que le personnel l’a consigné.',
  'none-pending': 'Plus aucune commande n’est en attente.',
  'none-cheque': 'Tous les chèques sont compensés.',
  loading: 'Chargement des commandes',
  order: 'Commande {id}',
  orderOf: 'Commande {id}, {name}',
  bought: {
    one: '{amount} pour {number} billet, acheté le {moment}',
    many: '{amount} pour {number} billets, achetés le {moment}',
  },
  firstOf:
    'Les {number} plus anciennes sont affichées. Les autres suivront une fois celles-ci réglées.',
  tickAll: 'Tout cocher',
  untickAll: 'Tout décocher',
  record: 'Consigner la compensation',
  recordMany: {
    one: 'Consigner {number} compensation',
    many: 'Consigner {number} compensations',
  },
  noneTicked: 'Cochez au moins un chèque.',
  recorded: {
    one: '{number} chèque est consigné comme compensé.',
    many: '{number} chèques sont consignés comme compensés.',
  },
  close: 'Fermer',
} satisfies French<UnpaidTexts>
