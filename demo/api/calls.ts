import { accountCalls } from './accounts/calls.ts'
import { activityCalls } from './activity/calls.ts'
import { dashboardCalls } from './dashboard/calls.ts'
import { fileCalls } from './files/file-calls.ts'
import { uploadCalls } from './files/upload-calls.ts'
import { flagCalls } from './flags/calls.ts'
import type { Call } from './http/call.ts'
import { orderCalls } from './orders/calls.ts'
import { organizationCalls } from './organizations/calls.ts'
import { raffleCalls } from './raffles/calls.ts'
import { drawCalls } from './raffles/draws/calls.ts'
import { certificateCalls } from './raffles/draws/certificate-calls.ts'
import { stubCalls } from './raffles/draws/stub-calls.ts'
import { excludedCalls } from './raffles/excluded/calls.ts'
import { memberCalls } from './raffles/members/calls.ts'
import { prizeCalls } from './raffles/prizes/calls.ts'
import { winnerCalls } from './raffles/winners/calls.ts'
import { contactCalls } from './raffles/winners/contact-calls.ts'
import { pickCalls } from './raffles/winners/pick-calls.ts'
import { recentWinnerCalls } from './raffles/winners/recent-calls.ts'
import { buyerRejectionCalls } from './raffles/winners/reject-buyer.ts'
import { sessionCalls } from './session/calls.ts'
import { embedCalls } from './session/embed-calls.ts'
import { recordingCalls } from './session/recording-calls.ts'
import { systemCalls } from './system/calls.ts'

/** Every call that the API answers: the routes and the OpenAPI document both come from this list. */
export const calls: readonly Call[] = [
  ...sessionCalls,
  ...embedCalls,
  ...recordingCalls,
  ...organizationCalls,
  ...accountCalls,
  ...raffleCalls,
  ...uploadCalls,
  ...fileCalls,
  ...prizeCalls,
  ...memberCalls,
  ...excludedCalls,
  ...drawCalls,
  ...certificateCalls,
  ...stubCalls,
  ...pickCalls,
  ...winnerCalls,
  ...buyerRejectionCalls,
  ...recentWinnerCalls,
  ...contactCalls,
  ...orderCalls,
  ...activityCalls,
  ...dashboardCalls,
  ...flagCalls,
  ...systemCalls,
]
