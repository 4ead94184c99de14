import type { French } from '../i18n/texts.ts'
import type { AccountTexts } from './texts.ts'

export default {
  attention: 'Votre compte Stripe requiert votre attention.',
  failed: 'Erreur lors du chargement du compte Stripe connecté : {message}',
  whatStripeAsks: 'Ce que demande Stripe',
  howToUpdate: 'Mettre votre compte à jour',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  pastDueStops: {
    one: '{number} information est en souffrance; les versements cesseront le {date}.',
    many: '{number} informations sont en souffrance; les versements cesseront le {date}.',
  },
  pastDueStopped: {
    one: '{number} information est en souffrance; les versements ont cessé le {date}.',
    many: '{number} informations sont en souffrance; les versements ont cessé le {date}.',
  },
  pastDue: {
    one: '{number} information est en souffrance; les versements peuvent être suspendus d’ici à ce qu’elle soit fournie.',
    many: '{number} informations sont en souffrance; les versements peuvent être suspendus d’ici à ce qu’elles soient fournies.',
  },
  dueBy: {
    one: '{number} information est requise d’ici le {date}.',
    many: '{number} informations sont requises d’ici le {date}.',
  },
  due: {
    one: '{number} information est requise dès maintenant.',
    many: '{number} informations sont requises dès maintenant.',
  },
  eventual: {
    one: '{number} information sera requise plus tard; les versements se poursuivent.',
    many: '{number} informations seront requises plus tard; les versements se poursuivent.',
  },
} satisfies French<AccountTexts>
