import type { French } from '../i18n/texts.ts'
import type { KeptEntryTexts } from './kept-entry-texts.ts'

const french: French<KeptEntryTexts> = {
  given: 'Reçu en espèces',
  change: 'Monnaie rendue',
  chequeNumber: 'Numéro du chèque',
  moneyOrderNumber: 'Numéro du mandat',
  bank: 'Banque',
  chequeDate: 'Date du chèque',
  receivedOn: 'Reçu le',
  depositId: 'Lot de courrier',
  reference: 'Référence de son reçu',
  takenAt: 'Prise, selon l’horloge du vendeur',
  referral: 'Connue par',
  secondName: 'Deuxième nom',
  shipping: 'Billets envoyés à',
  'referral-mail/brochure': 'Poste ou dépliant',
  'referral-email': 'Courriel',
  'referral-social media': 'Réseaux sociaux',
  'referral-newspaper': 'Journal',
  'referral-television': 'Télévision',
  'referral-radio': 'Radio',
  'referral-online ad': 'Publicité en ligne',
  'referral-family': 'Famille',
  'referral-other': 'Autre chose',
}

export default french
