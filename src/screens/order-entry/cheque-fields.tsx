import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useTexts } from '../desk.tsx'
import { DateField } from '../kit/dates/date-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import type { PartProps } from './parts.ts'

/** What is written on a cheque; its tickets take part once the bank has paid it (docs/domain.md, section 1, "Eligibility"). */
export default function ChequeFields({ form }: Pick<PartProps, 'form'>) {
  const texts = useTexts(orderEntryTexts)
  const field = fieldsOf(form)
  const required = { required: true }
  return (
    <>
      <div className="rd-entry-grid">
        {field(
          'tender.number',
          texts.chequeNumber,
          bound => (
            <TextField {...bound} autoComplete="off" />
          ),
          required,
        )}
        {field(
          'tender.bank',
          texts.bank,
          bound => (
            <TextField {...bound} autoComplete="off" />
          ),
          required,
        )}
        {field(
          'tender.date',
          texts.chequeDate,
          bound => (
            <DateField {...bound} />
          ),
          required,
        )}
      </div>
      <p className="rd-entry-quiet">{texts.chequeNote}</p>
    </>
  )
}
