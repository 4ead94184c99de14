import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useTexts } from '../desk.tsx'
import { DateField } from '../kit/dates/date-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import type { PartProps } from './parts.ts'

/** Of mail: the day on which it was received, which decides the draws that it takes part in. */
export default function MailFields({ form }: Pick<PartProps, 'form'>) {
  const texts = useTexts(orderEntryTexts)
  const field = fieldsOf(form)
  return field('receivedOn', texts.receivedOn, bound => <DateField {...bound} />)
}
