import { defineTexts } from '../i18n/texts.ts'

const english = {
  changed: 'Your permissions changed.',
  changedDetail:
    'You no longer have access here. What you typed stays until you leave, so that you can save or copy it.',
}

export type AccessTexts = typeof english

/** What is said where a screen stays open although its person may not open it any more. */
export const accessTexts = defineTexts('access', english, () => import('./access-texts.fr.ts'))
