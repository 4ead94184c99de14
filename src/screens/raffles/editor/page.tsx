import { RichTextField } from '../../kit/fields/rich-text-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { textOrNull } from '../../kit/forms/text-or-null.ts'
import { RaffleImage } from './image.tsx'
import type { SectionProps } from './parts.ts'
import { Rare } from './rare.tsx'
import { EditorSection } from './section.tsx'
import { SettingSwitches } from './setting-switches.tsx'

/** How the public page shows the raffle. */
export function PageAndBranding({ parts }: SectionProps) {
  const { field, texts, labels } = parts
  return (
    <EditorSection id="page" title={texts.page}>
      {field('logoUrl', labels.logoUrl, bound => (
        <RaffleImage bound={bound} parts={parts} />
      ))}
      {field('shortlink', labels.shortlink, bound => (
        <TextField
          {...textOrNull(bound)}
          description={labels.shortlinkHint}
          autoComplete="off"
          maximumLength={60}
        />
      ))}
      {field('description', labels.description, bound => (
        <RichTextField {...bound} description={labels.descriptionHint} />
      ))}
      <Rare title={texts.hiddenParts}>
        <SettingSwitches
          parts={parts}
          names={[
            ['hidePot'],
            ['hideCountDownTimer'],
            ['hidePrizeList'],
            ['hideWinnersList'],
            ['hidePurchaseTab'],
            ['hideSocialLinks'],
            ['hideEntireGroup'],
          ]}
        />
      </Rare>
    </EditorSection>
  )
}
