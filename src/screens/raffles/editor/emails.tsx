import { useWatch } from 'react-hook-form'
import { emailFields } from '../../../core/raffles/editor/email-fields.ts'
import { RichTextField } from '../../kit/fields/rich-text-field.tsx'
import { useLocale } from '../../kit/language.tsx'
import { EmailPreview } from './email-preview.tsx'
import type { SectionProps } from './parts.ts'
import { EditorSection } from './section.tsx'
import { TestEmailButton } from './test-email.tsx'
import { TicketTexts } from './ticket-texts.tsx'

/** What buyers get after their order: the email with its tickets, and the ticket itself. */
export function EmailsAndTicket({ parts }: SectionProps) {
  const { form, field, texts, labels, currency } = parts
  const locale = useLocale()
  const [name, drawDate, drawLocation, timeZone, startingTicketNumber] = useWatch({
    control: form.methods.control,
    name: ['name', 'drawDate', 'drawLocation', 'timeZone', 'startingTicketNumber'],
  })
  const known = { name, drawDate, drawLocation, timeZone, startingTicketNumber }
  const fields = emailFields(known, { texts, currency, buyer: locale })
  return (
    <EditorSection id="emails" title={texts.emails}>
      {field('emailTicketBody', labels.emailTicketBody, bound => (
        <RichTextField {...bound} fields={fields} />
      ))}
      {field('emailTicketFooter', labels.emailTicketFooter, bound => (
        <RichTextField {...bound} fields={fields} />
      ))}
      <EmailPreview parts={parts} known={known} />
      <TestEmailButton parts={parts} />
      <TicketTexts parts={parts} />
    </EditorSection>
  )
}
