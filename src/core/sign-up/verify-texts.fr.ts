import type { French } from '../i18n/texts.ts'
import { frenchAnotherLink, frenchBadLink } from '../one-time-links/link-words.fr.ts'
import type { VerifyTexts } from './verify-texts.ts'

export default {
  ...frenchBadLink,
  ...frenchAnotherLink,
  title: 'Confirmez votre adresse courriel',
  lead: 'Vous avez inscrit {organization} avec {email}. Confirmez que cette adresse est la vôtre, avec le mot de passe choisi alors.',
  password: 'Mot de passe',
  passwordNeeded: 'Entrez le mot de passe choisi à l’inscription.',
  confirm: 'Confirmer l’adresse',
  confirming: 'Confirmation de l’adresse',
  doneTitle: 'Votre adresse est confirmée',
  done: 'Nous étudions maintenant l’inscription de {organization}. Nous vous écrirons dès la décision, et vous pourrez alors vous connecter.',
  used: 'Cette adresse est déjà confirmée. Nous étudions l’inscription et vous écrirons.',
  expired: 'Ce lien a expiré. Il était valable 24 heures.',
  revoked:
    'Ce lien n’est plus valable : un autre a été envoyé depuis. Cherchez le courriel le plus récent.',
  askTitle: 'Un autre lien',
  askLead: 'Saisissez l’adresse courriel de votre inscription.',
  sent: 'Si une inscription attend la confirmation de {email}, un lien est en route.',
  sentAgain: 'Envoyé. Un lien précédent n’est plus valable.',
} satisfies French<VerifyTexts>
