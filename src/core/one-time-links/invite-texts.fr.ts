import type { French } from '../i18n/texts.ts'
import type { InviteTexts } from './invite-texts.ts'
import { frenchBadLink } from './link-words.fr.ts'

export default {
  ...frenchBadLink,
  title: 'Votre invitation',
  titleOf: 'Travaillez avec {organization}',
  newLead: 'Choisissez votre mot de passe pour {email}. Vous vous connecterez ensuite avec lui.',
  name: 'Votre nom',
  nameRequired: 'Saisissez votre nom',
  password: 'Mot de passe',
  accept: 'Accepter l’invitation',
  accepting: 'Acceptation de l’invitation',
  doneTitle: 'Bienvenue chez {organization}',
  done: 'Votre compte est prêt. Connectez-vous avec {email}.',
  login: 'Aller à la connexion',
  joinLead:
    'Votre session est ouverte avec {email}. Une fois l’invitation acceptée, vous pourrez passer à cet organisme dans la barre du haut.',
  joined: 'Vous pouvez passer à cet organisme dans la barre du haut.',
  home: 'Aller au tableau de bord',
  haveAccount:
    '{email} a déjà un compte. Connectez-vous, puis ouvrez de nouveau le lien du courriel.',
  wrongAccount:
    'Cette invitation est pour {invited}, et votre session est ouverte avec {email}. Déconnectez-vous, connectez-vous avec {invited}, puis ouvrez de nouveau le lien du courriel.',
  logOut: 'Se déconnecter',
  used: 'Cette invitation a déjà été acceptée. Connectez-vous pour commencer.',
  expired:
    'Cette invitation a expiré. Elle était valable sept jours. Demandez à la personne qui vous a invité de la renvoyer.',
  revoked:
    'Cette invitation n’est plus valable. Une plus récente se trouve peut-être dans vos courriels; sinon, demandez à la personne qui vous a invité.',
  failed: 'L’invitation n’a pas pu être vérifiée',
} satisfies French<InviteTexts>
