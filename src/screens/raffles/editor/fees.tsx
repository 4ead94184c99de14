import { FeeFields } from '../parts/fee-fields.tsx'
import type { SectionProps } from './parts.ts'
import { EditorSection } from './section.tsx'

/** For administrators only. */
export function Fees({ parts }: SectionProps) {
  const { field, texts, labels, currency } = parts
  return (
    <EditorSection id="fees" title={texts.fees} description={texts.feesHint} starts="closed">
      <FeeFields field={field} labels={labels} currency={currency} />
    </EditorSection>
  )
}
