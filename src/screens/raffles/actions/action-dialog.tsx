import type { RaffleAction } from '../../../core/raffles/rules.ts'
import { CloseDialog } from './close-dialog.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { ActivateDialog, DeactivateDialog, DeleteDialog, EndDialog } from './status-dialogs.tsx'
import type { ActionDialogProps } from './use-action-run.ts'

/** The actions that ask first; editing and picking winners have screens of their own. */
export type AskedAction = Exclude<RaffleAction, 'edit' | 'pick-winner'>

const dialogs = {
  copy: CopyDialog,
  'request-activation': RequestDialog,
  activate: ActivateDialog,
  deactivate: DeactivateDialog,
  end: EndDialog,
  close: CloseDialog,
  delete: DeleteDialog,
} satisfies Record<AskedAction, (props: ActionDialogProps) => unknown>

/** The question of an action. Mount it to ask. */
export function RaffleActionDialog({
  action,
  ...props
}: ActionDialogProps & { action: AskedAction }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}
