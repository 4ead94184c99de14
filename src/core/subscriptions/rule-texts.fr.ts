import type { French } from '../i18n/texts.ts'
import type { SubscriptionRuleTexts } from './rule-texts.ts'

export default {
  'role-subscriptions': 'Votre rôle ne permet pas de gérer les abonnements.',
  'subscriber-erased': 'Les données de cette personne ont été effacées.',
  'subscription-cancelled': 'Cet abonnement est annulé.',
  'charge-under-way': 'Un prélèvement est en cours. Réessayez quand la banque aura répondu.',
  'already-paused': 'Cet abonnement est en pause.',
  'not-paused': 'Cet abonnement n’est pas en pause.',
  'already-skipped':
    'Le prochain prélèvement est déjà sauté. Pour en laisser passer d’autres, mettez l’abonnement en pause.',
  'not-failing': 'Aucun prélèvement de cet abonnement n’est en échec.',
  'subscription-failing': 'Son dernier prélèvement a échoué : il n’y en a aucun à sauter.',
  'customer-no-address': 'Cette personne n’a pas d’adresse courriel.',
} satisfies French<SubscriptionRuleTexts>
