import {
  BadgeCheck,
  Ban,
  CalendarClock,
  HandCoins,
  LogIn,
  MailCheck,
  Printer,
  RotateCcw,
  Send,
} from 'lucide'
import { useState } from 'react'
import type { Decision } from '../../core/decision.ts'
import { shortId } from '../../core/format/short-id.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { awaitsBank, decideClearing, isUncleared } from '../../core/orders/clearing.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import type { OrderReading } from '../../core/orders/order-view.ts'
import { owedCents } from '../../core/orders/refund.ts'
import { orderRuleTexts } from '../../core/orders/rule-texts.ts'
import { decideOrder, type OrderAction, type OrderReasonCode } from '../../core/orders/rules.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import type { MenuAction } from '../kit/overlays/menu-entries.ts'
import { MoreMenu } from '../kit/overlays/more-menu.tsx'
import { useNotify } from '../use-notify.ts'
import { useRoles } from '../use-roles.ts'
import { useTold } from '../use-told.ts'
import type { OrderQuestionProps } from './order-question.ts'

const questions = {
  send: () => loadChunk(() => import('./send-tickets.tsx')),
  void: () => loadChunk(() => import('./void-order.tsx')),
  restore: () => loadChunk(() => import('./restore-order.tsx')),
  'take-part': () => loadChunk(() => import('./take-part.tsx')),
  refund: () => loadChunk(() => import('./refund-order.tsx')),
  'follow-up': () => loadChunk(() => import('./follow-up.tsx')),
  'clear-cheque': () => loadChunk(() => import('./clear-cheque.tsx')),
  print: () => loadChunk(() => import('./print-order.tsx')),
} as const
type Question = keyof typeof questions

/** What can be done with an order; what can't be done now says why. */
export function OrderActions(props: Omit<OrderQuestionProps, 'onClose'>) {
  const { order, view } = props
  const texts = useTexts(orderTexts)
  const against = useReasons(order)
  const markMailed = useMarkMailed(order, view)
  const [opened, setOpened] = useState<Question | null>(null)
  const close = () => setOpened(null)
  const refundLabel = order.cardEnding === null ? texts.recordReturned : texts.refund
  const isRefundDue = owedCents(order) > 0 && against('refund') === undefined
  const items: readonly MenuAction[] = [
    {
      id: 'send',
      label: texts.sendTickets,
      icon: Send,
      disabledBecause: against('email'),
      onAction: () => setOpened('send'),
    },
    {
      id: 'print',
      label: texts.printTickets,
      icon: Printer,
      disabledBecause: against('print'),
      onAction: () => setOpened('print'),
    },
    {
      id: 'mailed',
      label: order.mailedAt ? texts.unmarkMailed : texts.markMailed,
      icon: MailCheck,
      disabledBecause: against('mark-mailed'),
      onAction: markMailed,
    },
    {
      id: 'follow-up',
      label: texts.followUp,
      icon: CalendarClock,
      disabledBecause: against('note'),
      onAction: () => setOpened('follow-up'),
    },
    ...(awaitsBank(order)
      ? [
          {
            id: 'clear-cheque',
            label: texts.markCleared,
            icon: BadgeCheck,
            disabledBecause: against('clear-cheque'),
            onAction: () => setOpened('clear-cheque'),
          },
        ]
      : []),
    ...(order.late && !order.late.takesPart
      ? [
          {
            id: 'take-part',
            label: texts.takePart,
            icon: LogIn,
            disabledBecause: against('take-part'),
            onAction: () => setOpened('take-part'),
          },
        ]
      : []),
    {
      id: 'refund',
      label: refundLabel,
      icon: HandCoins,
      disabledBecause: against('refund'),
      onAction: () => setOpened('refund'),
    },
    order.status === 'VOID'
      ? {
          id: 'restore',
          label: texts.restore,
          icon: RotateCcw,
          disabledBecause: against('restore'),
          onAction: () => setOpened('restore'),
        }
      : {
          id: 'void',
          label: texts.void,
          icon: Ban,
          tone: 'danger',
          disabledBecause: against('void-part') && against('void'),
          onAction: () => setOpened('void'),
        },
  ]
  return (
    <>
      {isRefundDue && (
        <Button
          variant="primary"
          icon={<Icon of={HandCoins} />}
          onClick={() => setOpened('refund')}
        >
          {refundLabel}
        </Button>
      )}
      {isUncleared(order) && against('clear-cheque') === undefined && (
        <Button icon={<Icon of={BadgeCheck} />} onClick={() => setOpened('clear-cheque')}>
          {texts.markCleared}
        </Button>
      )}
      {against('email') === undefined && (
        <Button icon={<Icon of={Send} />} onClick={() => setOpened('send')}>
          {texts.sendTickets}
        </Button>
      )}
      <MoreMenu
        words={texts.actions}
        of={texts.title({ order: shortId(order.id) })}
        items={items}
      />
      {opened && (
        <LoadedPart key={opened} load={questions[opened]} onClose={close}>
          {Question => <Question {...props} onClose={close} />}
        </LoadedPart>
      )}
    </>
  )
}

/** Why an action can't be done by this person now; undefined where it can. */
function useReasons(
  order: OrderDetail,
): (action: OrderAction | 'clear-cheque') => string | undefined {
  const words = useTexts(orderRuleTexts)
  const roles = useRoles()
  return action => {
    const decision: Decision<OrderReasonCode> =
      action === 'clear-cheque' ? decideClearing(order, roles) : decideOrder(action, order, roles)
    return decision.allowed ? undefined : decision.reasons.map(({ code }) => words[code]).join(' ')
  }
}

/** Says that the printed tickets went to the post, or takes that back. */
function useMarkMailed({ id, version, mailedAt }: OrderDetail, view: OrderReading): () => void {
  const { http } = useDesk()
  const texts = useTexts(orderTexts)
  const notify = useNotify()
  const { run } = useTold()
  const mailed = mailedAt === null
  return async () => {
    const asked = { params: { id }, body: { version, mailed } }
    await run(async attempt => {
      view.show(await http.ask(orderCalls.change, asked, { attempt }))
      notify('ok', (mailed ? texts.markedMailed : texts.unmarkedMailed)({ order: shortId(id) }))
    }, asked)
  }
}
