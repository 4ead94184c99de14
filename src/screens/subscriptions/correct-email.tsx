import * as v from 'valibot'
import { changeRecord } from '../../core/forms/change-record.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import { subscriptionCalls } from '../../core/subscriptions/calls.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormDialog } from '../kit/forms/form-dialog.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import type { SubscriptionQuestionProps } from './subscription-question.ts'

const EmailSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('email-required'), v.email(), v.maxLength(200)),
})

/** The customer’s address was wrong: notices and tickets go to the right one from now on. */
export default function CorrectEmail({
  subscription,
  onChanged,
  onClose,
}: SubscriptionQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(subscriptionTexts)
  const notify = useNotify()
  const { id, version, customer } = subscription
  const name = { name: customer.name }
  const form = useForm(EmailSchema, {
    id: `subscription:${id}:email`,
    draft: 'no',
    values: { email: customer.email ?? '' },
    version,
    async onSave(typed, attempt) {
      const asked = {
        params: { id },
        body: {
          ...typed,
          readEmail: attempt.base.email || null,
          version: Number(attempt.version),
        },
      }
      const saved = await changeRecord(http, subscriptionCalls.change, asked)
      return mapSaved(saved, read => ({ email: read.customer.email ?? '' }))
    },
    onSaved() {
      onChanged()
      notify('ok', texts.corrected(name))
      onClose()
    },
  })
  const field = fieldsOf(form)
  return (
    <FormDialog
      form={form}
      title={texts.correctTitle(name)}
      description={texts.correctHint}
      submitLabel={texts.save}
      onClose={onClose}
    >
      {field('email', texts.email, bound => (
        <TextField {...bound} type="email" autoComplete="off" />
      ))}
    </FormDialog>
  )
}
