import type { French } from '../../i18n/texts.ts'
import type { PrizeTexts } from './texts.ts'

export default {
  prizes: 'Prix',
  prizesOf: 'Prix de {raffle}',
  listLabel: 'Prix, dans leur ordre',
  loading: 'Chargement des prix',
  loadFailed: 'Les prix n’ont pas pu être chargés',
  total: { one: '{number} prix', many: '{number} prix' },
  totalValue: 'Valeur déclarée totale',
  none: 'Aucun prix pour le moment',
  noneHint: 'Ajoutez ce qu’il y a à gagner, dans l’ordre où le public doit le voir.',
  add: 'Ajouter un prix',
  newTitle: 'Ajouter un prix',
  edit: 'Modifier le prix',
  editTitle: 'Modifier {name}',
  openPrize: 'Ouvrir {name}',
  actionsFor: 'Actions pour {name}',
  save: 'Enregistrer le prix',
  close: 'Fermer',
  cancel: 'Annuler',
  added: '{name} est ajouté.',
  saved: '{name} est enregistré.',
  deleted: '{name} est supprimé.',
  readOnly: 'Votre rôle vous permet de consulter les prix, pas de les modifier.',
  closedReadOnly: 'La tombola est fermée : ses prix ne changent plus.',

  delete: 'Supprimer le prix',
  deleteTitle: 'Supprimer {name} ?',
  deleteMessage:
    'Le prix est retiré de la tombola, pour le public aussi. Cette action est irréversible.',
  keep: 'Conserver le prix',

  'category-jackpot': 'Cagnotte',
  grandPrize: 'Grand prix',
  value: 'Valeur',
  valueNote: 'taxes comprises',
  quantity: 'Quantité',
  times: '× {number}',
  cutoff: 'Date limite',
  drawDate: 'Tirage',
  whenSalesEnd: 'À la fin des ventes',
  withRaffle: 'Au tirage de la tombola',
  tickets: 'Billets participants',
  ticketsFailed: 'Non disponible',
  sponsor: 'Commanditaire',
  sponsoredBy: 'Offert par {name}',
  state: 'État',
  afterWin: 'Après un gain',
  leavesPool: 'Ses gagnants ne participent plus aux tirages suivants',
  locked: 'Liste verrouillée',
  toDraw: 'Ouvrir le tirage',

  'status-open': 'Pas encore tiré',
  'status-picking': 'Désignation en cours : {done} sur {total}',
  'status-picked': { one: '{done} sur {total} désigné', many: '{done} sur {total} désignés' },
  'status-partly': {
    one: '{done} sur {total} confirmé, désignés : {picked}',
    many: '{done} sur {total} confirmés, désignés : {picked}',
  },
  'status-confirmed': {
    one: '{done} sur {total} confirmé',
    many: '{done} sur {total} confirmés',
  },
  pending: {
    one: '{number} désignation encore à venir',
    many: '{number} désignations encore à venir',
  },

  name: 'Nom',
  description: 'Description',
  descriptionHint: 'Montrée au public sous le nom.',
  valueHint: 'Ce que le prix vaut, taxes comprises.',
  valueReason: 'Raison du changement',
  valueReasonHint:
    'Des billets ont été vendus à cette valeur. La raison figure sous « Comment elle se calcule », à côté, et dans l’activité.',
  valueOfPot: 'C’est le montant actuel de la cagnotte; il suit les ventes.',
  quantityHint: 'Le nombre de gagnants de ce prix.',
  cutoffHint: 'Les billets achetés après ne participent pas. Vide : jusqu’à la fin des ventes.',
  cutoffEmpty: 'Jusqu’à la fin des ventes : {moment}.',
  drawDateHint: 'Vide : la date du tirage de la tombola.',
  drawDateEmpty: 'La date du tirage de la tombola : {moment}.',
  winnersStayIn: 'Les gagnants participent encore aux tirages suivants',
  winnersStayInHint:
    'La personne qui gagne un prix hâtif peut aussi gagner un prix suivant avec le même billet.',
  clear: 'Utiliser les dates de la tombola',

  joinsDraw: 'Ce prix rejoint le tirage du {moment}.',
  newDraw: 'Ces dates créent un tirage distinct.',
  newDrawSold: {
    one: 'Ces dates créent un tirage distinct. Son certificat indiquera qu’il a été préparé maintenant, après la vente de {number} billet.',
    many: 'Ces dates créent un tirage distinct. Son certificat indiquera qu’il a été préparé maintenant, après la vente de {number} billets.',
  },
  joinsLocked:
    'La liste des billets de ce tirage est verrouillée : aucun prix ne peut le rejoindre.',

  'not-allowed': 'Votre rôle ne permet pas de modifier les prix.',
  'raffle-closed': 'La tombola est fermée.',
  'jackpot-stays': 'La cagnotte ou le grand prix ne peut pas être supprimé.',
  'prize-picked': 'Une personne gagnante a été désignée pour ce prix.',
  'draw-locked': 'La liste des billets de son tirage est verrouillée.',
  'quantity-below-picks':
    'La quantité ne peut être inférieure au nombre de gagnants désignés : {least}.',
  'one-jackpot': 'La cagnotte ou le grand prix a exactement une personne gagnante.',
  'jackpot-dates-sold':
    'Des billets ont été vendus selon la date limite et la date du tirage de la cagnotte.',
  'cutoff-after-draw': 'La date du tirage ne peut précéder la date limite.',
} satisfies French<PrizeTexts>
