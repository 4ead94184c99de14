import type { French } from '../../i18n/texts.ts'
import type { DrawRuleTexts } from './rule-texts.ts'

export default {
  'not-allowed': 'Votre rôle ne permet pas cette étape.',
  'already-locked': 'La liste est déjà verrouillée.',
  'draw-complete': 'Le tirage est terminé.',
  'not-locked': 'La liste doit d’abord être verrouillée.',
  'entropy-given': 'L’entropie est donnée : la liste ne peut plus être rouverte.',
  'already-drawn': 'Un billet est tiré : la liste ne peut plus être rouverte.',
  'not-for-barrel': 'Un tirage au baril n’a pas cette étape.',
  'barrel-only': 'Seul un tirage au baril a cette étape.',
  'receipt-taken': 'Un témoin a déjà pris le reçu.',
  'receipt-missing': 'Un témoin doit d’abord prendre le reçu.',
  'entropy-missing': 'L’entropie doit d’abord être donnée.',
  'stubs-missing': {
    one: '{number} billet de la liste doit d’abord être imprimé : il ne pourrait pas être tiré.',
    many: '{number} billets de la liste doivent d’abord être imprimés : ils ne pourraient pas être tirés.',
  },
  'entropy-final': 'L’entropie est donnée, et la première saisie est définitive.',
  'redraw-entropy-missing':
    'Un billet a été refusé : le nouveau tirage exige d’abord une nouvelle entropie.',
  'prize-complete': 'Tous les gagnants de ce prix sont tirés.',
  'no-failed-batch': 'Aucune série ne s’est arrêtée.',
  'draw-not-complete': 'Le tirage n’est pas encore terminé.',
  'draw-date-not-reached': 'La date du tirage n’est pas encore arrivée.',

  'not-picked': 'Ce billet a déjà été vérifié.',
  'not-verified': 'Le billet doit d’abord être vérifié.',
  'already-confirmed': 'Le gagnant est confirmé.',
  'already-rejected': 'Le billet a été refusé.',
  'order-not-active': 'Sa commande n’est plus payée. Refusez le billet.',
  'checks-missing': {
    one: 'Il reste {number} vérification à cocher.',
    many: 'Il reste {number} vérifications à cocher.',
  },
  'flag-reason-missing':
    'Un signalement vise cette personne. Dites pourquoi le billet gagne malgré tout.',
  'same-person':
    'Vous avez confirmé en premier : une autre personne doit maintenant confirmer à son tour.',
  'sign-in-needed':
    'Ici, deux personnes confirment les gagnants, chacune connectée au tableau de bord : cette page ne peut pas le faire à leur place.',
  'no-message': 'Il n’y a aucun message.',
  'message-decided': 'Le message a déjà été envoyé ou supprimé.',
} satisfies French<DrawRuleTexts>
