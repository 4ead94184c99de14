import type { French } from '../i18n/texts.ts'
import type { SessionTexts } from './texts.ts'

export default {
  title: 'Connexion à Raffle Desk',
  email: 'Adresse courriel',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  login: 'Se connecter',
  loggingIn: 'Connexion en cours',
  forgotPassword: 'Mot de passe oublié?',
  signUp: 'Inscrire votre organisme',
  emailRequired: 'L’adresse courriel est obligatoire',
  emailInvalid: 'L’adresse courriel n’est pas valide',
  passwordRequired: 'Le mot de passe est obligatoire',
  passwordRule:
    'Le champ « {field} » doit contenir au moins 8 caractères, une majuscule, une minuscule et un chiffre',
  passwordField: 'mot de passe',
  signedOut:
    'Vous avez été déconnecté : votre session a pris fin ailleurs, vos rôles ont été modifiés, ou elle a expiré.',
  loginFailed: 'La connexion a échoué.',
  'kept-out-sign-up-waiting': 'Votre inscription est à l’étude.',
  'kept-out-sign-up-returned': 'Votre inscription vous a été renvoyée.',
  'kept-out-sign-up-unverified': 'Votre adresse n’est pas encore confirmée.',
  newLink: 'Envoyer un nouveau lien',
  'kept-out-organization-suspended': 'Votre organisme est suspendu.',
  loginHelp: 'Pour obtenir de l’aide, écrivez à {email}.',
  signingOut: 'Déconnexion en cours',
  signingOutDetail: 'Cela ne prend qu’un instant.',
} satisfies French<SessionTexts>
