import type { Ref } from 'react'
import { currencyName, currencySign, formatCents, parseCents } from '../../../core/format/cents.ts'
import type { DecimalAnswer, DecimalReason } from '../../../core/format/decimal.ts'
import { formatMoney } from '../../../core/format/money.ts'
import { useLocale, useWords } from '../language.tsx'
import { DecimalField } from './decimal-field.tsx'
import type { FieldProps } from './field.tsx'
import { type FieldTexts, fieldTexts } from './texts.ts'

interface MoneyFieldProps extends FieldProps<number | null> {
  /** The organisation's: `CAD` or `USD`. */
  currency: string
  /** The least and the most allowed, in integer cents. Without a least below zero, no amount may be negative. */
  minCents?: number
  maxCents?: number
  ref?: Ref<HTMLInputElement>
}

/**
 * An amount of money, with two decimals always (section 9, Display). The value is integer cents, null when empty,
 * NaN for what can't be read. "1,234.5", "1 234,50 $" and "$12" are read; a third decimal is refused.
 */
export function MoneyField({ currency, minCents = 0, maxCents, ...props }: MoneyFieldProps) {
  const locale = useLocale()
  const words = useWords(fieldTexts)
  const sign = currencySign(currency, locale)
  const inFull = (cents: number) => formatMoney(cents, currency, locale)
  return (
    <DecimalField
      {...props}
      min={minCents}
      max={maxCents}
      read={text => unitsOf(parseCents(text, locale))}
      write={cents => formatCents(cents, locale)}
      before={sign.before}
      after={`${sign.after} ${currency}`.trim()}
      signs={currencyName(currency, locale)}
      messageOf={reason => messageOf(reason, words, { minCents, maxCents, inFull })}
    />
  )
}

function unitsOf(answer: ReturnType<typeof parseCents>): DecimalAnswer {
  return 'reason' in answer ? answer : { units: answer.cents }
}

interface Range {
  minCents: number
  maxCents: number | undefined
  inFull: (cents: number) => string
}

function messageOf(
  { code }: DecimalReason | { code: 'out-of-range' },
  words: FieldTexts,
  { minCents, maxCents, inFull }: Range,
): string {
  switch (code) {
    case 'not-a-number':
      return words.amountUnreadable
    case 'too-many-decimals':
      return words.amountDecimals
    case 'too-large':
      return words.amountTooLarge
    case 'out-of-range':
      return maxCents === undefined
        ? words.atLeast({ least: inFull(minCents) })
        : words.between({ least: inFull(minCents), most: inFull(maxCents) })
  }
}
