import { defineTexts } from '../../core/i18n/texts.ts'

const english = {
  failed:
    'This could not be printed. Check that your browser lets this page print, then try again.',
}

export type PrintTexts = typeof english

/** What printing says of itself. */
export const printTexts = defineTexts('print', english, () => import('./print-texts.fr.ts'))
