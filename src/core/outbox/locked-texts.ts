import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  locked: params<{ number: string }>(
    count({
      one: '{number} order is waiting to be sent. It stays locked on this machine until you sign in again.',
      many: '{number} orders are waiting to be sent. They stay locked on this machine until you sign in again.',
    }),
  ),
  lockedHere: params<{ number: string }>(
    count({
      one: '{number} order waits on this machine to be sent. It stays locked until whoever took it signs in here again.',
      many: '{number} orders wait on this machine to be sent. They stay locked until whoever took them signs in here again.',
    }),
  ),
}

export type LockedTexts = typeof english

/** What logout and login say of orders that wait on this machine. */
export const lockedTexts = defineTexts(
  'outbox-locked',
  english,
  () => import('./locked-texts.fr.ts'),
)
