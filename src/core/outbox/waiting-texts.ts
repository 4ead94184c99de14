import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  waiting: params<{ number: string }>(
    count({
      one: '{number} order is waiting to be sent',
      many: '{number} orders are waiting to be sent',
    }),
  ),
  elsewhere: params<{ number: string }>(
    count({
      one: '{number} order is waiting to be sent. It is sent once you may sell again: ask whoever gives the roles.',
      many: '{number} orders are waiting to be sent. They are sent once you may sell again: ask whoever gives the roles.',
    }),
  ),
  signingOut: params<{ number: string }>(
    count({
      one: 'Logging out locks it on this machine. It is sent once you log in here again, which needs the network.',
      many: 'Logging out locks them on this machine. They are sent once you log in here again, which needs the network.',
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
