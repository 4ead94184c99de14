import { formatPercentage } from '../../../core/format/percentage.ts'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { PercentageField } from '../../kit/fields/percentage-field.tsx'
import { FieldRow } from '../../kit/forms/form-field.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Money } from '../../kit/money.tsx'
import type { SectionProps } from './parts.ts'
import { EditorSection } from './section.tsx'

/**
 * For administrators only. The two fields named "…Dollars" are integer cents, on the wire and here (section 3,
 * "cents form"). Percentages and amounts show with two decimals (section 9, Display).
 */
export function Fees({ parts }: SectionProps) {
  const { field, texts, labels, currency } = parts
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
    <EditorSection id="fees" title={texts.fees} description={texts.feesHint} starts="closed">
      <FieldRow>
        {percentage('raffleboxFeePercent')}
        {percentage('processingFeePercent')}
        {percentage('raffleboxDonationFeePercent')}
      </FieldRow>
      <FieldRow>
        {money('raffleboxFeeFlatRateDollars', labels.raffleboxFeeFlatRateDollarsHint)}
        {money('raffleboxOrderFeeDollars')}
      </FieldRow>
    </EditorSection>
  )
}
