import { isoDay } from '../../../core/format/iso-day.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import { changeRecord } from '../../../core/forms/change-record.ts'
import { createOnce } from '../../../core/forms/create-once.ts'
import { mapSaved } from '../../../core/forms/saved.ts'
import { mailBatchCalls } from '../../../core/mail-batches/calls.ts'
import { type MailBatch, mailBatchForm } from '../../../core/mail-batches/mail-batch.ts'
import { mailBatchTexts } from '../../../core/mail-batches/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { DateField } from '../../kit/dates/date-field.tsx'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { fieldsOf } from '../../kit/forms/fields-of.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { FormFields } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../use-form.ts'
import { useNotify } from '../../use-notify.ts'

interface BatchFormProps {
  /** Null: another is opened. */
  batch: MailBatch | null
  currency: string
  onSaved: (batch: MailBatch) => void
  onClose: () => void
}

/** What was deposited: declared when a batch is opened, or corrected while it is open. */
export default function BatchForm({ batch, currency, onSaved, onClose }: BatchFormProps) {
  const { http, $organization } = useDesk()
  const texts = useTexts(mailBatchTexts)
  const notify = useNotify()
  const change = (id: string, body: { version: number }) =>
    changeRecord(http, mailBatchCalls.change, { params: { id }, body })
  const form = useForm(mailBatchForm.schema, {
    id: `mail-batch:${batch?.id ?? 'new'}`,
    values: batch ? mailBatchForm.valuesOf(batch) : newBatch(),
    version: batch?.version,
    async onSave(values, attempt) {
      if (batch) {
        const changes = mailBatchForm.changesOf(attempt.base, values)
        const saved = await change(batch.id, { ...changes, version: Number(attempt.version) })
        if (saved.state === 'saved') onSaved(saved.record)
        return mapSaved(saved, mailBatchForm.valuesOf)
      }
      const organization = $organization.get()
      const whose = organization ? { organizationId: organization.id } : {}
      const made = await createOnce({ ...attempt, values }, attempt.earlier, {
        create: ({ values: declared, idempotencyKey }) =>
          http.ask(
            mailBatchCalls.create,
            { body: { ...declared, ...whose } },
            { attempt: idempotencyKey },
          ),
        change: ({ id }, version, before, after) =>
          change(id, {
            ...mailBatchForm.changesOf(mailBatchForm.valuesOf(before), after),
            version: Number(version),
          }),
      })
      onSaved(made)
      return undefined
    },
    onSaved({ depositId }) {
      notify('ok', (batch ? texts.saved : texts.opened)({ slip: depositId }))
      onClose()
    },
  })
  const field = fieldsOf(form)
  const plain = { form, fields: mailBatchForm.fields, words: texts }
  return (
    <FormDialog
      form={form}
      title={batch ? texts.correctTitle({ slip: batch.depositId }) : texts.openTitle}
      description={batch ? texts.correctHint : texts.openHint}
      submitLabel={batch ? texts.save : texts.open}
      onClose={onClose}
    >
      <FormFields {...plain} names={['depositId']} />
      {field('receivedOn', texts.receivedOn, bound => (
        <DateField
          {...bound}
          description={texts.receivedOnHint}
          value={bound.value || null}
          onChange={day => bound.onChange(day ?? '')}
        />
      ))}
      <FormFields {...plain} names={['envelopes']} />
      {field('controlCents', texts.controlCents, bound => (
        <MoneyField {...bound} currency={currency} description={texts.controlCentsHint} />
      ))}
    </FormDialog>
  )
}

/** Mail is mostly entered on the day it comes. */
function newBatch() {
  return { ...mailBatchForm.initially, receivedOn: isoDay(new Date(), browserTimeZone()) }
}
