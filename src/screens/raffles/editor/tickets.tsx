import { NumberField } from '../../kit/fields/number-field.tsx'
import { SwitchField } from '../../kit/fields/switch-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { FieldRow } from '../../kit/forms/form-field.tsx'
import { Packages } from './packages.tsx'
import type { SectionProps } from './parts.ts'
import { SalesOptions } from './sales-options.tsx'
import { EditorSection } from './section.tsx'

/** What is sold, at which price, and how much of it. */
export function Tickets({ parts }: SectionProps) {
  const { field, texts, labels, lockOf } = parts
  return (
    <EditorSection id="tickets" title={texts.tickets}>
      <Packages parts={parts} />
      <FieldRow>
        {field('settings.ticketLimit', labels.ticketLimit, bound => (
          <NumberField {...bound} min={1} description={labels.ticketLimitHint} />
        ))}
        {field('settings.ticketThreshold', labels.ticketThreshold, bound => (
          <NumberField {...bound} min={1} description={labels.ticketThresholdHint} />
        ))}
      </FieldRow>
      <FieldRow>
        {field(
          'startingTicketNumber',
          labels.startingTicketNumber,
          bound => (
            <NumberField {...bound} isName min={0} description={labels.startingTicketNumberHint} />
          ),
          { lockedBecause: lockOf('startingTicketNumber') },
        )}
        {field('statementDescriptor', labels.statementDescriptor, bound => (
          <TextField
            {...bound}
            description={labels.statementDescriptorHint}
            maximumLength={22}
            autoComplete="off"
          />
        ))}
      </FieldRow>
      {field('ticketNumbersShow', labels.ticketNumbersShow, bound => (
        <SwitchField {...bound} />
      ))}
      <SalesOptions parts={parts} />
    </EditorSection>
  )
}
