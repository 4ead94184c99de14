import * as v from 'valibot'
import { DaySchema } from '../../core/fields/values.ts'
import { isoDay } from '../../core/format/iso-day.ts'
import { shortId } from '../../core/format/short-id.ts'
import { changeRecord } from '../../core/forms/change-record.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { followUpReasons } from '../../core/orders/follow-up.ts'
import { orderQuestionTexts } from '../../core/orders/question-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { DateField } from '../kit/dates/date-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormDialog } from '../kit/forms/form-dialog.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import type { OrderQuestionProps } from './order-question.ts'

const FollowUpSchema = v.object({ followUpOn: v.nullable(DaySchema) })

/** On which day somebody looks at the order again; from then on the list says so. */
export default function FollowUp({ order, onClose }: OrderQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(orderQuestionTexts)
  const notify = useNotify()
  const { id, version, followUpOn, timeZone } = order
  const form = useForm(FollowUpSchema, {
    id: `order:${id}:follow-up`,
    draft: 'no',
    values: { followUpOn },
    together: typed => followUpReasons(typed.followUpOn, isoDay(new Date(), timeZone)),
    messages: { 'follow-up-too-far': texts['follow-up-too-far'] },
    version,
    async onSave(typed, attempt) {
      const asked = { params: { id }, body: { ...typed, version: Number(attempt.version) } }
      const saved = await changeRecord(http, orderCalls.change, asked)
      return mapSaved(saved, order => ({ followUpOn: order.followUpOn }))
    },
    onSaved() {
      notify('ok', texts.followUpSaved({ order: shortId(id) }))
      onClose()
    },
  })
  const field = fieldsOf(form)
  return (
    <FormDialog
      form={form}
      title={texts.followUpTitle({ order: shortId(id) })}
      description={texts.followUpHint}
      submitLabel={texts.save}
      onClose={onClose}
    >
      {field('followUpOn', texts.followUpOn, bound => (
        <DateField {...bound} />
      ))}
    </FormDialog>
  )
}
