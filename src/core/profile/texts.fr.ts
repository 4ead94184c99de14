import type { French } from '../i18n/texts.ts'
import type { ProfileTexts } from './texts.ts'

export default {
  profile: 'Profil',
  about: 'Ce que vous réglez ici vous suit dans chaque organisme et sur chaque appareil.',
  loading: 'Chargement de votre profil',
  loadFailed: 'Votre profil n’a pas pu être chargé',

  notFresh: 'Ces renseignements ne sont peut-être plus à jour.',

  you: 'Vous',
  name: 'Nom',
  nameHint: 'Tel que les autres le lisent à côté de ce que vous faites.',
  email: 'Adresse courriel',
  language: 'Langue des écrans',
  'language-auto': 'Celle de chaque navigateur',
  'language-en': 'anglais',
  'language-fr': 'français',
  theme: 'Thème',
  'theme-auto': 'Celui de chaque appareil',
  'theme-light': 'Clair',
  'theme-dark': 'Sombre',
  mailLanguage: 'Langue des courriels',
  mails: 'Courriels que vous recevez',
  lockMails: 'Quand les billets d’un tirage sont verrouillés',
  lockMailsHint:
    'Ce courriel contient la preuve que rien n’a été modifié depuis. Si aucun titulaire du compte ne le veut, chacun le reçoit.',
  alwaysMailed:
    'Les courriels qui concernent votre mot de passe et votre connexion arrivent toujours.',
  yes: 'Oui',
  no: 'Non',
  edit: 'Modifier le profil',
  save: 'Enregistrer le profil',
  saved: 'Votre profil est enregistré.',

  signingIn: 'Connexion',
  password: 'Mot de passe',
  passwordHint:
    'Quand vous le changez, vous restez connecté ici, et vos autres sessions sont fermées.',
  changePassword: 'Changer le mot de passe',
  changePasswordHint: 'Vous restez connecté ici, et vos autres sessions sont fermées.',
  presentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordField: 'nouveau mot de passe',
  presentNeeded: 'Entrez votre mot de passe actuel',
  savePassword: 'Changer le mot de passe',
  passwordChanged: 'Votre mot de passe est changé. Vos autres sessions sont fermées.',
  cancel: 'Annuler',

  sessions: 'Où vous êtes connecté',
  sessionsLoading: 'Chargement de vos sessions',
  sessionsFailed: 'Vos sessions n’ont pas pu être chargées',
  device: '{browser} sur {system}',
  sessionSince: '{device}, depuis le {at}',
  unknownDevice: 'Un appareil qui ne dit pas ce qu’il est',
  thisOne: 'Celle-ci',
  inOrganization: 'Dans {name}',
  since: 'Depuis le {at}',
  lastUsed: 'Dernière utilisation',
  end: 'Fermer',
  endOf: 'Fermer la session\u00a0: {device}',
  endTitle: 'Fermer la session\u00a0: {device}\u00a0?',
  endMessage:
    'Ses onglets passent à la connexion dès leur prochaine étape. Ce qui y est écrit sans être enregistré reste sur cet appareil.',
  endDo: 'Fermer la session',
  keepSession: 'Garder la session',
  ended: 'La session est fermée\u00a0: {device}.',
  everywhere: 'Se déconnecter partout',
  everywhereTitle: {
    one: 'Fermer {number} session\u00a0?',
    many: 'Fermer {number} sessions\u00a0?',
  },
  everywhereMessage:
    'Vous êtes déconnecté de tous vos appareils, ici aussi, puis vous vous reconnectez. Les commandes en attente sur un appareil y sont conservées.',
  staySignedIn: 'Rester connecté',
} satisfies French<ProfileTexts>
