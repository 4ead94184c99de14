import { useStore } from '@nanostores/react'
import { useEffect, useId } from 'react'
import { pathTo } from '../../core/links.ts'
import { shellTexts } from '../../core/shell/texts.ts'
import { type ReadSlip, type RecoverySums, recoveryOf, sumsOf } from '../../core/slips/recovery.ts'
import { slipTexts } from '../../core/slips/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { Button } from '../kit/button.tsx'
import { Money } from '../kit/money.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { StatTile, StatTiles } from '../kit/stat-tile.tsx'
import { useTarget } from '../use-target.ts'
import { CameraPart } from './camera-part.tsx'
import { PicturesPart } from './pictures-part.tsx'
import { ScanField } from './scan-field.tsx'
import { SlipRow } from './slip-row.tsx'
import slipsCss from './slips.css?inline'

addSheet(slipsCss)

/** Orders of slips whose machine is gone: read by hand scanner, pictures or camera, and entered once each (docs/domain.md, "Slips"). */
export default function RecoverSlips() {
  const desk = useDesk()
  const recovery = recoveryOf(desk)
  const texts = useTexts(slipTexts)
  const { recoverSlips } = useTexts(shellTexts)
  const slips = useStore(recovery.$slips)
  const again = useStore(recovery.$again)
  const target = useTarget()
  const list = useId()
  const sums = sumsOf(slips)
  const isSending = slips.some(({ outcome }) => ['waiting', 'sending'].includes(outcome.state))
  useStaying(recovery.isUnderWay)

  return (
    <div className="rd-page">
      <PageHeader
        title={recoverSlips}
        subtitle={texts.about}
        back={{ label: texts.back, ...target(pathTo('orders')) }}
      />
      <div className="rd-slips">
        <section className="rd-slips-ways" aria-label={texts.read}>
          <ScanField recovery={recovery} />
          <PicturesPart recovery={recovery} />
          <CameraPart recovery={recovery} />
        </section>
        <section className="rd-slips-read" aria-labelledby={list}>
          <h2 className="rd-slips-title" id={list}>
            {texts.list}
          </h2>
          <ReadBefore slip={slips.find(({ number }) => number === again?.number)} again={again} />
          {slips.length > 0 && <Sums sums={sums} currency={currencyOf(slips)} />}
          {sums.open > 0 && !isSending && (
            <Banner
              tone="warn"
              title={texts.openTitle({ number: String(sums.open) })(sums.open)}
              detail={texts.openDetail}
            >
              <Button onClick={recovery.retry}>{texts.retry}</Button>
            </Banner>
          )}
          {slips.length === 0 ? (
            <p className="rd-slip-hint">{texts.none}</p>
          ) : (
            <>
              <ul className="rd-slips-list" aria-busy={isSending}>
                {slips.map(slip => (
                  <SlipRow
                    key={slip.number}
                    slip={slip}
                    again={again?.number === slip.number ? again.count : null}
                    recovery={recovery}
                  />
                ))}
              </ul>
              <p className="rd-slip-hint">{texts.keep}</p>
            </>
          )}
        </section>
      </div>
    </div>
  )
}

interface ReadBeforeProps {
  slip: ReadSlip | undefined
  again: { count: number } | null
}

/** Says that a slip is in the list already: again each time that it is read. */
function ReadBefore({ slip, again }: ReadBeforeProps) {
  const texts = useTexts(slipTexts)
  const name =
    slip?.outcome.state === 'answered' ? slip.outcome.answer.slip.customerName : undefined
  return (
    <p className="rd-slip-hint" role="status">
      {slip && again && (
        <span key={again.count}>
          {texts.readBefore({ slip: name ?? texts.slip({ number: String(slip.number) }) })}
        </span>
      )}
    </p>
  )
}

/** Whoever leaves while some have no answer is asked by the browser. */
function useStaying(isUnderWay: () => boolean) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnderWay()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnderWay])
}

type Slips = Parameters<typeof sumsOf>[0]

/** All are of one organization, mostly, and then of one currency. */
function currencyOf(slips: Slips): string | null {
  const all = new Set(
    slips.flatMap(({ outcome }) =>
      outcome.state === 'answered' ? [outcome.answer.slip.currency] : [],
    ),
  )
  const [first = null, ...others] = all
  return others.length > 0 ? null : first
}

function Sums({ sums, currency }: { sums: RecoverySums; currency: string | null }) {
  const texts = useTexts(slipTexts)
  return (
    <StatTiles label={texts.list} busy={false}>
      <StatTile label={texts.sumEntered}>{String(sums.entered)}</StatTile>
      {currency !== null && (
        <StatTile label={texts.sumAmount}>
          <Money cents={sums.enteredCents} currency={currency} />
        </StatTile>
      )}
      <StatTile label={texts.sumStood}>{String(sums.stood)}</StatTile>
      <StatTile label={texts.sumNotEntered}>{String(sums.notEntered)}</StatTile>
    </StatTiles>
  )
}
