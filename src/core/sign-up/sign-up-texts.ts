import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  title: 'Sign up your organization',
  lead: 'We look at each sign-up before it can sell tickets.',
  alreadyWithUs:
    'If your organization works with us already, ask its account owner for an invitation instead.',
  yourOrganization: 'Your organization',
  you: 'You, its account owner',
  country: 'Country',
  chooseCountry: 'Choose the country',
  CA: 'Canada',
  US: 'United States',
  'region-CA': 'Province',
  'region-US': 'State',
  'choose-region-CA': 'Choose a province or territory',
  'choose-region-US': 'Choose a state or territory',
  timeZone: 'Time zone of its draws',
  chooseTimeZone: 'Choose the time zone',
  timeZoneRequired: 'Choose the time zone that your dates are in',
  organizationName: 'Name of the organization',
  charityNumber: 'Charity number',
  'about-number-CA': 'As on your receipts: 12345 6789 RR0001.',
  'about-number-US': 'Your EIN: 12-3456789.',
  name: 'Your name',
  email: 'Email address',
  password: 'Password',
  consent:
    'I may act for this organization, and agree that what I entered is kept and checked with public registers.',
  countryRequired: 'Choose the country of your organization',
  organizationNameRequired: 'Enter the name of your organization',
  'wrong-number-CA':
    'A charity number has nine digits, RR and four digits, such as 12345 6789 RR0001',
  'wrong-number-US': 'An EIN has nine digits, such as 12-3456789',
  nameRequired: 'Enter your name',
  consentRequired: 'Without this we can’t look at your sign-up',
  signUp: 'Sign up',
  signingUp: 'Signing up',
  login: 'Go to login',

  sentTitle: 'Confirm your email address',
  sent: params<{ email: string }>(
    'Your sign-up is kept. We sent a link to {email}: open it within 24 hours to confirm your address.',
  ),
  sentNext: 'Then we review your sign-up, and write to you. You can log in once it is approved.',

  mendTitle: 'Mend your sign-up',
}
export type SignUpTexts = typeof english

/** What somebody reads who signs an organization up. */
export const signUpTexts = defineTexts('sign-up', english, () => import('./sign-up-texts.fr.ts'))
