import { TextField } from '../../kit/fields/text-field.tsx'
import type { SectionProps } from './parts.ts'
import { EditorSection } from './section.tsx'

/** Ids of services that measure visits to the sales page. */
export function Tracking({ parts: { field, texts, labels } }: SectionProps) {
  return (
    <EditorSection
      id="tracking"
      title={texts.tracking}
      description={texts.trackingHint}
      starts="closed"
    >
      {field('settings.pixelCode', labels.pixelCode, bound => (
        <TextField
          {...bound}
          description={labels.pixelCodeHint}
          maximumLength={100}
          autoComplete="off"
        />
      ))}
      {field('settings.gtmCode', labels.gtmCode, bound => (
        <TextField
          {...bound}
          description={labels.gtmCodeHint}
          maximumLength={100}
          autoComplete="off"
        />
      ))}
    </EditorSection>
  )
}
