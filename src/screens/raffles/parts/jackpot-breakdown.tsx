import { formatPercentage } from '../../../core/format/percentage.ts'
import type { Jackpot } from '../../../core/raffles/jackpot.ts'
import { type RaffleTexts, raffleTexts } from '../../../core/raffles/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Money, WithAmount } from '../../kit/money.tsx'
import { PopoverButton } from '../../kit/overlays/popover-button.tsx'
import jackpotBreakdownCss from './jackpot-breakdown.css?inline'
import { TermChanges } from './term-changes.tsx'

addSheet(jackpotBreakdownCss)

interface JackpotBreakdownProps {
  jackpot: Jackpot
  /** ISO 4217. */
  currency: string
  /** The raffle's IANA zone. */
  timeZone: string
}

const deciding = {
  sales: 'bySales',
  guarantee: 'byGuarantee',
  maximum: 'byMaximum',
  custom: 'byCustom',
  declared: 'byDeclared',
} as const satisfies Record<Jackpot['by'], keyof RaffleTexts>

/** How a jackpot comes about: what enters it, what decided it, and what voids took away. */
export function JackpotBreakdown({ jackpot, currency, timeZone }: JackpotBreakdownProps) {
  const texts = useTexts(raffleTexts)
  const computed = jackpot.by !== 'custom' && jackpot.by !== 'declared'
  return (
    <div className="rd-breakdown">
      <p className="rd-breakdown-by">{texts[deciding[jackpot.by]]}</p>
      <dl className="rd-breakdown-lines">
        <Lines jackpot={jackpot} currency={currency} />
        <Line
          name={jackpotName(jackpot, texts)}
          cents={jackpot.amountCents}
          currency={currency}
          sum
        />
      </dl>
      {computed && (
        <>
          {jackpot.voidCount !== undefined && (
            <p className="rd-breakdown-note">
              <Voids count={jackpot.voidCount} cents={jackpot.voidCents} currency={currency} />
            </p>
          )}
          <p className="rd-breakdown-note">{texts.donationsApart}</p>
        </>
      )}
      <TermChanges changes={jackpot.termChanges} currency={currency} timeZone={timeZone} />
    </div>
  )
}

function jackpotName({ by }: Jackpot, texts: RaffleTexts): string {
  return by === 'declared' ? texts.grandPrize : texts.jackpot
}

function Lines({ jackpot, currency }: Omit<JackpotBreakdownProps, 'timeZone'>) {
  const texts = useTexts(raffleTexts)
  const locale = useLocale()
  if (jackpot.by === 'declared' || jackpot.percent === null)
    return <Line name={texts.declaredValue} cents={jackpot.amountCents} currency={currency} />
  if (jackpot.by === 'custom')
    return <Line name={texts.entered} cents={jackpot.amountCents} currency={currency} />
  const { salesCents, startingPotCents, guaranteedPotCents, maximumCents } = jackpot
  const adds = salesCents !== undefined
  const share = texts.shareOfSales({ percent: formatPercentage(jackpot.percent, locale) })
  return (
    <>
      {adds && (
        <>
          <Line name={texts.validSales} cents={salesCents} currency={currency} quiet />
          <Line name={share} cents={shareOf(salesCents, jackpot.percent)} currency={currency} />
        </>
      )}
      <Line name={texts.startingPot} cents={startingPotCents} currency={currency} quiet={!adds} />
      {guaranteedPotCents > 0 && (
        <Line name={texts.guarantee} cents={guaranteedPotCents} currency={currency} quiet />
      )}
      {maximumCents !== null && (
        <Line name={texts.maximum} cents={maximumCents} currency={currency} quiet />
      )}
    </>
  )
}

/** As jackpotOf counts it: once on the total, rounded down. */
function shareOf(salesCents: number, percent: number): number {
  return Number((BigInt(salesCents) * BigInt(Math.round(percent * 100))) / 10_000n)
}

interface LineProps {
  name: string
  cents: number
  currency: string
  /** It isn't added: it says where another line comes from, or limits the sum. */
  quiet?: boolean
  sum?: boolean
}

function Line({ name, cents, currency, quiet = false, sum = false }: LineProps) {
  const kind = quiet ? ' rd-breakdown-quiet' : sum ? ' rd-breakdown-sum' : ''
  return (
    <div className={`rd-breakdown-line${kind}`}>
      <dt>{name}</dt>
      <dd>
        <Money cents={cents} currency={currency} />
      </dd>
    </div>
  )
}

interface VoidsProps {
  count: number
  cents: number | undefined
  currency: string
}

function Voids({ count, cents = 0, currency }: VoidsProps) {
  const texts = useTexts(raffleTexts)
  const locale = useLocale()
  if (count === 0) return texts.noneVoided
  const number = new Intl.NumberFormat(`${locale}-CA`).format(count)
  return (
    <WithAmount cents={cents} currency={currency}>
      {amount => texts.voided({ number, amount })(count)}
    </WithAmount>
  )
}

/** "How computed": the breakdown beside its button. */
export function JackpotButton(props: JackpotBreakdownProps) {
  const texts = useTexts(raffleTexts)
  const title = props.jackpot.by === 'declared' ? texts.howGrandPrize : texts.howJackpot
  return (
    <PopoverButton
      label={title}
      trigger={
        <Button variant="quiet" className="rd-breakdown-button">
          {texts.howComputed}
        </Button>
      }
    >
      {() => (
        <div className="rd-breakdown-panel">
          <h2 className="rd-breakdown-title">{title}</h2>
          <JackpotBreakdown {...props} />
        </div>
      )}
    </PopoverButton>
  )
}
