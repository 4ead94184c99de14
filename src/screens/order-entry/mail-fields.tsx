import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useTexts } from '../desk.tsx'
import { DateField } from '../kit/dates/date-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { MailBatchPart } from './mail-batch-part.tsx'
import type { PartProps } from './parts.ts'

type MailFieldsProps = Pick<PartProps, 'form' | 'sale' | 'values'>

/** Of mail: the batch that its envelope stands in, or else the day of its own on which it was received. */
export default function MailFields({ form, sale, values }: MailFieldsProps) {
  const texts = useTexts(orderEntryTexts)
  const field = fieldsOf(form)
  return (
    <>
      {field('batchId', texts['source-mail'], ({ value, error, onChange }) => (
        <MailBatchPart batchId={value} currency={sale.currency} error={error} onChange={onChange} />
      ))}
      {values.batchId === null && (
        <div className="rd-entry-grid">
          {field('receivedOn', texts.receivedOn, bound => (
            <DateField {...bound} />
          ))}
        </div>
      )}
    </>
  )
}
