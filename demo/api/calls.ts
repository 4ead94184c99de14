import { accountCalls } from './accounts/calls.ts'
import { dashboardCalls } from './dashboard/calls.ts'
import { flagCalls } from './flags/calls.ts'
import type { Call } from './http/call.ts'
import { organizationCalls } from './organizations/calls.ts'
import { raffleCalls } from './raffles/calls.ts'
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
  ...dashboardCalls,
  ...flagCalls,
  ...systemCalls,
]
