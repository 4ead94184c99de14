import type { French } from '../i18n/texts.ts'
import type { OutboxListTexts } from './list-texts.ts'

export default {
  emptyTitle: 'Rien en attente',
  emptyHint: 'Les commandes prises sans réseau restent ici jusqu’à leur envoi.',
  ofOthers: {
    one: '{number} commande d’une autre personne attend sur cet appareil. Elle part dès que cette personne se connecte.',
    many: '{number} commandes d’autres personnes attendent sur cet appareil. Elles partent dès que chacune se connecte.',
  },
  clearEnd: {
    one: 'Ôter {number} commande entrée de la liste',
    many: 'Ôter {number} commandes entrées de la liste',
  },

  queued: 'En attente',
  queuedHint: 'Pas encore envoyée.',
  mayHaveArrived:
    'Aucune réponse pour l’instant. Elle repart d’elle-même ; si elle est déjà arrivée, elle n’est entrée qu’une fois.',
  sending: 'Envoi en cours',
  takingBack: 'Retrait en cours',
  takingBackHint:
    'Elle est peut-être arrivée : le serveur est consulté, et ce qui y est entré reste. Ne rendez rien avant de lire ici ce qu’il en est.',
  accepted: 'Entrée',
  stoodAlready: 'Elle était déjà entrée lors du retrait. Annulez-la sur sa page s’il le faut.',
  noDrawLeft:
    'Elle est arrivée après le verrouillage de la dernière liste : elle ne participe plus à rien. Le personnel l’annule, et l’argent est rendu.',
  late: 'Elle est arrivée après la fin des ventes : elle ne participe à aucun tirage avant que le personnel ne l’admette.',
  refused: 'Non entrée',
  asked: 'Est-ce une autre commande ?',
  forbidden: 'Non permise',
  forbiddenHint: 'Vous ne pouvez pas l’entrer. Demandez l’accès, puis réessayez.',
  unexpected: 'À revoir',
  unexpectedHint:
    'La réponse du serveur n’a pas été comprise. Réessayez : elle n’est entrée qu’une fois. Si cela continue, montrez ceci à votre soutien technique.',
  cancelled: 'Retirée',
  cancelledHint: 'Rien n’en est entré.',

  takenAt: 'Prise le',
  numbers: 'Billets',
  cancel: 'Retirer',
  cancelTitle: 'Retirer la commande {reference} pour {name} ?',
  cancelNew: 'Elle n’a jamais été envoyée : rien n’en sera entré.',
  cancelArrived:
    'Elle est peut-être arrivée. Le serveur est consulté : si elle est déjà entrée, elle reste. Ne rendez rien avant de lire ici ce qu’il en est.',
  keep: 'La garder',
  retry: 'Réessayer',
  another: 'L’entrer : c’est une autre commande',
  same: 'L’écarter : c’était la même commande',
  discardTitle: 'Écarter la commande {reference} pour {name} ?',
  sameMessage: 'Rien n’en a été entré, et rien ne le sera.',
  takeIn: 'Remettre dans le formulaire',
  takeInTitle: 'La mettre dans le formulaire ?',
  takeInMessage: 'Ce qui y est saisi sera effacé. Rien n’en a été entré.',
  takeInHere: 'L’y mettre',
  takeInWaiting: 'Elle est d’abord retirée, et n’attend plus.',
  locked: 'Voyez d’abord ce qu’est devenue la commande du formulaire.',
  otherScreen: 'Elle a été prise autrement : remettez-la là où vous vendez ainsi.',
  noForm: 'Elle pourra être remise dans le formulaire dès que quelque chose sera en vente ici.',
  paid: '{amount} a été reçu pour cette commande : entrez-la de nouveau, ou remettez ce montant à l’acheteur.',
  'giveBack-cash': '{amount} en espèces sont à rendre à l’acheteur.',
  'giveBack-cheque': 'Le chèque de {amount} est à rendre à l’acheteur.',
  'giveBack-money order': 'Le mandat de {amount} est à rendre à l’acheteur.',
  forget: 'L’écarter',
  forgetMessage: 'Ce qui en est saisi sera effacé. Rien n’en a été entré.',
  seen: 'Ôter de la liste',
  print: 'Imprimer',
  failed: 'Cela n’a pas pu être fait. Réessayez.',

  device: 'Cet appareil',
  storage: 'Commandes gardées',
  persisted: 'Jusqu’à leur envoi, même si le disque se remplit',
  notPersisted: 'Le navigateur peut les effacer si le disque se remplit : envoyez-les bientôt',
  notAsked: 'Le navigateur n’a pas encore dit s’il peut les effacer',
  reload: 'Recharger sans réseau',
  'reload-ready': 'Possible',
  'reload-registering': 'En préparation…',
  'reload-failed':
    'Impossible : le nécessaire n’a pas pu être gardé. Rechargez cette page avec le réseau',
  'reload-insecure':
    'Impossible : cette adresse n’a pas de HTTPS. Demandez-le à qui gère Raffle Desk',
  'reload-unsupported': 'Impossible dans ce navigateur',
} satisfies French<OutboxListTexts>
