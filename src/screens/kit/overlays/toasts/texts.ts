import { defineTexts } from '../../../../core/i18n/texts.ts'

const english = {
  messages: 'Messages',
  dismiss: 'Dismiss message',
}

export type ToastTexts = typeof english

/** What short messages say of themselves. */
export const toastTexts = defineTexts('toasts', english, () => import('./texts.fr.ts'))
