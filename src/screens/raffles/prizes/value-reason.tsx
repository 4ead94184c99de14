import { useWatch } from 'react-hook-form'
import { valueChanges } from '../../../core/raffles/prizes/jackpot-value.ts'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import type { PrizeFormValues } from '../../../core/raffles/prizes/prize-form.ts'
import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { longestReason } from '../../../core/raffles/terms.ts'
import { useTexts } from '../../desk.tsx'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import type { KitForm } from '../../kit/forms/form.ts'
import { FormField } from '../../kit/forms/form-field.tsx'

interface ValueReasonProps {
  form: KitForm<PrizeFormValues>
  raffle: RaffleDetail
  prize: Prize | null
}

/** Asks why a jackpot's value is lowered, once it is. */
export function ValueReason({ form, raffle, prize }: ValueReasonProps) {
  const texts = useTexts(prizeTexts)
  const valueCents = useWatch({ control: form.methods.control, name: 'valueCents' })
  if (valueChanges(raffle, prize, { valueCents }).length === 0) return null
  return (
    <FormField form={form} name="reason" label={texts.valueReason} required>
      {bound => (
        <TextAreaField
          {...bound}
          description={texts.valueReasonHint}
          maximumLength={longestReason}
        />
      )}
    </FormField>
  )
}
