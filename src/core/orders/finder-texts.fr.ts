import type { French } from '../i18n/texts.ts'
import type { FinderTexts } from './finder-texts.ts'

export default {
  title: 'Trouver une commande',
  subtitle: 'Par tout ce qu’un acheteur peut vous dire.',
  box: 'Nom, courriel, téléphone, commande, billet ou quatre derniers chiffres',
  clear: 'Effacer la recherche',
  offered: 'Conditions',
  list: 'La liste des commandes',
  asList: 'Les voir dans la liste',

  loading: 'Recherche des commandes',
  failed: 'La recherche n’a pas pu se faire',
  found: { one: '{number} commande', many: '{number} commandes' },
  foundOf: '{shown} commandes sur {total}, les plus probables d’abord',
  unknownCondition: '{text} n’est pas une condition connue.',
  tooManyWords: '{text} a été laissé de côté : une recherche compte huit mots au plus.',
  none: 'Aucune commande ne correspond à « {text} »',
  noneHint:
    'Essayez une seule chose : le nom de famille, la fin du téléphone ou le numéro d’un billet.',
  noneOfConditionsHint: 'Enlevez une condition ou un mot : tout doit être rempli à la fois.',
  foundBy: 'Trouvée par {reasons}',
  'why-order': 'l’identifiant de la commande',
  'why-ticket': 'le numéro d’un billet',
  'why-email': 'le courriel',
  'why-phone': 'le téléphone',
  'why-card': 'les quatre derniers chiffres de la carte',
  'why-name': 'le nom',
  'why-similar-name': 'un nom semblable',
  'why-raffle': 'la tombola',

  recent: 'Recherches précédentes',
  forget: 'Les oublier',
  conditions: 'Conditions',
  conditionsHint: 'Seules ou avec des mots; s’il y en a plusieurs, toutes doivent être remplies.',
  friday: 'vendredi',
  'condition-status': 'Active, en attente, erreur ou annulée',
  'condition-mark': 'Remboursement dû, chèque non compensé, à suivre…',
  'condition-raffle': 'D’une tombola, par des mots de son nom',
  'condition-since': 'À partir d’un jour : vendredi, hier, 2026-11-20',
  'condition-before': 'Avant un jour',
  'condition-type': 'Comptant, crédit, chèque ou mandat',
  'condition-source': 'Poste, téléphone, sur place, en ligne…',
  'condition-more-than': 'Payée plus que ce montant',
  'condition-less-than': 'Payée moins que ce montant',

  ofBuyer: {
    one: '{number} commande de {buyer} dans {raffle}',
    many: '{number} commandes de {buyer} dans {raffle}',
  },

  search: 'Trouver une commande',
  more: { one: '{number} autre commande', many: '{number} autres commandes' },
  recentOrders: 'Commandes récentes',
  noOrders: 'Aucune commande pour le moment.',
  ordersFailed: 'Les commandes n’ont pas pu être chargées.',
  allOrders: 'Toutes les commandes',
} satisfies French<FinderTexts>
