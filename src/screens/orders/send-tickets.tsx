import { useState } from 'react'
import * as v from 'valibot'
import { DeskError } from '../../core/errors.ts'
import { shortId } from '../../core/format/short-id.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { isUncleared } from '../../core/orders/clearing.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { ticketNumbers } from '../../core/orders/order-list.ts'
import { orderQuestionTexts } from '../../core/orders/question-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { CheckboxField } from '../kit/fields/checkbox-field.tsx'
import { NumberField } from '../kit/fields/number-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormDialog } from '../kit/forms/form-dialog.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import type { OrderQuestionProps } from './order-question.ts'

const sendSchema = ({ firstTicketNumber, lastTicketNumber }: OrderDetail) =>
  v.object({
    email: v.pipe(v.string(), v.trim(), v.nonEmpty('email-required'), v.email()),
    ticketNumber: v.nullable(
      v.pipe(
        v.number('not-its-ticket'),
        v.minValue(firstTicketNumber ?? 0, 'not-its-ticket'),
        v.maxValue(lastTicketNumber ?? 0, 'not-its-ticket'),
      ),
    ),
    correct: v.boolean(),
  })

/** To whom an order's tickets go once more, and whether the buyer's own address was wrong. */
export default function SendTickets({ order, view, onClose }: OrderQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(orderQuestionTexts)
  const notify = useNotify()
  const { id } = order
  // What is read meanwhile takes nothing from what is typed.
  const [schema] = useState(() => sendSchema(order))
  // Said of each try until a refusal says that it is another by now: a try whose answer was lost is repeated as it was.
  const [seenEmail, setSeenEmail] = useState(order.buyer.email)
  const [firstEmail] = useState(seenEmail)
  const form = useForm(schema, {
    id: `order:${id}:send`,
    draft: 'no',
    values: { email: order.buyer.email ?? '', ticketNumber: null, correct: false },
    messages: { 'not-its-ticket': texts.notItsTicket },
    async onSave({ email, ticketNumber, correct }, { idempotencyKey: attempt }) {
      const body = {
        email,
        correct,
        ...(correct && { readEmail: seenEmail }),
        ...(ticketNumber !== null && { ticketNumber }),
      }
      try {
        await http.ask(orderCalls.email, { params: { id }, body }, { attempt })
      } catch (error) {
        if (error instanceof DeskError && error.failure === 'conflict')
          await readAnew(error.errors[0]?.code === 'stale-edit')
        throw error
      }
    },
    onSaved({ email }) {
      notify('ok', texts.sent({ recipient: email }))
      onClose()
    },
  })
  const field = fieldsOf(form)

  /** What can't be read is said by the page; the next try is refused again. */
  async function readAnew(isAboutAddress: boolean) {
    try {
      const now = await http.ask(orderCalls.get, { params: { id } })
      view.show(now)
      if (isAboutAddress) setSeenEmail(now.buyer.email)
    } catch {
      view.reload()
    }
  }

  return (
    <FormDialog
      form={form}
      title={texts.sendTitle({ order: shortId(id) })}
      description={order.status === 'VOID' ? texts.sendVoidHint : texts.sendHint}
      submitLabel={texts.send}
      onClose={onClose}
    >
      {isUncleared(order) && (
        <Banner tone="warn" title={texts.sendUncleared} detail={texts.sendUnclearedHint} />
      )}
      {field('email', texts.recipient, bound => (
        <TextField {...bound} type="email" autoComplete="off" />
      ))}
      {order.ticketCount > 1 &&
        field('ticketNumber', texts.oneTicket, bound => (
          <NumberField
            {...bound}
            isName
            description={texts.oneTicketHint({ tickets: ticketNumbers(order) ?? '' })}
          />
        ))}
      {field('correct', texts.correct, bound => (
        <CheckboxField {...bound} description={texts.correctHint} />
      ))}
      {seenEmail !== firstEmail && (
        <Banner
          tone="warn"
          title={texts.correctedMeanwhile}
          detail={seenEmail === null ? texts.noAddressNow : texts.addressNow({ email: seenEmail })}
        />
      )}
    </FormDialog>
  )
}
