import type { French } from '../i18n/texts.ts'
import type { MergeTexts } from './merge-texts.ts'

export default {
  other: 'L’autre client',
  otherHint:
    'Trouvez-le par son nom, son courriel ou son téléphone. Ce qui sera transféré s’affiche avant que quoi que ce soit ne soit fait.',
  noMatch: 'Aucun client ne correspond.',
  mergeTitle: 'Fusionner avec {name}',
  mergeHint:
    'Il ne reste qu’un client. Les liens vers l’autre mènent ici, et quiconque commande sous son nom, son courriel ou son téléphone est celui-ci.',
  loading: 'Comparaison des deux clients',
  loadFailed: 'Les deux clients n’ont pas pu être comparés',
  changedSince: 'L’un des deux a été modifié entre-temps. Comparez-les de nouveau.',
  part: 'Ce qui est gardé',
  'part-name': 'Nom',
  'part-email': 'Courriel',
  'part-phone': 'Téléphone',
  'part-address': 'Adresse',
  'part-language': 'Langue',
  'part-consent': 'Accepte de recevoir des messages',
  none: 'Aucun',
  yes: 'Oui',
  no: 'Non',
  moves: 'Ce qui est transféré',
  nothingMoves: 'Rien d’autre n’est rattaché à l’autre client.',
  orders: { one: '{number} commande', many: '{number} commandes' },
  otherOrders: {
    one: '{number} commande annulée, en erreur ou impayée',
    many: '{number} commandes annulées, en erreur ou impayées',
  },
  tickets: { one: '{number} billet', many: '{number} billets' },
  donations: { one: '{number} don', many: '{number} dons' },
  subscriptions: { one: '{number} abonnement', many: '{number} abonnements' },
  messages: { one: '{number} message', many: '{number} messages' },
  notes: { one: '{number} note', many: '{number} notes' },
  merge: 'Fusionner les clients',
  keepBoth: 'Garder les deux',
  mergedInto: '{other} est fusionné avec {name}.',
} satisfies French<MergeTexts>
