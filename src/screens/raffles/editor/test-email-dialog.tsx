import * as v from 'valibot'
import { RadioCardsField } from '../../kit/fields/radio-cards-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { fieldsOf } from '../../kit/forms/fields-of.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { useLocale } from '../../kit/language.tsx'
import { useForm } from '../../use-form.ts'
import { useNotify } from '../../use-notify.ts'
import type { EditorParts } from './parts.ts'

const TestSchema = v.object({
  recipient: v.pipe(v.string(), v.trim(), v.nonEmpty('email-required'), v.email()),
  locale: v.picklist(['en', 'fr']),
})

interface TestEmailDialogProps {
  parts: EditorParts
  raffleId: string
  onClose: () => void
}

/** To whom, and in which language. The texts go along as they stand in the form. */
export function TestEmailDialog({ parts, raffleId, onClose }: TestEmailDialogProps) {
  const { editor, texts } = parts
  const notify = useNotify()
  const locale = useLocale()
  const form = useForm(TestSchema, {
    id: `raffle:${raffleId}:test-email`,
    draft: 'no',
    values: { recipient: editor.email, locale },
    async onSave(values, { idempotencyKey }) {
      const { emailTicketBody, emailTicketFooter } = parts.form.methods.getValues()
      const email = { ...values, emailTicketBody, emailTicketFooter }
      await editor.sendTest(raffleId, email, idempotencyKey)
    },
    onSaved({ recipient }) {
      notify('ok', texts.testSent({ recipient }))
      onClose()
    },
  })
  const field = fieldsOf(form)
  const languages = [
    { id: 'en', label: texts.english },
    { id: 'fr', label: texts.french },
  ] as const
  return (
    <FormDialog
      form={form}
      title={texts.sendTest}
      description={texts.sendTestHint}
      submitLabel={texts.testSend}
      onClose={onClose}
    >
      {field('recipient', texts.testRecipient, bound => (
        <TextField {...bound} type="email" autoComplete="email" description={texts.testOwnPeople} />
      ))}
      {field('locale', texts.testLanguage, bound => (
        <RadioCardsField {...bound} options={languages} />
      ))}
    </FormDialog>
  )
}
