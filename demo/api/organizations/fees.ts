import { usualFees } from '../../../src/core/raffles/fees.ts'

/** What an organization's new raffles begin with: its own fees, of those it has none of the product's usual ones. */
export function feesOf({ fees }: { fees: Partial<typeof usualFees> }): typeof usualFees {
  return { ...usualFees, ...fees }
}
