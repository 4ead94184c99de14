import type { French } from '../i18n/texts.ts'
import type { MailBatchTexts } from './texts.ts'

const french: French<MailBatchTexts> = {
  batch: 'Lot de courrier',
  noBatch: 'Aucun lot',
  chooseBatch: 'Choisissez un lot, ou aucun',
  noneOpen: 'Aucun lot n’est ouvert',
  gone: 'Ce lot n’est plus ouvert. Choisissez-en un autre, ou aucun.',
  noneChosen: 'Aucun n’est choisi : cette enveloppe est entrée seule, hors de tout lot.',
  choice: '{slip}, reçu le {day} : {entered} sur {envelopes}',
  open: 'Ouvrir un lot',
  correct: 'Corriger',
  close: 'Fermer le lot',
  remove: 'Retirer',
  retry: 'Réessayer',
  failed: 'Impossible d’afficher les lots de courrier.',
  envelopesEntered: {
    one: '{entered} enveloppe sur {envelopes}',
    many: '{entered} enveloppes sur {envelopes}',
  },
  centsEntered: '{entered} sur {control}',
  balanced: 'Il est équilibré : fermez-le.',
  envelopesFewer: {
    one: '{number} enveloppe de moins que le compte',
    many: '{number} enveloppes de moins que le compte',
  },
  envelopesMore: {
    one: '{number} enveloppe de plus que le compte',
    many: '{number} enveloppes de plus que le compte',
  },
  centsLess: '{amount} de moins que le total de contrôle',
  centsMore: '{amount} de plus que le total de contrôle',

  openTitle: 'Ouvrir un lot de courrier',
  openHint: 'Comptez les enveloppes et additionnez leur argent avant d’entrer la première.',
  correctTitle: 'Corriger le lot {slip}',
  correctHint:
    'Déclarez ce qui a été déposé. Les commandes déjà entrées restent telles qu’elles sont.',
  depositId: 'Bordereau de dépôt',
  receivedOn: 'Reçu le',
  receivedOnHint: 'Toutes les commandes du lot comptent comme achetées ce jour-là.',
  envelopes: 'Enveloppes',
  controlCents: 'Total de contrôle',
  controlCentsHint: 'Ce que contiennent ensemble toutes les enveloppes.',
  save: 'Enregistrer',
  opened: 'Le lot {slip} est ouvert.',
  saved: 'Le lot {slip} a été corrigé.',

  closeTitle: 'Fermer le lot {slip} ?',
  closeMessage:
    'Les enveloppes et l’argent sont ceux qui ont été déclarés. Plus rien ne pourra y être entré, et il ne pourra pas être rouvert.',
  keepOpen: 'Le laisser ouvert',
  closed: 'Le lot {slip} est fermé.',
  removeTitle: 'Retirer le lot {slip} ?',
  removeMessage: 'Rien n’y a été entré.',
  keep: 'Le garder',
  removed: 'Le lot {slip} a été retiré.',
}

export default french
