import * as v from 'valibot'
import { shortId } from '../../core/format/short-id.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { CheckboxField } from '../kit/fields/checkbox-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormDialog } from '../kit/forms/form-dialog.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import type { OrderQuestionProps } from './order-question.ts'

const SendSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('email-required'), v.email()),
  correct: v.boolean(),
})

/** To whom an order's tickets go once more, and whether the buyer's own address was wrong. */
export default function SendTickets({ order, view, onClose }: OrderQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(orderTexts)
  const notify = useNotify()
  const { id } = order
  const form = useForm(SendSchema, {
    id: `order:${id}:send`,
    draft: 'no',
    values: { email: order.buyer.email ?? '', correct: false },
    async onSave({ email, correct }, { idempotencyKey: attempt }) {
      await http.ask(orderCalls.email, { params: { id }, body: { email, correct } }, { attempt })
    },
    onSaved({ email }) {
      view.reload()
      notify('ok', texts.sent({ recipient: email }))
      onClose()
    },
  })
  const field = fieldsOf(form)
  return (
    <FormDialog
      form={form}
      title={texts.sendTitle({ order: shortId(id) })}
      description={order.status === 'VOID' ? texts.sendVoidHint : texts.sendHint}
      submitLabel={texts.send}
      onClose={onClose}
    >
      {field('email', texts.recipient, bound => (
        <TextField {...bound} type="email" autoComplete="off" />
      ))}
      {field('correct', texts.correct, bound => (
        <CheckboxField {...bound} description={texts.correctHint} />
      ))}
    </FormDialog>
  )
}
