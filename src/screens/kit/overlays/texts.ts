import { params } from '../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../core/i18n/texts.ts'

const english = {
  error: 'Error',
  loading: 'Loading',
  notLoaded: 'This could not be loaded. Check your connection, then open it again.',
  close: 'Close',
  cancel: 'Cancel',
  again: 'Try again',
  reasonRequired: 'Give a reason.',
  retype: params<{ text: string }>('Type “{text}” to confirm'),
  retypeExactly: params<{ text: string }>('Type “{text}”, exactly as it stands here.'),
}

export type OverlayTexts = typeof english

/** What dialogs, menus and messages say of themselves. */
export const overlayTexts = defineTexts('overlays', english, () => import('./texts.fr.ts'))
