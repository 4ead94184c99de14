import { raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import { salesPeriodIsOver } from '../../../core/raffles/rules.ts'
import { useTexts } from '../../desk.tsx'
import { Confirm } from '../../kit/overlays/confirm.tsx'
import { useMomentWords } from '../parts/use-moment-words.ts'
import { type ActionDialogProps, useActionRun } from './use-action-run.ts'

/** Opens the sales, now or at the start date. */
export function ActivateDialog({ raffle, onDone, onChanged, onClose }: ActionDialogProps) {
  const texts = useTexts(raffleActionTexts)
  const moment = useMomentWords(raffle)
  const { act, busy, error, unsure } = useActionRun(raffle, onChanged)
  const { name, startDate } = raffle
  const isLater = startDate !== null && Date.parse(startDate) > Date.now()
  return (
    <Confirm
      title={texts.activateTitle({ name })}
      message={
        isLater ? texts.activateMessage({ moment: moment(startDate) }) : texts.activateNowMessage
      }
      confirmLabel={texts.activateConfirm}
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={async () => {
        const after = await act('activate', undefined)
        if (after) onDone(after)
      }}
      onClose={onClose}
    />
  )
}

/** Pauses the sales. */
export function DeactivateDialog({ raffle, onDone, onChanged, onClose }: ActionDialogProps) {
  const texts = useTexts(raffleActionTexts)
  const { act, busy, error, unsure } = useActionRun(raffle, onChanged)
  return (
    <Confirm
      title={texts.deactivateTitle({ name: raffle.name })}
      message={texts.deactivateMessage}
      confirmLabel={texts.deactivateConfirm}
      cancelLabel={texts.keepActive}
      tone="danger"
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={async () => {
        const after = await act('deactivate', undefined)
        if (after) onDone(after)
      }}
      onClose={onClose}
    />
  )
}

/** Stops the sales for good. Before their time, the raffle's name has to be typed: nothing brings them back. */
export function EndDialog({ raffle, onDone, onChanged, onClose }: ActionDialogProps) {
  const texts = useTexts(raffleActionTexts)
  const moment = useMomentWords(raffle)
  const { act, busy, error, unsure } = useActionRun(raffle, onChanged)
  const { name, endDate } = raffle
  const isLate = salesPeriodIsOver(raffle, new Date())
  const early = endDate ? texts.endEarlyMessage({ moment: moment(endDate) }) : texts.endOpenMessage
  return (
    <Confirm
      title={texts.endTitle({ name })}
      message={isLate ? texts.endLateMessage : early}
      confirmLabel={texts.endConfirm}
      cancelLabel={isLate ? texts.keepOpen : texts.endCancel}
      {...(!isLate && { retype: name })}
      tone="danger"
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={async () => {
        const after = await act('end', undefined)
        if (after) onDone(after)
      }}
      onClose={onClose}
    />
  )
}

/** A draft and what hangs on it, gone for good. */
export function DeleteDialog({ raffle, onDone, onChanged, onClose }: ActionDialogProps) {
  const texts = useTexts(raffleActionTexts)
  const { remove, busy, error, unsure } = useActionRun(raffle, onChanged)
  return (
    <Confirm
      title={texts.deleteTitle({ name: raffle.name })}
      message={texts.deleteMessage}
      confirmLabel={texts.deleteConfirm}
      cancelLabel={texts.deleteCancel}
      tone="danger"
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={async () => {
        if (await remove()) onDone(null)
      }}
      onClose={onClose}
    />
  )
}
