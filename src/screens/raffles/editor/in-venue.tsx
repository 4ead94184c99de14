import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { RaffleImage } from './image.tsx'
import type { SectionProps } from './parts.ts'
import { Rare } from './rare.tsx'
import { EditorSection } from './section.tsx'
import { SettingSwitches } from './setting-switches.tsx'
import { textOrNull } from './text-or-null.ts'

/** What sellers see on their devices, and what they print. */
export function InVenue({ parts }: SectionProps) {
  const { field, texts, settings } = parts
  return (
    <EditorSection
      id="in-venue"
      title={texts.inVenue}
      description={texts.inVenueHint}
      starts="closed"
    >
      <SettingSwitches parts={parts} names={[['allowInVenueSales']]} />
      {field('invenueTicketFooter', settings.invenueTicketFooter, bound => (
        <TextAreaField {...bound} maximumLength={2000} />
      ))}
      {field('settings.ivLogoUrl', settings.ivLogoUrl, bound => (
        <RaffleImage bound={bound} parts={parts} />
      ))}
      {field('invenueFooterImage', settings.invenueFooterImage, bound => (
        <RaffleImage bound={bound} parts={parts} />
      ))}
      {field('settings.tickerQrCode', settings.tickerQrCode, bound => (
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
            ['compactPrinting', settings.compactPrintingHint],
          ]}
        />
      </Rare>
    </EditorSection>
  )
}
