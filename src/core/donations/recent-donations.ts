/** The newest donations of the organisation, live. */
import { createOrganizationResource } from '../organization-resource.ts'
import { perDesk } from '../per-desk.ts'
import { donationCalls, type RecentDonation } from './calls.ts'

export const recentDonationsOf = perDesk(desk =>
  createOrganizationResource<readonly RecentDonation[]>(desk, {
    isEmpty: donations => donations.length === 0,
    load: (organizationId, signal) =>
      desk.http.ask(donationCalls.recent, { query: { organizationId } }, { signal }),
  }),
)
