import type { French } from '../i18n/texts.ts'
import type { DonationTexts } from './texts.ts'

export default {
  donations: 'Dons',
  searchDonors: 'Chercher par donateur ou courriel',
  givenAt: 'Date du don',
  donor: 'Donateur',
  receipt: 'Reçu',
  'receipt-none': 'Non demandé',
  'receipt-requested': 'Demandé',
  'receipt-issued': 'Remis',
  receiptNumber: 'Numéro du reçu',
  recordReceipt: 'Consigner le numéro du reçu',
  changeReceipt: 'Modifier le numéro du reçu',
  receiptTitle: 'Reçu pour le don de {donor}',
  receiptHint: 'Pour {amount}, donné le {day}.',
  emptyTakesAway: 'Vide, le champ retire le numéro.',
  save: 'Enregistrer',
  receiptSaved: 'Le reçu de {donor} est enregistré.',
  receiptOf: 'Nº {number}',
  'status-ACTIVE': 'Actif',
  'status-PENDING': 'En attente',
  'status-FAILED': 'Erreur',
  'status-VOID': 'Annulé',
  anonymous: 'Anonymat',
  anonymousYes: 'Anonyme',
  anonymousNo: 'Peut être nommé',
  donationId: 'Identifiant du don',
  noDonations: 'Aucun don pour le moment',
  noDonationsHint:
    'Ce que les gens donnent en plus de leurs billets figure ici. Les options de la vente d’une tombola disent si elle accepte des dons.',
  toRaffles: 'Voir les tombolas',
  total: {
    one: '{amount} pour {number} don correspondant.',
    many: '{amount} pour {number} dons correspondants.',
  },
  counted: 'Les dons annulés, échoués ou en attente ne comptent pas.',

  recentDonations: 'Dons récents',
  noneRecent: 'Personne n’a encore donné.',
  recentFailed: 'Les dons n’ont pas pu être chargés.',
  anonymousDonor: 'Anonyme',
} satisfies French<DonationTexts>
