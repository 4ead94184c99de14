import type { French } from '../i18n/texts.ts'
import type { SignUpTexts } from './sign-up-texts.ts'

export default {
  title: 'Inscrivez votre organisme',
  lead: 'Nous étudions chaque inscription avant la première vente de billets.',
  alreadyWithUs:
    'Si votre organisme travaille déjà avec nous, demandez plutôt une invitation à la personne qui gère son compte.',
  yourOrganization: 'Votre organisme',
  you: 'Vous, responsable du compte',
  country: 'Pays',
  chooseCountry: 'Choisissez le pays',
  CA: 'Canada',
  US: 'États-Unis',
  'region-CA': 'Province',
  'region-US': 'État',
  'choose-region-CA': 'Choisissez une province ou un territoire',
  'choose-region-US': 'Choisissez un État ou un territoire',
  timeZone: 'Fuseau horaire de ses tirages',
  chooseTimeZone: 'Choisissez le fuseau horaire',
  timeZoneRequired: 'Choisissez le fuseau horaire de vos dates',
  organizationName: 'Nom de l’organisme',
  charityNumber: 'Numéro d’organisme de bienfaisance',
  'about-number-CA': 'Comme sur vos reçus : 12345 6789 RR0001.',
  'about-number-US': 'Votre EIN : 12-3456789.',
  name: 'Votre nom',
  email: 'Adresse courriel',
  password: 'Mot de passe',
  consent:
    'Je peux agir au nom de cet organisme, et j’accepte que ces renseignements soient conservés et vérifiés dans les registres publics.',
  countryRequired: 'Choisissez le pays de votre organisme',
  organizationNameRequired: 'Saisissez le nom de votre organisme',
  'wrong-number-CA':
    'Ce numéro compte neuf chiffres, RR et quatre chiffres, par exemple 12345 6789 RR0001',
  'wrong-number-US': 'Un EIN compte neuf chiffres, par exemple 12-3456789',
  nameRequired: 'Saisissez votre nom',
  consentRequired: 'Sans cela, nous ne pouvons pas étudier votre inscription',
  signUp: 'S’inscrire',
  signingUp: 'Inscription en cours',
  login: 'Aller à la connexion',

  sentTitle: 'Confirmez votre adresse courriel',
  sent: 'Votre inscription est enregistrée. Nous avons envoyé un lien à {email} : ouvrez-le dans les 24 heures pour confirmer votre adresse.',
  sentNext:
    'Nous étudierons ensuite votre inscription et vous écrirons. Vous pourrez vous connecter dès qu’elle sera approuvée.',

  mendTitle: 'Corrigez votre inscription',
} satisfies French<SignUpTexts>
