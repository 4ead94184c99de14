import { useWatch } from 'react-hook-form'
import { formatPercentage } from '../../../core/format/percentage.ts'
import { isJackpotEntered } from '../../../core/raffles/jackpot.ts'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { PercentageField } from '../../kit/fields/percentage-field.tsx'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { FieldRow } from '../../kit/forms/form-field.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Money } from '../../kit/money.tsx'
import { JackpotExample } from './jackpot-example.tsx'
import type { SectionProps } from './parts.ts'
import { Rare } from './rare.tsx'
import { EditorSection } from './section.tsx'
import { SettingSwitches } from './setting-switches.tsx'
import { TermReason } from './term-reason.tsx'

const amounts = {
  startingPotCents: 'startingPotCentsHint',
  guaranteedPotCents: 'guaranteedPotCentsHint',
  maxJackpot: 'maxJackpotHint',
  minimumJackpotDisplayCents: 'minimumJackpotDisplayCentsHint',
  actualJackpotCents: 'actualJackpotCentsHint',
} as const

/** What can be won, and how it comes about (docs/domain.md, section 1, "Money"). */
export function JackpotTerms({ parts }: SectionProps) {
  const { editor, raffle, form, field, texts, labels, currency, lockOf } = parts
  const [fractionalJackpotPercent, customJackpotEnabled] = useWatch({
    control: form.methods.control,
    name: ['settings.fractionalJackpotPercent', 'settings.customJackpotEnabled'],
  })
  const locale = useLocale()
  const isEntered = isJackpotEntered({ fractionalJackpotPercent, customJackpotEnabled })
  const amount = (name: keyof typeof amounts, because?: string) =>
    field(
      name,
      labels[name],
      bound => <MoneyField {...bound} currency={currency} description={labels[amounts[name]]} />,
      {
        required: false,
        lockedBecause: because,
        show: cents => <Money cents={cents ?? 0} currency={currency} />,
      },
    )
  const customLock = lockOf('settings.customJackpotEnabled') ?? parts.termLock
  return (
    <EditorSection
      id="jackpot"
      title={texts.jackpot}
      {...(raffle?.hasSales && {
        description: editor.mayTerms ? texts.termsWithReason : texts.termsRaiseOnly,
      })}
    >
      {field(
        'settings.fractionalJackpotPercent',
        labels.fractionalJackpotPercent,
        bound => (
          <PercentageField {...bound} min={1} description={labels.fractionalJackpotPercentHint} />
        ),
        {
          lockedBecause: lockOf('settings.fractionalJackpotPercent'),
          show: value => formatPercentage(value ?? 0, locale),
        },
      )}
      <JackpotExample parts={parts} />
      <FieldRow>
        {amount('startingPotCents', lockOf('startingPotCents'))}
        {amount('guaranteedPotCents', lockOf('guaranteedPotCents'))}
      </FieldRow>
      <FieldRow>
        {amount('maxJackpot', lockOf('maxJackpot'))}
        {amount('minimumJackpotDisplayCents')}
      </FieldRow>
      <SettingSwitches
        parts={parts}
        names={[['customJackpotEnabled', labels.customJackpotEnabledHint, customLock]]}
      />
      {amount(
        'actualJackpotCents',
        lockOf('actualJackpotCents') ?? (isEntered ? undefined : texts.jackpotComputed),
      )}
      <TermReason parts={parts} section="jackpot" />
      <Rare title={texts.moreJackpot}>
        {field('settings.jackpotStatement', labels.jackpotStatement, bound => (
          <TextField {...bound} maximumLength={200} />
        ))}
        {field('settings.jackpotSubTitle', labels.jackpotSubTitle, bound => (
          <TextField {...bound} maximumLength={200} />
        ))}
      </Rare>
      <Rare title={texts.grandPrize}>
        {field('settings.grandPrizeTitle', labels.grandPrizeTitle, bound => (
          <TextField {...bound} maximumLength={200} />
        ))}
        {field('settings.grandPrizeDescription', labels.grandPrizeDescription, bound => (
          <TextAreaField {...bound} maximumLength={4000} />
        ))}
      </Rare>
    </EditorSection>
  )
}
