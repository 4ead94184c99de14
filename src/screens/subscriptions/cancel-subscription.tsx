import { subscriptionCalls } from '../../core/subscriptions/calls.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { SubscriptionQuestionProps } from './subscription-question.ts'

/** Asks why before nothing more is charged. */
export default function CancelSubscription({
  subscription: { id, version, customer },
  onChanged,
  onClose,
}: SubscriptionQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(subscriptionTexts)
  const notify = useNotify()
  const action = useAction()
  const name = { name: customer.name }

  async function confirm(reason: string) {
    const asked = { params: { id }, body: { version, reason } }
    const done = await action.run(async attempt => {
      await http.ask(subscriptionCalls.cancel, asked, { attempt })
    })
    onChanged()
    if (!done) return
    notify('ok', texts.cancelDone(name))
    onClose()
  }

  return (
    <Confirm
      title={texts.cancelTitle(name)}
      message={texts.cancelMessage}
      confirmLabel={texts.cancel}
      cancelLabel={texts.keep}
      tone="danger"
      reason={{ label: texts.cancelReason, required: true }}
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={reason => void confirm(reason)}
      onClose={onClose}
    />
  )
}
