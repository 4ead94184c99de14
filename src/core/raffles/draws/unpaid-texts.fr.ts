import type { French } from '../../i18n/texts.ts'
import type { UnpaidTexts } from './unpaid-texts.ts'

export default {
  'show-pending': 'Afficher les commandes',
  'show-cheque': 'Afficher les chèques',
  'show-late': 'Afficher les commandes',
  'title-pending': 'Commandes en attente',
  'title-cheque': 'Chèques non compensés',
  'title-late': 'Commandes arrivées en retard',
  'hint-pending':
    'Elles se règlent d’elles-mêmes : le paiement aboutit ou échoue. Celles qui restent en attente peuvent être exclues du tirage.',
  'hint-cheque': 'Cochez ce que la banque a payé. Les billets participent alors au tirage.',
  'hint-late':
    'Elles ont été prises avant l’heure limite et sont arrivées après. Ouvrez chacune : admettez-la ou annulez-la.',
  'read-cheque':
    'Les billets participent une fois que la banque a payé et que le personnel l’a consigné.',
  'none-pending': 'Plus aucune commande n’est en attente.',
  'none-cheque': 'Tous les chèques sont compensés.',
  'none-late': 'Plus aucune commande en retard n’attend de décision.',
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
