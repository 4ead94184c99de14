import { useState } from 'react'
import { formatRoughDuration } from '../../core/format/durations.ts'
import { formatInstant } from '../../core/format/instants.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { type LateTexts, lateTexts } from '../../core/orders/late-texts.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { decideOrder } from '../../core/orders/rules.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { Button } from '../kit/button.tsx'
import { useLocale } from '../kit/language.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { useRoles } from '../use-roles.ts'
import type { OrderQuestionProps } from './order-question.ts'

const loadQuestion = () => loadChunk(() => import('./take-part.tsx'))

type Late = NonNullable<OrderDetail['late']>
interface OrderLateProps extends Omit<OrderQuestionProps, 'onClose'> {
  late: Late
}

/** When an order was taken that came late, by whose clock, and what that means; with the way in for whoever may open it. */
export default function OrderLate({ late, ...asked }: OrderLateProps) {
  const { order } = asked
  const texts = useTexts(lateTexts)
  const { takePart } = useTexts(orderTexts)
  const [asking, setAsking] = useState(false)
  const decision = decideOrder('take-part', order, useRoles())
  const words = useEvidence(order, late)
  const isOut = order.status === 'ACTIVE' && !late.takesPart
  return (
    <Banner
      tone={isOut ? 'warn' : 'info'}
      title={texts.cameLate}
      detail={isOut || late.takesPart ? `${words} ${meaningOf(order, late, texts)}` : words}
    >
      {decision.allowed && <Button onClick={() => setAsking(true)}>{takePart}</Button>}
      {asking && (
        <LoadedPart load={loadQuestion} onClose={() => setAsking(false)}>
          {TakePart => <TakePart {...asked} onClose={() => setAsking(false)} />}
        </LoadedPart>
      )}
    </Banner>
  )
}

/** What it takes part in, and what is to be done about it. */
function meaningOf({ draws }: OrderDetail, late: Late, texts: LateTexts): string {
  if (late.takesPart) return texts.letIn
  if (late.countsFrom !== null) return late.listLocked ? texts.lockedInPart : texts.takesNoPart
  return draws.every(({ standing }) => standing === 'too-late') ? texts.noDrawLeft : texts.tooLate
}

function useEvidence({ recordedAt, timeZone }: OrderDetail, late: Late): string {
  const texts = useTexts(lateTexts)
  const locale = useLocale()
  const momentOf = (instant: string) =>
    formatInstant(instant, { timeZone, locale, style: 'date-time', zone: true })
  const moments = { taken: momentOf(late.takenAt), received: momentOf(recordedAt) }
  const { clockOffsetMs } = late
  if (clockOffsetMs === null) return texts.clockUnknown(moments)
  if (Math.abs(clockOffsetMs) < 1000) return texts.clockRight(moments)
  const off = formatRoughDuration(Math.abs(clockOffsetMs) / 1000, locale)
  return (clockOffsetMs > 0 ? texts.clockBehind : texts.clockAhead)({ ...moments, off })
}
