import type { French } from '../../core/i18n/texts.ts'
import type { KitTexts } from './texts.ts'

export default {
  none: 'Aucune valeur',
  retry: 'Réessayer',
  asOf: 'Données de {time}. Nouvelle tentative en cours.',
  showAll: 'Afficher les {number}',
  showFewer: 'Afficher moins',

  copy: 'Copier {what}',
  copied: 'Copié',
  notCopied: 'La copie a échoué. Sélectionnez le texte et copiez-le vous-même.',

  cancel: 'Arrêter',
  cancelling: 'Arrêt…',
  dismiss: 'Fermer',
  jobWaiting: 'En attente',
  jobCounting: 'Préparation',
  jobProgress: '{done} sur {total}',
  perSecond: '{rate} par seconde',
  perMinute: '{rate} par minute',
  timeLeft: 'encore environ {time}',
  lastSeconds: 'encore quelques secondes',
  jobCancelled: 'Annulé après {done} sur {total}.',
  jobMilestone: '{title} : {percent} terminés',
  jobNotSeen:
    'L’avancement est illisible pour le moment. Le traitement se poursuit; nouvelle tentative en cours.',
  jobFailures: { one: '{number} échec', many: '{number} échecs' },
  retryThose: { one: 'Réessayer cet élément', many: 'Réessayer ces {number} éléments' },

  stepOf: 'Étape {number} sur {total}',
  stepDone: 'Terminée',
  stepCurrent: 'Étape en cours',
  stepTodo: 'À faire',
  stepBlocked: 'Bloquée',

  before: 'Avant :',
  after: 'Après :',
  loadMore: 'Afficher l’activité antérieure',
  timelineEnd: 'Il n’y a rien de plus ancien.',
  yourTime: '{time} à votre heure',

  qrTooLong: 'Ce texte est trop long pour un code QR. Raccourcissez-le.',
  qrSvg: 'Télécharger en SVG',
  qrPng: 'Télécharger en PNG',

  reorderItem: 'Réordonner {name}',
  moveItem: 'Déplacer {name}',
  moveUp: 'Déplacer vers le haut',
  moveDown: 'Déplacer vers le bas',
  moveToTop: 'Placer en premier',
  moveToBottom: 'Placer en dernier',
  moveToPosition: 'Placer à la position…',
  isFirst: 'Cet élément est déjà le premier.',
  isLast: 'Cet élément est déjà le dernier.',
  reorderHelp:
    'Faites glisser, ou appuyez sur Entrée et utilisez les flèches; Entrée dépose, Échap remet en place.',
  pickedUp: '{name}, pris à la position {position} sur {total}. Les flèches le déplacent.',
  atPosition: '{name}, position {position} sur {total}',
  putBack: '{name}, remis à la position {position} sur {total}',
  moved: '{name}, déplacé à la position {position} sur {total}',
  movedBack: 'Non enregistré : {name} est de retour à la position {position}',
  orderNotSaved: 'Le nouvel ordre n’a pas été enregistré. L’ordre précédent est rétabli.',
  position: 'Position, de 1 à {total}',
  positionInvalid: 'Saisissez un nombre entier de 1 à {total}.',
  move: 'Déplacer',
} satisfies French<KitTexts>
