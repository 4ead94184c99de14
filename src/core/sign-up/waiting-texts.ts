import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Named = { name: string }

const english = {
  waiting: 'Sign-ups to decide',
  most: 'These are the hundred that wait the longest.',
  loading: 'Loading the sign-ups',
  since: params<{ at: string }>('since {at}'),
  'state-waiting': 'Waiting',
  'state-returned': 'Sent back',
  'state-approved': 'Approved',
  maybeTwice: 'Maybe here already',
  review: 'Review',
  reviewOf: params<Named>('Review: {name}'),

  organization: 'Organization',
  person: 'Who signed it up',
  country: 'Country',
  'country-CA': 'Canada',
  'country-US': 'United States',
  province: 'Province or state',
  charityNumber: 'Charity number',
  timeZone: 'Time zone',
  language: 'Language',
  'language-en': 'English',
  'language-fr': 'French',
  name: 'Name',
  email: 'Email',
  signedUp: 'Signed up',
  verified: 'Address confirmed',
  sentBackFor: 'Sent back last because',
  before: params<{ value: string }>('Before it was mended: {value}'),
  account: 'Their account',
  ownerSuspended:
    'Their account is suspended. Approved, the organization would have an owner who can’t log in, though the email says that they can.',
  alike: 'Maybe here already',
  'by-charity-number': 'the same charity number',
  'by-name': 'the same name',
  waitsToo: 'it waits as well',
  close: 'Close',

  approve: 'Approve',
  approveTitle: params<Named>('Approve {name}?'),
  approveMessage: params<{ person: string; email: string }>(
    'It becomes an organization, owned by {person}. They are told at {email} and can log in. Its products are chosen on its page.',
  ),
  approved: params<Named>('{name} is approved.'),
  sendBack: 'Send back',
  sendBackTitle: params<Named>('Send back the sign-up of {name}?'),
  sendBackMessage: params<{ email: string }>(
    'An email to {email} tells the reason as you write it, with a link to mend it and send it again.',
  ),
  sendBackReason: 'What has to be mended?',
  'reads-en': 'They read English.',
  'reads-fr': 'They read French: the rest of the email is in French.',
  sentBack: params<Named>('The sign-up of {name} is sent back.'),
  notNow: 'Not now',
}
export type WaitingTexts = typeof english

/** What those who run the product read of sign-ups. */
export const waitingTexts = defineTexts(
  'sign-ups-waiting',
  english,
  () => import('./waiting-texts.fr.ts'),
)
