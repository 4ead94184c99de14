import { useWatch } from 'react-hook-form'
import { formatMoney } from '../../../core/format/money.ts'
import { jackpotUnder } from '../../../core/raffles/terms.ts'
import { useLocale } from '../../kit/language.tsx'
import { WithAmount } from '../../kit/money.tsx'
import type { SectionProps } from './parts.ts'

const sampleSalesCents = 1_000_000

/** What the terms come to, for sales of a round sum: the rule itself, counted live. */
export function JackpotExample({ parts: { form, texts, currency } }: SectionProps) {
  const locale = useLocale()
  const [percent, starting, guaranteed, most, custom, declared] = useWatch({
    control: form.methods.control,
    name: [
      'settings.fractionalJackpotPercent',
      'startingPotCents',
      'guaranteedPotCents',
      'maxJackpot',
      'settings.customJackpotEnabled',
      'actualJackpotCents',
    ],
  })
  // A number that can't be read yet has its message already.
  if ([percent, starting, guaranteed, most, declared].some(Number.isNaN)) return null
  if (percent !== null && (percent < 1 || percent > 100)) return null
  const { amountCents } = jackpotUnder(
    {
      startingPotCents: starting,
      guaranteedPotCents: guaranteed,
      maxJackpot: most,
      actualJackpotCents: declared,
      settings: { fractionalJackpotPercent: percent, customJackpotEnabled: custom },
    },
    sampleSalesCents,
  )
  const sales = formatMoney(sampleSalesCents, currency, locale)
  return (
    <p className="rd-editor-note" data-example="jackpot">
      <WithAmount cents={amountCents} currency={currency}>
        {jackpot => texts.jackpotExample({ sales, jackpot })}
      </WithAmount>
    </p>
  )
}
