import { TextField } from '../../kit/fields/text-field.tsx'
import type { SectionProps } from './parts.ts'
import { EditorSection } from './section.tsx'

/** Ids of services that measure visits to the sales page. */
export function Tracking({ parts: { field, texts, settings } }: SectionProps) {
  return (
    <EditorSection
      id="tracking"
      title={texts.tracking}
      description={texts.trackingHint}
      starts="closed"
    >
      {field('settings.pixelCode', settings.pixelCode, bound => (
        <TextField
          {...bound}
          description={settings.pixelCodeHint}
          maximumLength={100}
          autoComplete="off"
        />
      ))}
      {field('settings.gtmCode', settings.gtmCode, bound => (
        <TextField
          {...bound}
          description={settings.gtmCodeHint}
          maximumLength={100}
          autoComplete="off"
        />
      ))}
    </EditorSection>
  )
}
