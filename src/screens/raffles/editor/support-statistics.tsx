import { SwitchField } from '../../kit/fields/switch-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import type { SectionProps } from './parts.ts'
import { EditorSection } from './section.tsx'

/** What buyers say they support, and whether the page counts it. */
export function SupportStatistics({ parts: { field, texts, labels } }: SectionProps) {
  const toggle = (
    name: 'supportStatsActive' | 'supportStatsForceSelectionEnabled' | 'supportStatsShow',
  ) => field(name, labels[name], bound => <SwitchField {...bound} />)
  return (
    <EditorSection
      id="support-statistics"
      title={texts.supportStatistics}
      description={texts.supportStatisticsHint}
      starts="closed"
    >
      {toggle('supportStatsActive')}
      {field('supportStatsLabel', labels.supportStatsLabel, bound => (
        <TextField {...bound} description={labels.supportStatsLabelHint} maximumLength={120} />
      ))}
      {toggle('supportStatsForceSelectionEnabled')}
      {toggle('supportStatsShow')}
    </EditorSection>
  )
}
