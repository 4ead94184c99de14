import type { French } from '../i18n/texts.ts'
import type { OrderQuestionTexts } from './question-texts.ts'

export default {
  refundHint: 'L’annulation ne rembourse rien : faites-le ensuite.',
  followUpTitle: 'Suivi de la commande {order}',
  followUpOn: 'À suivre le',
  followUpHint:
    'À partir de ce jour, la commande est signalée dans la liste. Laisser vide retire le signal.',
  'follow-up-too-far': 'Ce jour est dans plus de dix ans : vérifiez l’année.',
  followUpSaved: 'Le suivi de la commande {order} est enregistré.',
  save: 'Enregistrer',
  sendTitle: 'Envoyer les billets de la commande {order}',
  sendHint: 'L’adresse de l’acheteur est déjà inscrite. Une autre ne reçoit que ce courriel.',
  oneTicket: 'Ce billet seulement',
  oneTicketHint: 'Un des numéros {tickets}. Laissez vide pour les envoyer tous.',
  notItsTicket: 'Cette commande n’a pas de billet de ce numéro.',
  sendVoidHint: 'La commande est annulée : le courriel le dit.',
  sendUncleared: 'Le chèque n’est pas compensé.',
  sendUnclearedHint:
    'Tant que la banque ne l’a pas payé, ces billets ne participent à aucun tirage.',
  recipient: 'Envoyer à',
  correct: 'Corriger aussi l’adresse courriel de l’acheteur',
  correctHint: 'Elle vaudra désormais pour toutes ses commandes.',
  send: 'Envoyer les billets',
  sent: 'Les billets sont en route vers {recipient}.',
  clearTitle: 'La banque a-t-elle payé le chèque de la commande {order} ?',
  clearMessage:
    'Ses {amount} comptent comme reçus, et ses billets participent à chaque tirage dont la liste n’est pas encore verrouillée. Rien ne permet de revenir en arrière : si le chèque est retourné plus tard, annulez la commande.',
  clearVoidMessage:
    'La commande reste annulée : ses {amount} comptent comme reçus et sont dus à l’acheteur jusqu’à ce que vous les rendiez. Rien ne permet de revenir en arrière.',
  clearPostDated: 'Il est daté du {day}, un jour encore à venir.',
  notCleared: 'Pas encore',
  clearedCheque: 'Le chèque de la commande {order} est compensé.',
  voidTitle: 'Annuler la commande {order}\u00a0?',
  voidSomeTitle: 'Annuler des billets de la commande {order}\u00a0?',
  voidMessage: {
    one: '{number} billet ({tickets}) quitte ses tirages, et {amount} ne compte plus comme vendu. Son numéro reste pris.',
    many: '{number} billets ({tickets}) quittent leurs tirages, et {amount} ne compte plus comme vendu. Leurs numéros restent pris.',
  },
  voidUnclearedMessage: {
    one: 'Le chèque n’est pas compensé : {number} billet ({tickets}) ne participera à aucun tirage même si la banque le paie, et {amount} ne compte plus comme vendu. Son numéro reste pris.',
    many: 'Le chèque n’est pas compensé : {number} billets ({tickets}) ne participeront à aucun tirage même si la banque le paie, et {amount} ne compte plus comme vendu. Leurs numéros restent pris.',
  },
  owedOnceCleared:
    'Il n’y a rien à rembourser pour l’instant. Si la banque paie quand même le chèque, marquez-le comme compensé : cette somme sera alors due à l’acheteur.',
  whichTickets: 'Quels billets',
  allTickets: 'Tous',
  someTickets: 'Quelques-uns',
  onePicked: 'Un billet de cette commande a été tiré.',
  fromTicket: 'Du billet',
  toTicket: 'Au billet',
  notItsTickets: 'Inscrivez deux numéros de cette commande : {tickets}.',
  voidSomeHint:
    'Les autres billets restent valides. Ce que ceux-ci ont coûté ne compte plus comme vendu.',
  voidTickets: 'Annuler ces billets',
  ticketsVoided: {
    one: 'Commande {order} : le billet {tickets} est annulé. Le reste demeure valide.',
    many: 'Commande {order} : les billets {tickets} sont annulés. Le reste demeure valide.',
  },
  restoreTicketsTitle: {
    one: 'Rétablir le billet {tickets} ?',
    many: 'Rétablir les billets {tickets} ?',
  },
  ticketsRestored: {
    one: 'Le billet {tickets} est de nouveau valide.',
    many: 'Les billets {tickets} sont de nouveau valides.',
  },
  voidPendingMessage:
    'Le paiement de {amount} est encore en cours. La commande n’obtient pas de billets.',
  'donation-leaves': 'Son don de {amount} ne compte plus comme donné non plus.',
  'donation-stays': 'Le don de {amount} demeure.',
  'donation-returns': 'Son don de {amount} compte de nouveau comme donné.',
  voidReason: 'Motif',
  keep: 'Garder la commande',
  keepTickets: 'Garder les billets',
  voided: 'La commande {order} est annulée.',
  tells: 'Écrire à l’acheteur que ses billets sont annulés',
  told: 'Un courriel est en route vers {recipient}.',
  potAfter: 'La cagnotte passe de {from} à {to}.',
  potStays: 'La cagnotte reste à {amount}.',
  potStaysGuaranteed: 'La cagnotte reste à {amount}, son minimum garanti.',
  potStaysAtMost: 'La cagnotte reste à {amount}, son maximum.',
  restoreTitle: 'Rétablir les billets de la commande {order}\u00a0?',
  restoreMessage: {
    one: '{number} billet ({tickets}) participe de nouveau, sous son numéro, et {amount} compte de nouveau comme vendu. Les billets sont envoyés de nouveau.',
    many: '{number} billets ({tickets}) participent de nouveau, sous leurs numéros, et {amount} compte de nouveau comme vendu. Les billets sont envoyés de nouveau.',
  },
  restoreUnclearedMessage: {
    one: '{number} billet ({tickets}) est de nouveau valide, sous son numéro, et {amount} compte de nouveau comme vendu. Le chèque n’est pas compensé : le billet ne participera aux tirages que lorsque la banque l’aura payé. Les billets sont envoyés de nouveau.',
    many: '{number} billets ({tickets}) sont de nouveau valides, sous leurs numéros, et {amount} compte de nouveau comme vendu. Le chèque n’est pas compensé : ils ne participeront aux tirages que lorsque la banque l’aura payé. Les billets sont envoyés de nouveau.',
  },
  keepVoid: 'La laisser annulée',
  restored: 'La commande {order} est rétablie.',
  refundTitle: 'Rembourser la commande {order}',
  returnedTitle: 'Consigner l’argent rendu pour la commande {order}',
  refundCardHint:
    'L’argent retourne sur {card}. La réponse de la banque s’affiche sur la page de la commande.',
  refundByHandHint: 'Rendez l’argent vous-même, en espèces ou par chèque, puis consignez-le ici.',
  refundTicketsHint: 'La commande reste valide : le prix de ses billets annulés peut être rendu.',
  refundTicketsAndDonationHint:
    'La commande reste valide : le prix de ses billets annulés et son don peuvent être rendus.',
  refundDonationToo: 'Le montant dû comprend le don de {amount}.',
  refundDonationHint: 'La commande reste valide, avec ses billets : seul son don peut être rendu.',
  refundAmount: 'Montant',
  refundComment: 'Commentaire',
  refundSent: 'Un remboursement de {amount} est en cours.',
  refundRecorded: '{amount} est consigné comme rendu.',
} satisfies French<OrderQuestionTexts>
