import { translated } from '../../../src/core/i18n/texts.ts'
import french from '../../../src/core/second-factor/texts.fr.ts'
import { secondFactorTexts } from '../../../src/core/second-factor/texts.ts'

const { english } = secondFactorTexts
const filled = { organization: '{organization}' }

/** What the API says when it refuses a second factor. */
export const secondFactorMessages = {
  'code-wrong': {
    en: 'This code is not right. Please enter the one that the app shows now.',
    fr: 'Ce code est inexact. Veuillez entrer celui que l’application affiche maintenant.',
  },
  'code-used': {
    en: 'This code was used already. Please wait for the next one.',
    fr: 'Ce code a déjà servi. Veuillez attendre le suivant.',
  },
  'second-step-over': {
    en: 'This took too long. Please log in again.',
    fr: 'Le délai est dépassé. Veuillez vous connecter de nouveau.',
  },
  'second-factor-there': {
    en: 'Your account has a second factor already. Remove it before you set up another.',
    fr: 'Votre compte a déjà un second facteur. Retirez-le avant d’en configurer un autre.',
  },
  'second-factor-needed': {
    en: 'Your roles ask for a second factor. Please set one up first.',
    fr: 'Vos rôles exigent un second facteur. Veuillez d’abord en configurer un.',
  },
  'factor-required': {
    en: english['factor-required'](filled),
    fr: translated(english, french)['factor-required'](filled),
  },
  'second-factor-missing': {
    en: 'There is no second factor here.',
    fr: 'Il n’y a pas de second facteur ici.',
  },
} as const
