import type { DonationRow } from '../../../src/core/donations/donation-list.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'

/** As `donationSource` reads it. */
export interface StoredDonation extends Omit<DonationRow, 'givenAt' | 'donor' | 'currency'> {
  givenAt: Date
  donorId: string
  donorName: string
  email: string | null
  country: Country
}

/** As it is answered; its moments aren't written yet. */
export function viewDonation({ donorId, donorName, email, country, ...row }: StoredDonation) {
  return {
    ...row,
    currency: currencyOf({ country }),
    donor: { id: donorId, name: donorName, email },
  }
}
