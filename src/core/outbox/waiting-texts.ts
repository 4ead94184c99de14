import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  waiting: params<{ number: string }>(
    count({
      one: '{number} order is waiting to be sent',
      many: '{number} orders are waiting to be sent',
    }),
  ),
}

export type WaitingTexts = typeof english

/** What menus say of orders that wait on this machine. */
export const waitingTexts = defineTexts(
  'outbox-waiting',
  english,
  () => import('./waiting-texts.fr.ts'),
)
