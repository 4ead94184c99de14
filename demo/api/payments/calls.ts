import { orderEntryCalls } from '../../../src/core/order-entry/calls.ts'
import { reads } from '../http/routes.ts'
import { requireReach } from '../session/guard.ts'

const cardFields = reads(
  orderEntryCalls.cardFields,
  'Where the payment provider’s card fields are, for a frame.',
  async ({ api, session, origin, header, query: { organizationId = session.organization.id } }) => {
    requireReach(session, 'orders:create', organizationId)
    return api.payments.cardFields(header('origin') ?? origin, organizationId)
  },
)

export const paymentRoutes = [cardFields]
