/**
 * What the product asks for (docs/specification.md, section 3): for administrators only, and not everybody who sees a raffle
 * sees it. Of an organization they are what its new raffles begin with; of a raffle they hold.
 */
import { formOf, type Values } from '../fields/field.ts'
import { moneyOrZero, percentageOrZero } from '../fields/kinds.ts'

/** The two named "…Dollars" are in cents on the wire ("cents form"). Initially the product's usual ones. */
export const fees = {
  raffleboxFeePercent: percentageOrZero(5),
  /** Integer cents, despite its name. */
  raffleboxFeeFlatRateDollars: moneyOrZero(),
  /** Integer cents, despite its name. */
  raffleboxOrderFeeDollars: moneyOrZero(),
  processingFeePercent: percentageOrZero(2.9),
  raffleboxDonationFeePercent: percentageOrZero(3),
}

export const feeFields = Object.keys(fees) as readonly (keyof typeof fees)[]

/** What is usual of each: for whoever has no other. */
export const usualFees = formOf(fees).initially as Values<typeof fees>
