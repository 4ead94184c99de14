import { Check, Minus, X } from 'lucide'
import { pathTo } from '../../../core/links.ts'
import type { UnpaidKind } from '../../../core/orders/unpaid-order.ts'
import { mayForAll } from '../../../core/permissions.ts'
import type { Readiness } from '../../../core/raffles/draws/draw.ts'
import { mendPlaceOf } from '../../../core/raffles/draws/mend-places.ts'
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
  const kind = leavable && kinds[leavable]
  const ends = !ready && code === 'raffle-not-ended' && mayEnd(raffle, roles, now)
  const left = !ready && leavable !== undefined && leaveOut.includes(leavable)
  const state = ready ? 'ready' : left ? 'leftOut' : 'notReady'
  const said = ready ? texts[`ready-${code}`] : texts[`not-${code}`]
  const mend = texts[`mend-${code}`]
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
            {typeof mend === 'string' ? mend : mend({})(count)} {!ends && <MendLink code={code} />}
          </p>
        )}
        {ends && <EndRaffle />}
        {!ready && kind && mayForAll('orders:read', roles) && <UnpaidOrders kind={kind} />}
        {!ready && code === 'outboxes-waiting' && <WaitingOutboxes />}
        {!ready && leavable && draws && (
          <CheckboxField
            label={texts[`leave-${leavable}`]({ number: number(count) })(count)}
            description={texts.leaveHint({})(count)}
            value={left}
            onChange={next => onToggle(leavable, next)}
          />
        )}
      </div>
    </li>
  )
}

/** What is on its way isn't listed: nobody here knows the orders. */
const kinds: Readonly<Record<Leavable, UnpaidKind | null>> = {
  'orders-pending': 'pending',
  'cheques-uncleared': 'cheque',
  'late-arrivals': 'late',
  'outboxes-waiting': null,
}

/** Whom to ask to send what they have. */
function WaitingOutboxes() {
  const texts = useTexts(readinessTexts)
  const { draw, number, moment } = useProcedure()
  return (
    <ul className="rd-draw-outboxes">
      {draw.outboxes.map(({ deviceId, seller, waiting, reportedAt }) => (
        <li key={`${deviceId} ${seller}`} className="rd-draw-note">
          {texts.waitsWith({ seller, number: number(waiting), moment: moment(reportedAt) })(
            waiting,
          )}
        </li>
      ))}
    </ul>
  )
}

function MendLink({ code }: { code: Readiness['code'] }) {
  const texts = useTexts(readinessTexts)
  const { draw, raffle } = useProcedure()
  const place = mendPlaceOf(code, draw)
  if (!place) return null
  const { screen, section } = place
  const path = pathTo(screen, section ? { raffle: raffle.id, section } : { raffle: raffle.id })
  return <ScreenLink path={path}>{texts[`open-${screen}`]}</ScreenLink>
}
