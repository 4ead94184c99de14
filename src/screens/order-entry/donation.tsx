import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useTexts } from '../desk.tsx'
import { CheckboxField } from '../kit/fields/checkbox-field.tsx'
import { MoneyField } from '../kit/fields/money-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { KeyMark } from '../kit/key.tsx'
import type { PartProps } from './parts.ts'

/** Beside the tickets, never part of a pot; what is asked about it comes with an amount. */
export function Donation({ form, sale, values, asked }: PartProps) {
  const texts = useTexts(orderEntryTexts)
  const field = fieldsOf(form)
  if (!asked.donation) return null
  const isGiven = values.donation.cents !== null
  return (
    <div className="rd-entry-donation">
      {field('donation.cents', texts.donation, bound => (
        <MoneyField {...bound} aside={<KeyMark of="F8" />} currency={sale.currency} />
      ))}
      {isGiven && (
        <div className="rd-entry-ticks">
          {field('donation.receiptRequested', texts.receiptRequested, bound => (
            <CheckboxField {...bound} />
          ))}
          {field('donation.anonymous', texts.anonymous, bound => (
            <CheckboxField {...bound} />
          ))}
        </div>
      )}
    </div>
  )
}
