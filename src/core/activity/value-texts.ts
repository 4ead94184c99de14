import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'
import { roleNames } from '../session/role-names.ts'

const english = {
  yes: 'Yes',
  no: 'No',
  package: params<{ tickets: string; price: string }>('{tickets} for {price}'),
  packageCapped: params<{ tickets: string; price: string; packs: string }>(
    '{tickets} for {price} ({packs} packs)',
  ),

  'kind-reset-password': 'To set a password',
  'kind-verify-email': 'To verify an address',
  'kind-invite': 'To join',
  'state-wrong-account': 'Another account',
  'state-used': 'Used',
  'state-revoked': 'Revoked',
  'state-expired': 'Expired',

  jackpot: 'Jackpot',
  prize: 'Prize',

  grey: 'Grey',
  violet: 'Violet',
  blue: 'Blue',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',

  dice: 'Dice',
  words: 'Words',
  failing: 'Failing',
  paused: 'Paused',
  cancelled: 'Cancelled',

  picked: 'Picked',
  verified: 'Verified',
  'second-person': 'Waiting for a second person',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  prepared: 'Prepared',
  sent: 'Sent',
  discarded: 'Discarded',
  'not-board': 'Not on the board',
  'not-staff': 'Not on staff',
  'not-household': 'Not of such a household',
  'of-age': 'Of age',
  resident: 'Resident',
  'buyer-rejected': 'The buyer was rejected with another ticket',
  'buyer-excluded': 'The buyer is in the list of excluded people, or has such a name',
  'board-or-staff': 'Board member or staff',
  household: 'Of an excluded household',
  underage: 'Under age',
  'out-of-province': 'Lives outside the province or state',
  'payment-failed': 'Payment failed',
  'not-present': 'Not present',
  'not-reached': 'Not reached',
  declined: 'Declined the prize',
  other: 'Other',
  duplicate: 'Duplicate',
  'asked-for': 'The buyer asked for it',
  'wrong-order': 'Entered wrongly',
  'not-eligible': 'May not take part',
  'raffle-cancelled': 'Raffle cancelled',
  'card-closed': 'The card is closed',
  refused: 'The bank refused it',
  phone: 'Phone',
  email: 'Email',
  mail: 'Mail',
  'in-person': 'In person',
  walk_in: 'Walk-in',
  membership: 'Membership',
  cash: 'Cash',
  credit: 'Credit',
  cheque: 'Cheque',
  'money order': 'Money order',
  ACTIVE: 'Active',
  PENDING: 'Pending',
  FAILED: 'Failed',
  VOID: 'Void',

  'role-users': 'The role doesn’t allow managing people',
  'role-not-agents': 'Not one of their agents',
  'role-of-product': 'Works for the product',
  'role-not-yours': 'A role beyond their own',
  'role-own': 'Their own roles',
  'role-own-access': 'Their own access',
  'last-owner': 'The last account owner',
  active: 'May sign in',
  suspended: 'Suspended',

  ...roleNames,
}

export type ValueTexts = typeof english

/** What people call the values of fields that hold one of a list. */
export const valueTexts = defineTexts(
  'activity-values',
  english,
  () => import('./value-texts.fr.ts'),
)
