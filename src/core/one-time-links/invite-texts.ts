import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'
import { badLink } from './link-words.ts'

const english = {
  ...badLink,
  title: 'Your invitation',
  titleOf: params<{ organization: string }>('Work with {organization}'),
  newLead: params<{ email: string }>('Choose your password for {email}. Then you log in with it.'),
  name: 'Your name',
  nameRequired: 'Enter your name',
  password: 'Password',
  accept: 'Accept invitation',
  accepting: 'Accepting the invitation',
  doneTitle: params<{ organization: string }>('Welcome to {organization}'),
  done: params<{ email: string }>('Your account is ready. Log in as {email}.'),
  login: 'Go to login',
  joinLead: params<{ email: string }>(
    'You are signed in as {email}. Once you accept, you can switch to it in the top bar.',
  ),
  joined: 'You can switch to it in the top bar.',
  home: 'Go to the dashboard',
  haveAccount: params<{ email: string }>(
    '{email} has an account already. Log in with it, then open the link in the email again.',
  ),
  wrongAccount: params<{ invited: string; email: string }>(
    'This invitation is for {invited}, and you are signed in as {email}. Log out, log in as {invited}, then open the link in the email again.',
  ),
  logOut: 'Log Out',
  used: 'This invitation was accepted already. Log in to begin.',
  expired:
    'This invitation has expired. It was good for seven days. Ask whoever invited you to send it again.',
  revoked:
    'This invitation is not good any more. A newer one may be in your email; else ask whoever invited you.',
  failed: 'The invitation could not be checked',
}
export type InviteTexts = typeof english

/** What somebody reads who was invited. */
export const inviteTexts = defineTexts('invite-user', english, () => import('./invite-texts.fr.ts'))
