import type { French } from '../i18n/texts.ts'
import { frenchBadLink } from '../one-time-links/link-words.fr.ts'
import type { MendTexts } from './mend-texts.ts'

export default {
  ...frenchBadLink,
  mendLead:
    'Votre inscription vous a été renvoyée. Votre adresse, {email}, et votre mot de passe restent les mêmes.',
  why: 'Pourquoi elle a été renvoyée',
  sendAgain: 'Envoyer à nouveau',
  sendingAgain: 'Envoi en cours',
  mendedTitle: 'Votre inscription est de nouveau en route',
  mended:
    'Nous l’étudions et vous écrirons. Vous pourrez vous connecter dès qu’elle sera approuvée.',
  used: 'Cette inscription a déjà été corrigée et envoyée à nouveau. Nous vous écrirons dès la décision.',
  expired:
    'Ce lien a expiré. Il était valable 30 jours. Vous pouvez faire une nouvelle inscription.',
  revoked:
    'Ce lien n’est plus valable : l’inscription a été décidée, ou renvoyée une fois de plus. Un courriel plus récent le dit.',
  signUpAnew: 'Faire une nouvelle inscription',
} satisfies French<MendTexts>
