import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { textOrNull } from '../../kit/forms/text-or-null.ts'
import { RaffleImage } from './image.tsx'
import type { SectionProps } from './parts.ts'
import { Rare } from './rare.tsx'
import { EditorSection } from './section.tsx'
import { SettingSwitches } from './setting-switches.tsx'

/** What sellers see on their devices, and what they print. */
export function InVenue({ parts }: SectionProps) {
  const { field, texts, labels } = parts
  return (
    <EditorSection
      id="in-venue"
      title={texts.inVenue}
      description={texts.inVenueHint}
      starts="closed"
    >
      <SettingSwitches parts={parts} names={[['allowInVenueSales']]} />
      {field('invenueTicketFooter', labels.invenueTicketFooter, bound => (
        <TextAreaField {...bound} maximumLength={2000} />
      ))}
      {field('settings.ivLogoUrl', labels.ivLogoUrl, bound => (
        <RaffleImage bound={bound} parts={parts} />
      ))}
      {field('invenueFooterImage', labels.invenueFooterImage, bound => (
        <RaffleImage bound={bound} parts={parts} />
      ))}
      {field('settings.tickerQrCode', labels.tickerQrCode, bound => (
        <TextField {...textOrNull(bound)} type="url" autoComplete="off" />
      ))}
      <Rare title={texts.sellerButtons}>
        <SettingSwitches
          parts={parts}
          names={[
            ['removeCashButton'],
            ['removeCreditButton'],
            ['removeDebitButton'],
            ['invenuePhone'],
            ['ivRequireFirstLastName'],
            ['ivRequireEmail'],
            ['compactPrinting', labels.compactPrintingHint],
          ]}
        />
      </Rare>
    </EditorSection>
  )
}
