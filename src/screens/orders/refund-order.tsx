import * as v from 'valibot'
import { formatMoney } from '../../core/format/money.ts'
import { shortId } from '../../core/format/short-id.ts'
import { filled } from '../../core/forms/form-rules.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { orderQuestionTexts } from '../../core/orders/question-texts.ts'
import {
  donationLeftCents,
  NewRefundSchema,
  owedCents,
  refundableCents,
} from '../../core/orders/refund.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { MoneyField } from '../kit/fields/money-field.tsx'
import { SelectField } from '../kit/fields/select-field.tsx'
import { TextAreaField } from '../kit/fields/text-area-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormDialog } from '../kit/forms/form-dialog.tsx'
import { useLocale } from '../kit/language.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import type { OrderQuestionProps } from './order-question.ts'
import { useRefundReasons } from './use-refund-reasons.ts'

const { amountCents, reason } = NewRefundSchema.entries
const commentMost = 1000
const TypedSchema = v.object({
  amountCents: filled(amountCents),
  reason: filled(reason),
  comment: v.pipe(v.string(), v.trim(), v.maxLength(commentMost)),
})

/** How much goes back to the buyer and why: to the card by the provider, or by hand, which is recorded. */
export default function RefundOrder({ order, onClose }: OrderQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(orderQuestionTexts)
  const words = useTexts(orderTexts)
  const locale = useLocale()
  const notify = useNotify()
  const { id, currency } = order
  const most = refundableCents(order)
  const form = useForm(TypedSchema, {
    id: `order:${id}:refund`,
    draft: 'sent',
    values: { amountCents: owedCents(order) || most, reason: null, comment: '' },
    async onSave({ comment, ...typed }, { idempotencyKey: attempt }) {
      const body = { ...typed, ...(comment && { comment }) }
      const made = await http.ask(orderCalls.refund, { params: { id }, body }, { attempt })
      const amount = formatMoney(made.amountCents, currency, locale)
      const said = made.way === 'card' ? texts.refundSent : texts.refundRecorded
      notify('ok', said({ amount }))
    },
    onSaved: onClose,
  })
  const field = fieldsOf(form)
  const options = useRefundReasons()
  const isByHand = order.cardEnding === null
  return (
    <FormDialog
      form={form}
      title={(isByHand ? texts.returnedTitle : texts.refundTitle)({ order: shortId(id) })}
      description={useMeaning(order)}
      submitLabel={isByHand ? words.recordReturned : words.refund}
      onClose={onClose}
    >
      {field('amountCents', texts.refundAmount, bound => (
        <MoneyField {...bound} currency={currency} minCents={1} maxCents={most} required />
      ))}
      {field('reason', words.refundReason, bound => (
        <SelectField {...bound} options={options} required />
      ))}
      {field('comment', texts.refundComment, bound => (
        <TextAreaField {...bound} maximumLength={commentMost} />
      ))}
    </FormDialog>
  )
}

function useMeaning(order: OrderDetail): string {
  const { status, cardBrand, cardEnding } = order
  const texts = useTexts(orderQuestionTexts)
  const words = useTexts(orderTexts)
  const locale = useLocale()
  const where =
    cardBrand === null || cardEnding === null
      ? texts.refundByHandHint
      : texts.refundCardHint({
          card: words.cardEndingIn({ brand: words[`cardBrand-${cardBrand}`], ending: cardEnding }),
        })
  const owed = owedCents(order)
  if (status === 'VOID') {
    const cents = Math.min(donationLeftCents(order), owed)
    const amount = formatMoney(cents, order.currency, locale)
    return cents === 0 ? where : `${texts.refundDonationToo({ amount })} ${where}`
  }
  if (owed === 0) return `${texts.refundDonationHint} ${where}`
  const withDonation = refundableCents(order) > owed
  return `${withDonation ? texts.refundTicketsAndDonationHint : texts.refundTicketsHint} ${where}`
}
