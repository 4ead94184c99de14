import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  profile: 'Profile',
  about: 'What you set here goes with you to each organization and each device.',
  loading: 'Loading your profile',
  loadFailed: 'Your profile could not be loaded',

  notFresh: 'This may no longer be the newest state.',

  you: 'You',
  name: 'Name',
  nameHint: 'As others read it beside what you do.',
  email: 'Email address',
  language: 'Language of the screens',
  'language-auto': 'As each browser has it',
  'language-en': 'English',
  'language-fr': 'French',
  theme: 'Theme',
  'theme-auto': 'As each device has it',
  'theme-light': 'Light',
  'theme-dark': 'Dark',
  mailLanguage: 'Language of mails',
  mails: 'Mails to you',
  lockMails: 'When tickets are locked for a draw',
  lockMailsHint:
    'It holds the proof that nothing was altered since. Where no account owner wants it, each of you gets it.',
  alwaysMailed: 'Mails about your password and how you sign in always come.',
  yes: 'Yes',
  no: 'No',
  edit: 'Edit profile',
  save: 'Save profile',
  saved: 'Your profile is saved.',

  signingIn: 'Signing in',
  password: 'Password',
  passwordHint: 'When you change it, you stay signed in here and are signed out everywhere else.',
  changePassword: 'Change password',
  changePasswordHint: 'You stay signed in here, and are signed out everywhere else.',
  presentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordField: 'new password',
  presentNeeded: 'Enter your current password',
  savePassword: 'Change password',
  passwordChanged: 'Your password is changed. Everywhere else you are signed out.',
  cancel: 'Cancel',

  sessions: 'Where you are signed in',
  sessionsLoading: 'Loading where you are signed in',
  sessionsFailed: 'Where you are signed in could not be loaded',
  device: params<{ browser: string; system: string }>('{browser} on {system}'),
  sessionSince: params<{ device: string; at: string }>('{device}, since {at}'),
  unknownDevice: 'A device that doesn’t say what it is',
  thisOne: 'This one',
  inOrganization: params<{ name: string }>('In {name}'),
  since: params<{ at: string }>('Since {at}'),
  lastUsed: 'Last used',
  end: 'End',
  endOf: params<{ device: string }>('End the session in {device}'),
  endTitle: params<{ device: string }>('End the session in {device}?'),
  endMessage:
    'Its tabs go to login with their next step. What was typed there and isn’t saved stays on that device.',
  endDo: 'End session',
  keepSession: 'Keep session',
  ended: params<{ device: string }>('The session in {device} is ended.'),
  everywhere: 'Sign out everywhere',
  everywhereTitle: params<{ number: string }>(
    count({ one: 'Sign out of {number} session?', many: 'Sign out of {number} sessions?' }),
  ),
  everywhereMessage:
    'You are signed out on every device, here too, and log in again. Orders that wait on a device are kept there.',
  staySignedIn: 'Stay signed in',
}
export type ProfileTexts = typeof english

export const profileTexts = defineTexts('profile', english, () => import('./texts.fr.ts'))
