import type { Locale } from '../../../src/core/i18n/texts.ts'

/** What the API says to staff of the product who have not said why. */
export const staffReasonMessages = {
  'reason-needed': {
    en: 'You don’t belong to this organization. Nothing was changed: say why you change its data first.',
    fr: 'Vous n’appartenez pas à cet organisme. Rien n’a été modifié : indiquez d’abord pourquoi vous modifiez ses données.',
  },
} as const satisfies Record<string, Record<Locale, string>>
