import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  activity: 'Activity',
  about: 'Everything that was done in your organization, by whom and when.',
  none: 'Nothing has happened yet',
  noneHint: 'Every change, sign-in and download will stand here, with who made it.',

  at: 'When',
  action: 'What was done',
  raffle: 'Raffle',
  comment: 'Comment',
  sequence: 'Number in the log',
  record: 'Find by a record’s number',
  actor: 'Who',
  subject: 'Done to',
  days: 'Days',
  'subject-raffle': 'Raffles',
  'subject-package': 'Ticket packages',
  'subject-prize': 'Prizes',
  'subject-member': 'Members',
  'subject-draw': 'Draws',
  'subject-winner': 'Winners',
  'subject-message': 'Messages to buyers',
  'subject-excluded-person': 'Excluded people',
  'subject-order': 'Orders',
  'subject-donation': 'Donations',
  'subject-subscription': 'Subscriptions',
  'subject-mail-batch': 'Batches of mail',
  'subject-cash-drop': 'Cash drops',
  'subject-customer': 'Customers',
  'subject-user': 'Users and sign-ins',
  'subject-invitation': 'Invitations',
  'subject-embed-key': 'Embedding keys',
  'subject-organization': 'Organization',
  'subject-tag': 'Tags',

  entry: params<{ number: string }>('Entry {number}'),
  openRaffle: 'Open the raffle',
  openOrder: 'Open the order',
  openCustomer: 'Open the customer',
  allOfRecord: 'Show all that was done to it',
  erased: 'What changed was removed when a person’s data was erased.',

  check: 'Check the log',
  checkAgain: 'Check again',
  checkAbout:
    'Each entry is chained to the one before it. A check reads all of them, and finds what was changed, removed or added in the database.',
  checking: 'Checking every entry',
  stands: 'The log stands',
  standsDetail: params<{ number: string; at: string }>(
    '{number} entries, checked {at}: none was changed, removed or added.',
  ),
  head: 'Newest hash',
  checkFailed: 'The log could not be checked',
  broken: params<{ number: string }>('The log is broken at entry {number}'),
  brokenAt: params<{ at: string; what: string }>('Of {at}: {what}'),
  'fault-content': 'what it says isn’t what was recorded.',
  'fault-link': 'it isn’t what was recorded, or doesn’t follow the entry before it.',
  'fault-missing': 'it is missing.',
  'fault-inserted': 'it was added later.',
  'fault-emptied': 'what it says was removed, and no erasure tells of it.',
  'fault-head': 'the log’s end isn’t what was recorded.',
  brokenNext: 'Change nothing in the database, and tell the product’s administrators.',
}

export type ActivityLogTexts = typeof english

/** The words of the screen of an organization's whole log. */
export const activityLogTexts = defineTexts(
  'activity-log',
  english,
  () => import('./log-texts.fr.ts'),
)
