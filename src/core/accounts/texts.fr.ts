import type { French } from '../i18n/texts.ts'
import type { AccountTexts } from './texts.ts'

export default {
  attention: 'Votre compte Stripe requiert votre attention.',
  failed: 'Erreur lors du chargement du compte Stripe connecté : {message}',
  whatStripeAsks: 'Ce que demande Stripe',
  howToUpdate: 'Mettre votre compte à jour',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  pastDueStops: {
    one: '{number} précision est en retard; les versements cesseront le {date}.',
    many: '{number} précisions sont en retard; les versements cesseront le {date}.',
  },
  pastDueStopped: {
    one: '{number} précision est en retard; les versements ont cessé le {date}.',
    many: '{number} précisions sont en retard; les versements ont cessé le {date}.',
  },
  pastDue: {
    one: '{number} précision est en retard; les versements peuvent être suspendus d’ici à ce qu’elle soit fournie.',
    many: '{number} précisions sont en retard; les versements peuvent être suspendus d’ici à ce qu’elles soient fournies.',
  },
  dueBy: {
    one: '{number} précision est requise d’ici le {date}.',
    many: '{number} précisions sont requises d’ici le {date}.',
  },
  due: {
    one: '{number} précision est requise dès maintenant.',
    many: '{number} précisions sont requises dès maintenant.',
  },
  eventual: {
    one: '{number} précision sera requise plus tard; les versements se poursuivent.',
    many: '{number} précisions seront requises plus tard; les versements se poursuivent.',
  },
} satisfies French<AccountTexts>
