import type { French } from '../i18n/texts.ts'
import { frenchAnotherLink, frenchBadLink } from './link-words.fr.ts'
import type { ResetTexts } from './reset-texts.ts'

export default {
  ...frenchBadLink,
  ...frenchAnotherLink,
  askTitle: 'Mot de passe oublié?',
  askLead:
    'Saisissez l’adresse courriel avec laquelle vous vous connectez. Nous vous envoyons un lien pour en choisir un autre.',
  sent: 'Si {email} a un compte, un lien est en route. Il est valable une heure.',
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetLead: 'Pour {email}. Toutes vos sessions seront fermées.',
  password: 'Nouveau mot de passe',
  setPassword: 'Enregistrer le mot de passe',
  setting: 'Enregistrement du mot de passe',
  doneTitle: 'Votre mot de passe est enregistré',
  done: 'Toutes vos sessions ont été fermées. Connectez-vous avec le nouveau mot de passe.',
  used: 'Ce lien a déjà été utilisé. Si ce n’était pas vous, demandez-en un autre tout de suite.',
  expired: 'Ce lien a expiré. Il était valable une heure.',
  revoked: 'Ce lien n’est plus valable : le mot de passe a été changé après son envoi.',
} satisfies French<ResetTexts>
