import { type FileKind, rasterKinds } from '../../kit/fields/file-field/file-kinds.ts'
import { FileField } from '../../kit/fields/file-field.tsx'
import { RichTextField } from '../../kit/fields/rich-text-field.tsx'
import { SwitchField } from '../../kit/fields/switch-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { textOrNull } from '../../kit/forms/text-or-null.ts'
import { useUpload } from '../../use-upload.ts'
import type { SectionProps } from './parts.ts'
import { EditorSection } from './section.tsx'
import { TermReason } from './term-reason.tsx'

const kinds: readonly FileKind[] = ['pdf', ...rasterKinds]
/** As much as the server takes. */
const maxBytes = 10_000_000

/** What the regulator gave, and what buyers agree to. The licence's file has a call of its own (section 7). */
export function Licence({ parts }: SectionProps) {
  const { field, texts, labels, raffle, termLock } = parts
  const upload = useUpload({ kind: 'license', organizationId: raffle?.organizationId })
  return (
    <EditorSection id="licence" title={texts.licence} description={texts.licenceHint}>
      {field(
        'licenseNumber',
        labels.licenseNumber,
        bound => (
          <TextField
            {...textOrNull(bound)}
            description={labels.licenseNumberHint}
            autoComplete="off"
          />
        ),
        { lockedBecause: termLock },
      )}
      <TermReason parts={parts} section="licence" />
      {field('licenseUrl', labels.licenseUrl, bound => (
        <FileField
          {...bound}
          description={labels.licenseUrlHint}
          kinds={kinds}
          maxBytes={maxBytes}
          upload={upload}
        />
      ))}
      {field('rules', labels.rules, bound => (
        <RichTextField {...bound} description={labels.rulesHint} />
      ))}
      {field('rulesEnabled', labels.rulesEnabled, bound => (
        <SwitchField {...bound} />
      ))}
    </EditorSection>
  )
}
