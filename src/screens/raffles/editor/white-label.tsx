import { ColorField } from '../../kit/fields/color-field.tsx'
import { SwitchField } from '../../kit/fields/switch-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { textOrNull } from '../../kit/forms/text-or-null.ts'
import { RaffleImage } from './image.tsx'
import type { SectionProps } from './parts.ts'
import { EditorSection } from './section.tsx'
import { WhiteLabelPreview } from './white-label-preview.tsx'

/** The sales page in the charity's own dress, and how it will look. */
export function WhiteLabelSettings({ parts }: SectionProps) {
  const { field, texts, labels } = parts
  return (
    <EditorSection
      id="white-label"
      title={texts.whiteLabel}
      description={texts.whiteLabelHint}
      starts="closed"
    >
      {field('settings.whiteLabel.enabled', labels.enabled, bound => (
        <SwitchField {...bound} />
      ))}
      {field('settings.whiteLabel.buttonColor', labels.buttonColor, bound => (
        <ColorField {...bound} defaultColor="#5db966" contrast />
      ))}
      {field('settings.whiteLabel.checkoutBannerUrl', labels.checkoutBannerUrl, bound => (
        <RaffleImage bound={bound} parts={parts} />
      ))}
      <WhiteLabelPreview parts={parts} />
      {field('settings.whiteLabel.redirectUrl', labels.redirectUrl, bound => (
        <TextField
          {...textOrNull(bound)}
          type="url"
          description={labels.redirectUrlHint}
          autoComplete="off"
        />
      ))}
    </EditorSection>
  )
}
