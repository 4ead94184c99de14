import { defineTexts } from '../i18n/texts.ts'

const english = {
  rafflesFailed: 'The raffles could not be loaded.',
}

export type UnreadTexts = typeof english

/** Loaded only where they couldn't be. */
export const unreadTexts = defineTexts(
  'dashboard-unread',
  english,
  () => import('./unread-texts.fr.ts'),
)
