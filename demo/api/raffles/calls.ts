import type { Call } from '../http/call.ts'
import { statusCalls } from './actions.ts'
import { copyRaffle } from './copy.ts'
import { createRaffle } from './create.ts'
import { getEditView } from './edit-view.ts'
import { getRaffle } from './get.ts'
import { listRaffles } from './list.ts'
import { patchRaffle } from './patch.ts'
import { removeRaffle } from './remove.ts'
import { sendTestEmail } from './test-email.ts'

export const raffleRoutes: readonly Call[] = [
  listRaffles,
  createRaffle,
  getRaffle,
  patchRaffle,
  removeRaffle,
  ...statusCalls,
  copyRaffle,
  getEditView,
  sendTestEmail,
]
