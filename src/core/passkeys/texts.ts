import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  passkeys: 'Passkeys',
  hint: 'A passkey of this device or your password manager takes the place of a code when you log in.',
  notHere: 'Passkeys work only where Raffle Desk is opened over HTTPS, in a browser that has them.',
  loading: 'Loading your passkeys',
  loadFailed: 'Your passkeys could not be loaded',
  made: 'Made',
  lastUsed: 'Last used',
  neverUsed: 'Never used yet',
  add: 'Add passkey',
  addTitle: 'Add a passkey',
  addHint: 'Your browser then asks where to keep it, and for your fingerprint, face or PIN.',
  name: 'Name of the passkey',
  nameHint: 'Such as the device that it is on.',
  nameNeeded: 'Enter a name',
  notMade:
    'No passkey was made. Perhaps this device has one already, or it was broken off. Try again with the next code.',
  added: params<{ name: string }>('The passkey {name} is added.'),
  remove: 'Remove',
  removeOf: params<{ name: string }>('Remove the passkey {name}'),
  removeTitle: params<{ name: string }>('Remove the passkey {name}?'),
  removeHint:
    'It opens nothing any more. Your authenticator app and your recovery codes stay. Remove it from your device, too.',
  removeDo: 'Remove passkey',
  keep: 'Keep passkey',
  removed: params<{ name: string }>('The passkey {name} is removed.'),

  use: 'Use a passkey',
  notUsed: 'No passkey was used. Try again, or enter a code.',
}
export type PasskeyTexts = typeof english

/** Passkeys, on the profile and in the second step of login. */
export const passkeyTexts = defineTexts('passkeys', english, () => import('./texts.fr.ts'))
