import { mailBatchCalls } from '../../../core/mail-batches/calls.ts'
import type { MailBatch } from '../../../core/mail-batches/mail-batch.ts'
import { mailBatchTexts } from '../../../core/mail-batches/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Confirm } from '../../kit/overlays/confirm.tsx'
import { useAction } from '../../use-action.ts'
import { useNotify } from '../../use-notify.ts'

interface BatchQuestionProps {
  batch: MailBatch
  action: 'close' | 'remove'
  /** It isn't among the open ones any more. */
  onDone: () => void
  onClose: () => void
}

/** Asks before a batch is closed, or goes where it was opened by mistake. */
export default function BatchQuestion({ batch, action, onDone, onClose }: BatchQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(mailBatchTexts)
  const notify = useNotify()
  const doing = useAction()
  const { id, version, depositId } = batch
  const slip = { slip: depositId }
  const words =
    action === 'close'
      ? {
          title: texts.closeTitle(slip),
          message: texts.closeMessage,
          confirmLabel: texts.close,
          cancelLabel: texts.keepOpen,
          done: texts.closed(slip),
        }
      : {
          title: texts.removeTitle(slip),
          message: texts.removeMessage,
          confirmLabel: texts.remove,
          cancelLabel: texts.keep,
          done: texts.removed(slip),
        }

  async function confirm() {
    const done = await doing.run(async attempt => {
      const params = { id }
      if (action === 'close')
        await http.ask(mailBatchCalls.close, { params, body: { version } }, { attempt })
      else await http.ask(mailBatchCalls.remove, { params, query: { version } }, { attempt })
    })
    if (!done) return
    notify('ok', words.done)
    onDone()
    onClose()
  }

  const { done: _, ...asked } = words
  return (
    <Confirm
      {...asked}
      busy={doing.busy}
      error={doing.error}
      unsure={doing.unsure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
