import type { Locale } from '../../../src/core/i18n/texts.ts'

/** What the API says to staff of the product who have not said why. */
export const staffReasonMessages = {
  'staff-reason-needed': {
    en: 'You don’t belong to this organization: give a reason before you change its data.',
    fr: 'Vous n’appartenez pas à cet organisme : donnez un motif avant de modifier ses données.',
  },
} as const satisfies Record<string, Record<Locale, string>>
