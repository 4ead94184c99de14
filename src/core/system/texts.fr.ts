import type { French } from '../i18n/texts.ts'
import type { ErrorTexts } from './texts.ts'

export default {
  retry: 'Réessayer',
  unexpected: 'Une erreur inattendue s’est produite, veuillez réessayer plus tard.',
  offline: 'Le réseau est injoignable. Vérifiez votre connexion, puis réessayez.',
  timeout: 'Le serveur a mis trop de temps à répondre. Réessayez dans un instant.',
  badAnswer: 'La réponse du serveur à {call} est illisible ({field}).',
  unauthorized: 'Votre session a pris fin. Connectez-vous de nouveau.',
  sessionOver: 'Cette session a pris fin. Réessayez pour continuer.',
  chunk:
    'Une partie de Raffle Desk n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  unsure: 'On ignore si cela a été fait. Vous pouvez réessayer sans risque.',
  forbidden: 'Vous n’avez pas l’autorisation nécessaire.',
  whoGivesAccess:
    'Le titulaire du compte de votre organisme, ou l’administration du produit, peut vous donner accès.',
  staffGivesAccess: 'Seule l’équipe de Raffle Desk peut vous donner accès : écrivez à {email}.',
  notFound: 'Élément introuvable. Il a peut-être été supprimé.',
  tooMany: 'Trop de tentatives. Réessayez dans {wait}.',
} satisfies French<ErrorTexts>
