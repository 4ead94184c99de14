import { useStore } from '@nanostores/react'
import { offered } from '../../core/order-entry/missing.ts'
import { orderEntryOf } from '../../core/order-entry/order-entry.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { clockTime } from '../kit/forms/clock-time.ts'
import { FormField } from '../kit/forms/form-field.tsx'
import { useLocale } from '../kit/language.tsx'
import { Donation } from './donation.tsx'
import { EntryPart } from './entry-part.tsx'
import type { PartProps } from './parts.ts'
import { TicketPad } from './ticket-pad.tsx'

/** Which raffles, which packages: a digit each. */
export function TicketsPart(props: PartProps) {
  const { form, sale, values } = props
  const texts = useTexts(orderEntryTexts)
  const locale = useLocale()
  // Without a network they are as old as that: the server judges by today's.
  const keptAt = useStore(orderEntryOf(useDesk()).$saleKeptAt)
  return (
    <EntryPart
      title={texts.tickets}
      keyName="F4"
      aside={
        keptAt !== null && (
          <span className="rd-entry-quiet">
            {texts.saleKept({ time: clockTime(keptAt, locale) })}
          </span>
        )
      }
    >
      <FormField form={form} name="lines" label={texts.tickets}>
        {bound => (
          <TicketPad
            raffles={offered(sale, values.source)}
            currency={sale.currency}
            lines={bound.value}
            error={bound.error}
            ref={bound.ref}
            onChange={lines => {
              bound.onChange(lines)
              // What was refused of a line by its place isn't true any more.
              form.faults.forget('lines')
            }}
            onLeave={bound.onBlur}
          />
        )}
      </FormField>
      <Donation {...props} />
    </EntryPart>
  )
}
