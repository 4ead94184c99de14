import type { French } from '../i18n/texts.ts'
import type { TicketTexts } from './texts.ts'

export default {
  tickets: 'Billets',
  back: 'Toutes les commandes',
  print: 'Imprimer les billets',
  search: 'Chercher par numéro, commande ou acheteur',
  raffle: 'Tombola',
  state: 'État',
  printed: 'Impression',
  printedYes: 'Imprimés',
  printedNo: 'Pas imprimés',
  mailed: 'Envoi postal',
  mailedYes: 'Postés',
  mailedNo: 'Pas postés',

  ticketCount: 'Nombre de billets',
  buyer: 'Acheteur',
  email: 'Courriel',
  phone: 'Téléphone',
  draws: 'En jeu pour',
  order: 'Commande',
  boughtAt: 'Achat',
  printedAt: 'Impression',
  mailedAt: 'Mise à la poste',
  wholeId: 'Numéro complet de la commande',

  'state-in': 'En jeu',
  'state-won': 'Lot gagné',
  'state-was-in': 'Tirage passé, sans lot',
  'state-too-late': 'Après l’heure limite',
  'state-late-arrival': 'Arrivée en retard, à décider',
  'state-unpaid': 'Paiement attendu',
  'state-cheque-uncleared': 'Chèque non compensé',
  'state-void': 'Annulé',
  voidNumbers: 'Numéros annulés',
  partVoid: 'Annulation : {numbers}',
  'state-no-draws': 'Aucun tirage pour le moment',

  noTickets: 'Aucun billet pour le moment',
  noTicketsHint: 'Les billets paraissent ici dès qu’une tombola est en vente.',
  noDate: 'date à venir',
} satisfies French<TicketTexts>
