import type { ReactNode } from 'react'
import { formatPercentage } from '../../../core/format/percentage.ts'
import type { feeNames } from '../../../core/raffles/fee-names.ts'
import type { usualFees } from '../../../core/raffles/fees.ts'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { PercentageField } from '../../kit/fields/percentage-field.tsx'
import { type BoundField, FieldRow, type FormFieldOptions } from '../../kit/forms/form-field.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Money } from '../../kit/money.tsx'

interface FeeFieldsProps {
  /** One of them in its form. */
  field: (
    name: keyof typeof usualFees,
    label: string,
    draw: (bound: BoundField<number | null>) => ReactNode,
    options: FormFieldOptions<number | null>,
  ) => ReactNode
  labels: typeof feeNames
  currency: string
}

/**
 * Fees, of a raffle or of what new ones begin with. The two named "…Dollars" are integer cents, on the wire and here
 * (section 3, "cents form"). Percentages and amounts show with two decimals (section 9, Display).
 */
export function FeeFields({ field, labels, currency }: FeeFieldsProps) {
  const locale = useLocale()
  const percentage = (
    name: 'raffleboxFeePercent' | 'processingFeePercent' | 'raffleboxDonationFeePercent',
  ) =>
    field(name, labels[name], bound => <PercentageField {...bound} shown="all" />, {
      required: false,
      show: value => formatPercentage(value ?? 0, locale, 'all'),
    })
  const money = (name: 'raffleboxFeeFlatRateDollars' | 'raffleboxOrderFeeDollars', hint?: string) =>
    field(
      name,
      labels[name],
      bound => <MoneyField {...bound} currency={currency} description={hint} />,
      { required: false, show: cents => <Money cents={cents ?? 0} currency={currency} /> },
    )
  return (
    <>
      <FieldRow>
        {percentage('raffleboxFeePercent')}
        {percentage('processingFeePercent')}
        {percentage('raffleboxDonationFeePercent')}
      </FieldRow>
      <FieldRow>
        {money('raffleboxFeeFlatRateDollars', labels.raffleboxFeeFlatRateDollarsHint)}
        {money('raffleboxOrderFeeDollars')}
      </FieldRow>
    </>
  )
}
