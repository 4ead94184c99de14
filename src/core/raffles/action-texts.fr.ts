import type { French } from '../i18n/texts.ts'
import type { RaffleActionTexts } from './action-texts.ts'

export default {
  cancel: 'Annuler',
  moreActions: 'Autres actions',
  view: 'Afficher',
  edit: 'Modifier',
  copy: 'Copier',
  'request-activation': 'Demander l’activation',
  activate: 'Activer',
  deactivate: 'Désactiver',
  end: 'Terminer',
  close: 'Fermer',
  'pick-winner': 'Tirer un gagnant',
  delete: 'Supprimer',

  requestTitle: 'Demander l’activation de {name} ?',
  requestMessage:
    'L’administration du produit vérifie la tombola, puis l’active. Rien n’est vendu avant.',
  requestNotReadyTitle: '{name} n’est pas encore prête',
  requestNotReady: {
    one: 'L’activation pourra être demandée dès que ceci sera fait.',
    many: 'L’activation pourra être demandée dès que ces {number} points seront réglés.',
  },
  requestLater: 'Fermer cette liste',
  requestConfirm: 'Demander l’activation',
  requested: 'L’activation de {name} est demandée.',

  activateTitle: 'Activer {name} ?',
  activateMessage: 'Les ventes s’ouvrent à la date de début, {moment}.',
  activateNowMessage: 'Sa date de début est passée : les billets sont en vente aussitôt.',
  activateConfirm: 'Activer la tombola',
  activated: '{name} est active.',

  deactivateTitle: 'Désactiver {name} ?',
  deactivateMessage:
    'Personne ne pourra acheter de billets jusqu’à sa réactivation. Les billets déjà vendus gardent leur chance, et la date du tirage reste la même.',
  deactivateConfirm: 'Désactiver la tombola',
  keepActive: 'La laisser active',
  deactivated: '{name} est inactive.',

  endTitle: 'Terminer {name} maintenant ?',
  endEarlyMessage:
    'Les ventes cessent aussitôt et ne pourront pas reprendre. Sinon, elles dureraient jusqu’au {moment}.',
  endOpenMessage: 'Les ventes cessent aussitôt et ne pourront pas reprendre.',
  endLateMessage:
    'Ses ventes sont finies. Elle sera alors considérée comme terminée, sans retour possible.',
  endConfirm: 'Terminer la tombola',
  endCancel: 'Continuer la vente',
  endedNow: '{name} est terminée.',

  closeTitle: 'Fermer {name}',
  closeMessage:
    'La fermeture est définitive : la tombola, ses prix et ses gagnants ne changent plus.',
  closeConditions: 'Conditions de fermeture',
  conditionMet: 'Remplie :',
  conditionNotMet: 'Non remplie :',
  conditionEnded: 'La tombola est terminée',
  conditionJackpot: 'Sa cagnotte n’est pas nulle',
  conditionWinner: 'Une seule personne est confirmée comme gagnante de la cagnotte',
  conditionPrizes: 'Chaque prix a tous ses gagnants confirmés',
  closeWinner: 'Gagnant de la cagnotte',
  closeWinnerLoading: 'Lecture du gagnant confirmé',
  closeWinnerMissing: 'Le gagnant confirmé de la cagnotte est introuvable.',
  winnerTicket: 'Billet {ticket}, {name}',
  keepOpen: 'Pas maintenant',
  closeConfirm: 'Fermer la tombola',
  closedNow: '{name} est fermée.',

  copyTitle: 'Copier {name}',
  copyMessage: 'La copie est un brouillon avec les mêmes prix, forfaits et réglages.',
  copyName: 'Nom de la copie',
  copyNameMissing: 'Entrez un nom.',
  copyNameLong: {
    one: 'Utilisez {number} caractère au plus.',
    many: 'Utilisez {number} caractères au plus.',
  },
  copyOf: '{name} (copie)',
  copyShift: 'Décaler toutes les dates de',
  copyShiftHint: 'Les heures restent les mêmes dans le fuseau horaire de la tombola.',
  copyShiftWrong: 'Entrez un nombre entier, {most} jours au plus.',
  copyUnit: 'Unité',
  copyDays: 'Jours',
  copyWeeks: 'Semaines',
  copyDates: 'Dates de la copie',
  copyCleared: 'Non copié',
  copyClearedLicence: 'Numéro et fichier de la licence',
  copyClearedSales: 'Commandes, billets et ventes',
  copyClearedWinners: 'Tirages, gagnants et leurs certificats',
  copyClearedLink: 'Lien public',
  copyConfirm: 'Copier la tombola',
  copied: '{name} est maintenant un brouillon.',
  openCopy: 'Ouvrir la copie',

  deleteTitle: 'Supprimer {name} ?',
  deleteMessage:
    'Le brouillon disparaît avec ses prix, ses forfaits et ses membres. Il ne peut pas être rétabli; le journal d’activité garde la trace de son existence.',
  deleteConfirm: 'Supprimer la tombola',
  deleteCancel: 'Garder la tombola',
  deleted: '{name} est supprimée.',

  changedMeanwhile:
    'Quelqu’un a modifié cette tombola entre-temps. Ce que vous voyez est maintenant à jour.',

  'lacks-license-number': 'Entrez le numéro de licence',
  'lacks-license-file': 'Téléversez la licence',
  'lacks-start-date': 'Fixez le début des ventes',
  'lacks-end-date': 'Fixez la fin des ventes',
  'lacks-draw-date': 'Fixez la date du tirage',
  'lacks-draw-location': 'Indiquez le lieu du tirage',
  'lacks-packages': 'Ajoutez un forfait de billets',
  'lacks-rules': 'Rédigez le règlement',
  'lacks-jackpot': 'Fixez la cagnotte ou le grand prix',
  'lacks-prizes': 'Ajoutez les prix',
  'lacks-shortlink': 'Choisissez l’adresse publique',
  'lacks-payment-account': 'Connectez le compte de paiement',
} satisfies French<RaffleActionTexts>
