import type { French } from '../../../core/i18n/texts.ts'
import type { FieldTexts } from './texts.ts'

export default {
  required: '(obligatoire)',
  optional: '(facultatif)',
  charactersLeft: { one: '{count} caractère restant', many: '{count} caractères restants' },
  charactersOver: { one: '{count} caractère de trop', many: '{count} caractères de trop' },
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
} satisfies French<FieldTexts>
