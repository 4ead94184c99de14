import type { French } from '../i18n/texts.ts'
import type { SecondFactorTexts } from './texts.ts'

export default {
  stepTitle: 'Entrez votre code',
  stepLead:
    'Ouvrez votre application d’authentification et entrez le code qu’elle affiche pour Raffle Desk.',
  code: 'Code',
  codeHint: 'Six chiffres, ou un de vos codes de secours.',
  codeNeeded: 'Entrez le code',
  stepDo: 'Se connecter',
  stepBusy: 'Connexion en cours',
  back: 'Retour à la connexion',

  factor: 'Second facteur',
  off: 'Quiconque apprend votre mot de passe peut se connecter. Avec un second facteur, il faut aussi votre téléphone.',
  on: 'Activé',
  asks: 'La connexion demande un code en plus de votre mot de passe.',
  codesLeft: {
    one: 'Il reste {number} code de secours',
    many: 'Il reste {number} codes de secours',
  },
  noCodesLeft:
    'Il n’en reste aucun. Sans votre téléphone, vous ne pourriez plus vous connecter : créez-en de nouveaux.',
  setUp: 'Configurer',
  setUpTitle: 'Configurer un second facteur',
  setUpHint:
    'Il vous faut une application d’authentification sur votre téléphone. La connexion en demandera ensuite un code.',
  password: 'Mot de passe actuel',
  passwordNeeded: 'Entrez votre mot de passe actuel',
  next: 'Suivant',
  scanHint:
    'Numérisez ceci avec votre application d’authentification, ou tapez-y la clé. Entrez ensuite son code.',
  qr: 'Code QR de la clé pour votre application d’authentification',
  key: 'Clé',
  appCode: 'Code affiché par l’application',
  confirm: 'Activer',
  codesTitle: 'Gardez vos codes de secours',
  codesHint:
    'Votre second facteur est activé. Chacun de ces codes remplace l’application une fois, par exemple si vous perdez votre téléphone. Ils ne sont affichés que maintenant.',
  renewedHint:
    'Les codes précédents ne servent plus à rien. Chacun de ceux-ci remplace l’application une fois, par exemple si vous perdez votre téléphone. Ils ne sont affichés que maintenant.',
  codes: 'Codes de secours',
  codesToCopy: 'les codes de secours',
  saveCodes: 'Enregistrer dans un fichier',
  codesFile: 'Codes de secours de Raffle Desk {day}.txt',
  codesFileTitle: 'Codes de secours de Raffle Desk',
  codesFileOf: 'Pour {email}, créés le {day}',
  codesFileHint:
    'Chacun de ces codes remplace une fois l’application d’authentification à la connexion. Gardez-les là où personne d’autre ne les lit.',
  renew: 'Créer de nouveaux codes',
  renewTitle: 'Créer de nouveaux codes de secours',
  renewHint:
    'Vous recevez dix autres codes. Ceux que vous avez gardés jusqu’ici ne serviront plus à rien.',
  kept: 'Je les ai gardés',
  remove: 'Retirer',
  removeTitle: 'Retirer votre second facteur',
  removeHint: 'La connexion ne demandera que votre mot de passe.',
  removeDo: 'Retirer le second facteur',
  removeKeep: 'Garder le second facteur',
  removed: 'Votre second facteur est retiré.',
  'factor-required': '{organization} exige un second facteur d’un rôle que vous y avez : il reste.',

  neededTitle: 'Configurez un second facteur',
  needed:
    '{organization} exige un second facteur d’un rôle que vous avez. Il vous faut une minute et votre téléphone. Vous reprendrez ensuite où vous étiez.',
  neededFailed: 'Votre compte n’a pas pu être chargé',
  goOn: 'Continuer',
  logout: 'Se déconnecter',
} satisfies French<SecondFactorTexts>
