import { formatLongDay } from '../../core/format/dates.ts'
import { formatInstant } from '../../core/format/instants.ts'
import { formatMoney } from '../../core/format/money.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { subscriptionCalls } from '../../core/subscriptions/calls.ts'
import { chargeOutcome } from '../../core/subscriptions/charge-outcome.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { SubscriptionQuestionProps } from './subscription-question.ts'
import { useOutcomeWords } from './use-outcome-words.ts'

type ConfirmChargeProps = SubscriptionQuestionProps & { step: 'skip' | 'retry' }

/** Asks before a card is charged again, or a charge is let pass: neither is taken back. */
export default function ConfirmCharge({
  subscription,
  step,
  onChanged,
  onClose,
}: ConfirmChargeProps) {
  const desk = useDesk()
  const texts = useTexts(subscriptionTexts)
  const orderWords = useTexts(orderTexts)
  const outcomeWords = useOutcomeWords()
  const locale = useLocale()
  const notify = useNotify()
  const action = useAction()
  const { id, version, customer, priceCents, currency, cardEnding, nextChargeOn, target } =
    subscription
  const name = { name: customer.name }

  async function confirm() {
    const done = await action.run(async attempt => {
      await desk.http.ask(
        subscriptionCalls[step],
        { params: { id }, body: { version } },
        { attempt },
      )
    })
    onChanged()
    if (!done) return
    notify('ok', texts[`${step}Done`](name))
    onClose()
    if (step === 'retry') await sayOutcome()
  }

  /** It goes on though the question is closed: the list and the drawer follow. */
  async function sayOutcome() {
    const outcome = await chargeOutcome(desk, subscription).catch(() => null)
    onChanged()
    if (outcome === null) return
    const words = texts.outcome({ ...name, outcome: outcomeWords(outcome) })
    notify(outcome.result === 'charged' ? 'ok' : 'bad', words)
  }

  function placeWords(): string {
    if (target === null) return texts.retryNowhere
    const { eventName: raffle, drawAt } = target
    const { timeZone } = subscription
    const moment =
      drawAt && formatInstant(drawAt, { timeZone, locale, style: 'date-time', zone: true })
    const draw = moment ? orderWords.drawOf({ moment }) : orderWords.undatedDraw
    return texts.retryInto({ raffle, draw })
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
          message: `${texts.retryMessage({ amount, ending: cardEnding ?? '' })} ${placeWords()}`,
          confirmLabel: texts.retryConfirm({ amount }),
          cancelLabel: texts.retryLater,
        }
  return (
    <Confirm
      {...words}
      title={texts[`${step}Title`](name)}
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
