import { RotateCcw } from 'lucide'
import { useState } from 'react'
import { loadChunk } from '../../core/load-chunk.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { type PartVoid, rangeText } from '../../core/orders/part-void.ts'
import { orderRuleTexts } from '../../core/orders/rule-texts.ts'
import { decideRestoreOf } from '../../core/orders/rules.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { may } from '../../core/permissions.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Icon } from '../kit/icon.tsx'
import { Money } from '../kit/money.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { Status } from '../kit/status.tsx'
import { useRoles } from '../use-roles.ts'
import type { OrderQuestionProps } from './order-question.ts'

const loadRestore = () => loadChunk(() => import('./restore-order.tsx'))

/** Tickets of an order that are void while the rest of it stands: why, by whom, and the way back. */
export function PartVoids(props: Omit<OrderQuestionProps, 'onClose'>) {
  const { partVoids } = props.order
  const [restoring, setRestoring] = useState<PartVoid | null>(null)
  const close = () => setRestoring(null)
  if (partVoids.length === 0) return null
  return (
    <ul className="rd-record-lines">
      {partVoids.map(part => (
        <PartVoidLine
          key={part.id}
          part={part}
          order={props.order}
          onRestore={() => setRestoring(part)}
        />
      ))}
      {restoring && (
        <LoadedPart load={loadRestore} onClose={close}>
          {RestoreOrder => <RestoreOrder {...props} part={restoring} onClose={close} />}
        </LoadedPart>
      )}
    </ul>
  )
}

interface PartVoidLineProps {
  part: PartVoid
  order: OrderDetail
  onRestore: () => void
}

function PartVoidLine({ part, order, onRestore }: PartVoidLineProps) {
  const texts = useTexts(orderTexts)
  const rules = useTexts(orderRuleTexts)
  const roles = useRoles()
  const { comment, voidedBy, voidedAt, cents } = part
  const tickets = rangeText(part)
  const decision = decideRestoreOf(part, order, roles)
  // Whoever may never take a void back isn't told of it at each.
  const against =
    decision.allowed || !may('orders:restore', roles)
      ? ''
      : decision.reasons.map(({ code }) => rules[code]).join(' ')
  return (
    <li className="rd-record-line">
      <span className="rd-record-words">
        <Status tone="neutral">{texts.partVoid({ tickets })}</Status>
        <bdi className="rd-record-muted">{comment}</bdi>
        <span className="rd-record-muted">
          <bdi>{voidedBy ?? texts.erasedPerson}</bdi>{' '}
          <DateText instant={voidedAt} timeZone={order.timeZone} show="short" zone />
        </span>
        {against !== '' && <span className="rd-record-muted">{against}</span>}
      </span>
      <span className="rd-record-end">
        <Money cents={cents} currency={order.currency} />
        {decision.allowed && (
          <Button
            aria-label={texts.restoreTickets({ tickets })}
            icon={<Icon of={RotateCcw} />}
            onClick={onRestore}
          >
            {texts.restoreShort}
          </Button>
        )}
      </span>
    </li>
  )
}
