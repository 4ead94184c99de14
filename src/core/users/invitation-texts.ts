import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Named = { name: string }

const english = {
  invite: 'Invite somebody',
  inviteTitle: 'Invite somebody',
  inviteHint:
    'They get a mail with a link that is good for seven days, once. Whoever has an account already joins with it.',
  name: 'Name',
  email: 'Email',
  roles: 'Roles',
  rolesNeeded: 'Choose at least one role.',
  language: 'Language of the mail',
  'language-en': 'English',
  'language-fr': 'French',
  send: 'Send invitation',
  cancel: 'Cancel',
  sent: params<Named>('{name} is invited.'),

  waiting: 'Invitations',
  loading: 'Loading the invitations',
  'state-invited': 'Invited',
  'state-expired': 'Expired',
  goodUntil: params<{ at: string }>('Good until {at}'),
  ranOut: params<{ at: string }>('Ran out {at}'),
  resend: 'Send again',
  resendOf: params<Named>('Send again: {name}'),
  resent: params<Named>('{name} is sent another link. The former one is good no more.'),
  revoke: 'Revoke',
  revokeOf: params<Named>('Revoke: {name}'),
  revokeTitle: params<Named>('Revoke the invitation of {name}?'),
  revokeMessage: 'The link that was mailed is good no more. You can invite them again.',
  revokeDo: 'Revoke invitation',
  keep: 'Keep invitation',
  revoked: params<Named>('The invitation of {name} is revoked.'),
}
export type InvitationTexts = typeof english

export const invitationTexts = defineTexts(
  'invitations',
  english,
  () => import('./invitation-texts.fr.ts'),
)
