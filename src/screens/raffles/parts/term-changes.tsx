import { ArrowRight } from 'lucide'
import type { TermChange } from '../../../core/raffles/jackpot.ts'
import type { TermField } from '../../../core/raffles/terms.ts'
import { type RaffleTexts, raffleTexts } from '../../../core/raffles/texts.ts'
import { useTexts } from '../../desk.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Money } from '../../kit/money.tsx'

interface TermChangesProps {
  /** The newest first. */
  changes: readonly TermChange[]
  /** ISO 4217. */
  currency: string
  /** The raffle's IANA zone. */
  timeZone: string
}

const names = {
  category: 'category',
  province: 'province',
  drawType: 'drawType',
  licenseNumber: 'licence',
  'settings.fractionalJackpotPercent': 'share',
  startingPotCents: 'startingPot',
  guaranteedPotCents: 'guarantee',
  maxJackpot: 'maximum',
  'settings.customJackpotEnabled': 'customJackpot',
  actualJackpotCents: 'declaredValue',
} as const satisfies Record<TermField, keyof RaffleTexts>

/** What was lowered or changed after the first sale: by whom, and why. */
export function TermChanges({ changes, currency, timeZone }: TermChangesProps) {
  const texts = useTexts(raffleTexts)
  if (changes.length === 0) return null
  return (
    <section className="rd-term-changes">
      <h3 className="rd-term-changes-title">{texts.termChanges}</h3>
      <ol>
        {changes.map(change => (
          <li key={`${change.at} ${change.reason}`} className="rd-term-change">
            <Change change={change} currency={currency} timeZone={timeZone} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ChangeProps extends Omit<TermChangesProps, 'changes'> {
  change: TermChange
}

function Change({ change, currency, timeZone }: ChangeProps) {
  const texts = useTexts(raffleTexts)
  const locale = useLocale()
  const { at, by, fields, reason, fromCents, toCents } = change
  const words = new Map<string, keyof RaffleTexts>(Object.entries(names))
  const named = fields.map(field => texts[words.get(field) ?? 'otherTerm'] as string)
  return (
    <>
      <p>{new Intl.ListFormat(`${locale}-CA`).format([...new Set(named)])}</p>
      {fromCents !== toCents && (
        <p className="rd-term-change-amounts">
          <Money cents={fromCents} currency={currency} />
          <Icon of={ArrowRight} size={12} />
          <span className="rd-only-read-out">{texts.becomes} </span>
          <Money cents={toCents} currency={currency} />
        </p>
      )}
      <blockquote className="rd-term-change-reason">{reason}</blockquote>
      <p className="rd-term-change-by">
        <DateText instant={at} timeZone={timeZone} show="date" />
        {', '}
        <bdi>{by ?? texts.erasedPerson}</bdi>
      </p>
    </>
  )
}
