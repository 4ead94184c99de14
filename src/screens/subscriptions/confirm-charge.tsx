import { formatLongDay } from '../../core/format/dates.ts'
import { formatMoney } from '../../core/format/money.ts'
import { subscriptionCalls } from '../../core/subscriptions/calls.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { SubscriptionQuestionProps } from './subscription-question.ts'

type ConfirmChargeProps = SubscriptionQuestionProps & { step: 'skip' | 'retry' }

/** Asks before a card is charged again, or a charge is let pass: neither is taken back. */
export default function ConfirmCharge({
  subscription,
  step,
  onChanged,
  onClose,
}: ConfirmChargeProps) {
  const { http } = useDesk()
  const texts = useTexts(subscriptionTexts)
  const locale = useLocale()
  const notify = useNotify()
  const action = useAction()
  const { id, version, customer, priceCents, currency, cardEnding, nextChargeOn } = subscription
  const name = { name: customer.name }

  async function confirm() {
    const done = await action.run(async attempt => {
      await http.ask(subscriptionCalls[step], { params: { id }, body: { version } }, { attempt })
    })
    onChanged()
    if (!done) return
    notify('ok', texts[`${step}Done`](name))
    onClose()
  }

  const amount = formatMoney(priceCents, currency, locale)
  const words =
    step === 'skip'
      ? {
          message: texts.skipMessage({
            day: nextChargeOn ? formatLongDay(nextChargeOn, locale) : '',
          }),
          confirmLabel: texts.skip,
          cancelLabel: texts.keepCharge,
        }
      : {
          message: texts.retryMessage({ amount, ending: cardEnding ?? '' }),
          confirmLabel: texts.retryConfirm({ amount }),
          cancelLabel: texts.retryLater,
        }
  return (
    <Confirm
      {...words}
      title={texts[`${step}Title`](name)}
      busy={action.busy}
      error={action.error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
