import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  title: 'Log in to Raffle Desk',
  email: 'Email address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  login: 'Login',
  loggingIn: 'Logging in',
  forgotPassword: 'Forgot Password?',
  signUp: 'Sign up your organization',
  emailRequired: 'The email address is required',
  emailInvalid: 'The email address is not valid',
  passwordRequired: 'The password is required',
  passwordRule: params<{ field: string }>(
    'The {field} field must contain minimum 8 characters, uppercase, lowercase and a number',
  ),
  passwordField: 'password',
  signedOut:
    'You were signed out: your session was ended elsewhere, your roles were changed, or it ran out.',
  loginFailed: 'Login failed.',
  'kept-out-sign-up-waiting': 'Your sign-up is being reviewed.',
  'kept-out-sign-up-returned': 'Your sign-up was sent back.',
  'kept-out-sign-up-unverified': 'Your address isn’t confirmed yet.',
  newLink: 'Send a new link',
  'kept-out-organization-suspended': 'Your organization is suspended.',
  loginHelp: params<{ email: string }>('For help, please email {email}.'),
  signingOut: 'Signing you out',
  signingOutDetail: 'This takes a moment.',
}

export type SessionTexts = typeof english

/** Login and logout (sections 2, 5 and 8). */
export const sessionTexts = defineTexts('session', english, () => import('./texts.fr.ts'))
