import { accountRoutes } from './accounts/calls.ts'
import { activityRoutes } from './activity/calls.ts'
import { customerRoutes } from './customers/calls.ts'
import { dashboardRoutes } from './dashboard/calls.ts'
import { donationRoutes } from './donations/calls.ts'
import { embedKeyRoutes } from './embed-keys/calls.ts'
import { fileCalls } from './files/file-calls.ts'
import { uploadRoutes } from './files/upload-calls.ts'
import { flagCalls } from './flags/calls.ts'
import type { Call } from './http/call.ts'
import { attachment } from './jobs/attachment.ts'
import { jobRoutes } from './jobs/calls.ts'
import { mailBatchRoutes } from './mail-batches/calls.ts'
import { invitationRoutes } from './one-time-links/invitation-calls.ts'
import { resetRoutes } from './one-time-links/reset-calls.ts'
import { orderEntryRoutes } from './order-entry/calls.ts'
import { orderRoutes } from './orders/calls.ts'
import { organizationRoutes } from './organizations/calls.ts'
import { outboxRoutes } from './outbox/calls.ts'
import { passkeyRoutes } from './passkeys/calls.ts'
import { profileRoutes } from './profile/calls.ts'
import { raffleRoutes } from './raffles/calls.ts'
import { drawRoutes } from './raffles/draws/calls.ts'
import { certificateRoutes } from './raffles/draws/certificate-calls.ts'
import { stubRoutes } from './raffles/draws/stub-calls.ts'
import { excludedRoutes } from './raffles/excluded/calls.ts'
import { memberRoutes } from './raffles/members/calls.ts'
import { prizeRoutes } from './raffles/prizes/calls.ts'
import { winnerRoutes } from './raffles/winners/calls.ts'
import { contactRoutes } from './raffles/winners/contact-calls.ts'
import { pickRoutes } from './raffles/winners/pick-calls.ts'
import { recentWinnerRoutes } from './raffles/winners/recent-calls.ts'
import { buyerRejectionRoutes } from './raffles/winners/reject-buyer.ts'
import { retentionRoutes } from './retention/calls.ts'
import { secondFactorRoutes } from './second-factor/calls.ts'
import { factorRuleRoutes } from './second-factor/rules.ts'
import { sessionRoutes } from './session/calls.ts'
import { embedRoutes } from './session/embed-calls.ts'
import { recordingRoutes } from './session/recording-calls.ts'
import { signUpRoutes } from './sign-up/sign-up-calls.ts'
import { verificationRoutes } from './sign-up/verification-calls.ts'
import { waitingRoutes } from './sign-up/waiting-calls.ts'
import { slipRoutes } from './slips/calls.ts'
import { staffReasonRoutes } from './staff-reasons/calls.ts'
import { subscriptionRoutes } from './subscriptions/calls.ts'
import { systemRoutes } from './system/calls.ts'
import { tagRoutes } from './tags/calls.ts'
import { ticketRoutes } from './tickets/calls.ts'
import { userRoutes } from './users/calls.ts'

/** Every call that the API answers: the routes and the OpenAPI document both come from this list. */
export const calls: readonly Call[] = [
  ...sessionRoutes,
  ...profileRoutes,
  ...secondFactorRoutes,
  ...factorRuleRoutes,
  ...passkeyRoutes,
  ...embedRoutes,
  ...resetRoutes,
  ...invitationRoutes,
  ...signUpRoutes,
  ...verificationRoutes,
  ...waitingRoutes,
  ...recordingRoutes,
  ...staffReasonRoutes,
  ...organizationRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...raffleRoutes,
  ...uploadRoutes,
  ...fileCalls,
  ...prizeRoutes,
  ...memberRoutes,
  ...excludedRoutes,
  ...drawRoutes,
  ...certificateRoutes,
  ...stubRoutes,
  ...pickRoutes,
  ...winnerRoutes,
  ...buyerRejectionRoutes,
  ...recentWinnerRoutes,
  ...contactRoutes,
  ...orderRoutes,
  ...orderEntryRoutes,
  ...outboxRoutes,
  ...mailBatchRoutes,
  ...slipRoutes,
  ...ticketRoutes,
  ...customerRoutes,
  ...donationRoutes,
  ...subscriptionRoutes,
  ...jobRoutes,
  attachment,
  ...activityRoutes,
  ...dashboardRoutes,
  ...embedKeyRoutes,
  ...retentionRoutes,
  ...tagRoutes,
  ...flagCalls,
  ...systemRoutes,
]
