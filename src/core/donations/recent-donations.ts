/** The newest donations of the organisation, live. */
import { createOrganizationResource } from '../organization-resource.ts'
import { perDesk } from '../per-desk.ts'
import { type RecentDonation, recentDonationCalls } from './recent-calls.ts'

export const recentDonationsOf = perDesk(desk =>
  createOrganizationResource<readonly RecentDonation[]>(desk, {
    isEmpty: donations => donations.length === 0,
    load: (organizationId, signal) =>
      desk.http.ask(recentDonationCalls.recent, { query: { organizationId } }, { signal }),
  }),
)
