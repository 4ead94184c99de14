import { useWatch } from 'react-hook-form'
import { contrastRatio, readHexColor } from '../../kit/fields/color-field/hex-color.ts'
import type { SectionProps } from './parts.ts'

const usualColor = '#5db966'

/** The sales page in small: its banner, its name and its button, as they are set right now. */
export function WhiteLabelPreview({ parts: { form, texts } }: SectionProps) {
  const [name, banner, typed] = useWatch({
    control: form.methods.control,
    name: ['name', 'settings.whiteLabel.checkoutBannerUrl', 'settings.whiteLabel.buttonColor'],
  })
  const color = readHexColor(typed) ?? usualColor
  const isDark = contrastRatio(color, '#ffffff') >= contrastRatio(color, '#000000')
  return (
    <figure className="rd-editor-preview" aria-label={texts.pagePreview}>
      <figcaption className="rd-editor-preview-title">{texts.pagePreview}</figcaption>
      <div className="rd-editor-page">
        {banner === null ? (
          <div className="rd-editor-page-banner" data-empty="">
            {texts.noBanner}
          </div>
        ) : (
          <img className="rd-editor-page-banner" src={banner} alt={texts.noBanner} />
        )}
        <p className="rd-editor-page-name">{name || texts.unnamedRaffle}</p>
        <span
          className="rd-editor-page-button"
          data-color={color}
          style={{ background: color, color: isDark ? '#ffffff' : '#000000' }}
        >
          {texts.buyTickets}
        </span>
      </div>
    </figure>
  )
}
