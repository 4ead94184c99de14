import type { French } from '../../../core/i18n/texts.ts'
import type { PasswordTexts } from './password-texts.ts'

export default {
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordLength: 'de {min} à {max} caractères',
  passwordUppercase: 'une majuscule',
  passwordLowercase: 'une minuscule',
  passwordDigit: 'un chiffre',
  partMet: '(respecté)',
  partMissing: '(manquant)',
  passwordMet: 'Le mot de passe respecte les quatre exigences.',
  passwordMissing: 'Il manque encore : {parts}.',
} satisfies French<PasswordTexts>
