/** What people call fees, of a raffle and of an organization. */
export const feeNames = {
  raffleboxFeePercent: 'Fee on ticket sales',
  raffleboxFeeFlatRateDollars: 'Flat fee',
  raffleboxFeeFlatRateDollarsHint: 'Once for the whole raffle.',
  raffleboxOrderFeeDollars: 'Fee per order',
  processingFeePercent: 'Card processing fee',
  raffleboxDonationFeePercent: 'Fee on donations',
}
