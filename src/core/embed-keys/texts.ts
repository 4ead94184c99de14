import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  title: 'Embedding keys',
  hint: 'With a key, the organization’s own server shows parts of Raffle Desk on its pages.',
  none: 'There is no key: no page shows parts of Raffle Desk.',
  loading: 'Loading the embedding keys',
  loadFailed: 'The embedding keys could not be loaded',
  add: 'New key',
  addTitle: 'New embedding key',
  addHint:
    'Its secret shows once, after this. Two keys live at most: the one in use, and the one that takes its place.',
  enough: params<{ most: number }>(
    'There are {most} keys already. Revoke the one that is used no more first.',
  ),
  name: 'Name',
  nameHint: 'Such as “Intranet”.',
  roles: 'Roles that its pages may act in',
  rolesNeeded: 'Choose at least one role.',
  origins: 'Where its pages are',
  originsHint: 'One on each line, such as https://intranet.example.org.',
  originWrong: 'Write each as https://intranet.example.org, with nothing behind it.',
  manyOrigins: 'These are too many for one key.',
  noOrigins: 'No pages yet: the key is good for none.',
  make: 'Make the key',
  cancel: 'Cancel',
  secretTitle: params<{ name: string }>('The secret of {name}'),
  secretHint:
    'Copy it now to the organization’s server. It is kept nowhere, and shows this once: who loses it makes another key.',
  secret: 'the secret',
  done: 'Done',
  created: 'Made',
  lastUsed: 'Last used',
  neverUsed: 'Not used yet',
  changeOrigins: 'Change pages',
  changeOriginsOf: params<{ name: string }>('Change pages of {name}'),
  changeTitle: params<{ name: string }>('Where are the pages of {name}?'),
  changeHint: 'Pages of what you take away show nothing more, at once.',
  save: 'Save',
  saved: params<{ name: string }>('{name} is saved.'),
  revoke: 'Revoke',
  revokeOf: params<{ name: string }>('Revoke {name}'),
  revokeTitle: params<{ name: string }>('Revoke {name}?'),
  revokeMessage: 'Pages that use it show nothing more, at once. This can’t be undone.',
  keep: 'Keep it',
  revoked: params<{ name: string }>('{name} is revoked.'),
}
export type EmbedKeyTexts = typeof english

/** The words of an organization's embedding keys. */
export const embedKeyTexts = defineTexts('embed-keys', english, () => import('./texts.fr.ts'))
