import { Check, Minus, X } from 'lucide'
import { type LinkedScreen, pathTo } from '../../../core/links.ts'
import type { UnpaidKind } from '../../../core/orders/unpaid-order.ts'
import type { Readiness } from '../../../core/raffles/draws/draw.ts'
import { readinessTexts } from '../../../core/raffles/draws/readiness-texts.ts'
import { type Leavable, leavables } from '../../../core/raffles/draws/rules.ts'
import { useTexts } from '../../desk.tsx'
import { CheckboxField } from '../../kit/fields/checkbox-field.tsx'
import { Icon } from '../../kit/icon.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { EndRaffle, mayEnd } from './end-raffle.tsx'
import { useProcedure } from './procedure-context.tsx'
import { UnpaidOrders } from './unpaid-orders.tsx'

interface ReadinessStepProps {
  /** What staff leave out of the list, explicitly. */
  leaveOut: readonly Leavable[]
  onLeaveOut: (leaveOut: readonly Leavable[]) => void
}

/** Every line that a lock depends on, ticked or crossed, with the way to mend it. */
export function ReadinessStep({ leaveOut, onLeaveOut }: ReadinessStepProps) {
  const { draw } = useProcedure()
  const toggle = (code: Leavable, left: boolean) =>
    onLeaveOut(leavables.filter(each => (each === code ? left : leaveOut.includes(each))))
  return (
    <ul className="rd-draw-lines">
      {draw.readiness.map(line => (
        <Line key={line.code} line={line} leaveOut={leaveOut} onToggle={toggle} />
      ))}
    </ul>
  )
}

interface LineProps {
  line: Readiness
  leaveOut: readonly Leavable[]
  onToggle: (code: Leavable, left: boolean) => void
}

function Line({ line, leaveOut, onToggle }: LineProps) {
  const texts = useTexts(readinessTexts)
  const { draws, number, raffle, roles, now } = useProcedure()
  const { code, ready, count } = line
  const leavable = line.leavable ? leavables.find(each => each === code) : undefined
  const ends = !ready && code === 'raffle-not-ended' && mayEnd(raffle, roles, now)
  const left = !ready && leavable !== undefined && leaveOut.includes(leavable)
  const state = ready ? 'ready' : left ? 'leftOut' : 'notReady'
  const said = ready ? texts[`ready-${code}`] : texts[`not-${code}`]
  return (
    <li className={`rd-draw-line rd-draw-line-${state}`}>
      <Icon of={ready ? Check : left ? Minus : X} size={14} className="rd-draw-line-mark" />
      <div className="rd-draw-line-words">
        <p>
          <span className="rd-only-read-out">{texts[state]}: </span>
          {typeof said === 'string' ? said : said({ number: number(count) })(count)}
        </p>
        {!ready && (
          <p className="rd-draw-line-mend">
            {texts[`mend-${code}`]} {!ends && <MendLink code={code} />}
          </p>
        )}
        {ends && <EndRaffle />}
        {!ready && leavable && <UnpaidOrders kind={kinds[leavable]} />}
        {!ready && leavable && draws && (
          <CheckboxField
            label={texts[`leave-${leavable}`]({ number: number(count) })(count)}
            description={texts.leaveHint}
            value={left}
            onChange={next => onToggle(leavable, next)}
          />
        )}
      </div>
    </li>
  )
}

const kinds = {
  'orders-pending': 'pending',
  'cheques-uncleared': 'cheque',
} as const satisfies Record<Leavable, UnpaidKind>

type Place = { screen: LinkedScreen; label: 'openRaffle' | 'openPrizes' | 'editRaffle' }

const raffle: Place = { screen: 'raffle', label: 'openRaffle' }
const prizes: Place = { screen: 'rafflePrizes', label: 'openPrizes' }
const editor: Place = { screen: 'raffleEditor', label: 'editRaffle' }

/** Where each is mended. Orders have no screen yet. */
const places: Partial<Record<Readiness['code'], Place>> = {
  'sales-not-ended': prizes,
  'raffle-not-ended': raffle,
  'draw-date-not-reached': prizes,
  'fewer-tickets-than-prizes': prizes,
  'no-prizes': prizes,
  'draw-location-missing': editor,
  'raffle-not-active': raffle,
}

function MendLink({ code }: { code: Readiness['code'] }) {
  const texts = useTexts(readinessTexts)
  const { raffle: shown } = useProcedure()
  const place = places[code]
  if (!place) return null
  return (
    <ScreenLink path={pathTo(place.screen, { raffle: shown.id })}>{texts[place.label]}</ScreenLink>
  )
}
