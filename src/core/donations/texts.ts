import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

/** Beside the words of orders, which a donation is given with. */
const english = {
  donations: 'Donations',
  searchDonors: 'Search by donor or email',
  givenAt: 'Given',
  donor: 'Donor',
  receipt: 'Receipt',
  'receipt-none': 'Not requested',
  'receipt-requested': 'Requested',
  'receipt-issued': 'Issued',
  receiptNumber: 'Receipt number',
  recordReceipt: 'Record receipt number',
  changeReceipt: 'Change receipt number',
  receiptTitle: params<{ donor: string }>('Receipt for the donation of {donor}'),
  receiptHint: params<{ amount: string; day: string }>('For {amount}, given on {day}.'),
  emptyTakesAway: 'Empty takes the number away.',
  save: 'Save',
  receiptSaved: params<{ donor: string }>('The receipt of {donor} is saved.'),
  receiptOf: params<{ number: string }>('No. {number}'),
  'status-ACTIVE': 'Active',
  'status-PENDING': 'Pending',
  'status-FAILED': 'Error',
  'status-VOID': 'Void',
  anonymous: 'Anonymous',
  anonymousYes: 'Anonymous',
  anonymousNo: 'May be named',
  donationId: 'Donation id',
  noDonations: 'No donations yet',
  noDonationsHint:
    'What buyers give beside their tickets appears here. The options of a raffle’s sale say whether it takes donations.',
  toRaffles: 'See raffles',
  total: params<{ number: string; amount: string }>(
    count({
      one: '{amount} from {number} donation that matches.',
      many: '{amount} from {number} donations that match.',
    }),
  ),
  counted: 'Void, failed and pending donations don’t count.',

  recentDonations: 'Recent donations',
  noneRecent: 'Nobody has given yet.',
  recentFailed: 'The donations could not be loaded.',
  anonymousDonor: 'Anonymous',
}
export type DonationTexts = typeof english

export const donationTexts = defineTexts('donations', english, () => import('./texts.fr.ts'))
