import type { French } from '../../../core/i18n/texts.ts'
import type { FieldTexts } from './texts.ts'

export default {
  required: '(obligatoire)',
  optional: '(facultatif)',
  charactersLeft: { one: '{count} caractère restant', many: '{count} caractères restants' },
  charactersOver: { one: '{count} caractère de trop', many: '{count} caractères de trop' },
  country: 'Pays',
  canada: 'Canada',
  unitedStates: 'États-Unis',
  province: 'Province',
  state: 'État',
  chooseProvince: 'Choisissez une province ou un territoire',
  chooseState: 'Choisissez un État ou un territoire',
  postalCode: 'Code postal',
  zipCode: 'Code ZIP',
  amountUnreadable: 'Entrez un montant en dollars et en cents, par exemple 1 234,50',
  amountDecimals: 'Entrez au plus deux décimales : un montant n’a pas de fraction de cent',
  amountTooLarge: 'Ce montant est trop élevé',
  numberUnreadable: 'Entrez un nombre en chiffres',
  numberWhole: 'Entrez un nombre entier, sans décimales',
  numberDecimals: {
    one: 'Entrez au plus {decimals} décimale',
    many: 'Entrez au plus {decimals} décimales',
  },
  numberTooLarge: 'Ce nombre est trop élevé',
  atLeast: 'Entrez {least} ou plus',
  atMost: 'Entrez {most} ou moins',
  between: 'Entrez une valeur entre {least} et {most}',
} satisfies French<FieldTexts>
