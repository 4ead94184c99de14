import type { French } from '../i18n/texts.ts'
import type { OrderRuleTexts } from './rule-texts.ts'

export default {
  'role-void': 'Votre rôle ne permet pas d’annuler des commandes.',
  'role-correct': 'Votre rôle ne permet pas de modifier des commandes.',
  'role-same-day':
    'Vous pouvez modifier les commandes que vous avez saisies vous-même, le jour même.',
  'already-void': 'Cette commande est déjà annulée.',
  'order-failed': 'Cette commande a échoué : il n’y a rien à annuler.',
  'order-not-mailable': 'Cette commande n’a pas de billets : il n’y a rien à envoyer.',
  'raffle-closed': 'La tombola est fermée.',
  'list-locked': 'La liste des billets d’un tirage est verrouillée : rien n’y entre ni n’en sort.',
  'order-has-winner':
    'Un billet de cette commande a été désigné. Refusez d’abord cette désignation.',
} satisfies French<OrderRuleTexts>
