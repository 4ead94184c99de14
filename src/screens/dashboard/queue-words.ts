import { useStore } from '@nanostores/react'
import { homeOf } from '../../core/dashboard/home.ts'
import type { QueueEntry } from '../../core/dashboard/queue.ts'
import { type DashboardTexts, dashboardTexts } from '../../core/dashboard/texts.ts'
import { formatMoment } from '../../core/format/dates.ts'
import { leadingNumber } from '../../core/format/numbers.ts'
import { type LinkedScreen, pathTo } from '../../core/links.ts'
import { resolves, type WaitingKind, waitingFilters } from '../../core/orders/waiting.ts'
import type { Raffle } from '../../core/raffles/raffle.ts'
import { useDesk, useTexts } from '../desk.tsx'
import type { Task } from '../kit/task-list.tsx'
import { useNumber } from '../kit/use-number.ts'
import { useTarget } from '../use-target.ts'

/** Says a queue entry in the reader's language; it leads to where it is done. */
export function useQueueWords(): (entry: QueueEntry) => Task {
  const texts = useTexts(dashboardTexts)
  const desk = useDesk()
  const target = useTarget()
  const locale = useStore(desk.$locale)
  const now = useStore(homeOf(desk).$now)
  const number = useNumber()

  /** Where it is done: whoever reads it may do it. */
  function ofRaffle(
    code: string,
    { id, name }: Raffle,
    screen: LinkedScreen = 'raffle',
    section = {},
  ) {
    const link = target(pathTo(screen, { raffle: id, ...section }))
    return { id: `${code} ${id}`, title: name, link }
  }

  /** In the list of orders, by its filters: just those that are counted. */
  function ofOrders(
    { code, orders }: Extract<QueueEntry, { orders: object }>,
    kind: WaitingKind,
    title: DashboardTexts['failedOrders'],
  ) {
    const filters = Object.entries(waitingFilters(kind, orders.today))
    const query = Object.fromEntries(filters.map(([id, value]) => [`orders.${id}`, value]))
    const resolver = kind === 'duplicates' ? { [resolves]: 'open' } : {}
    const link = target(pathTo('orders', { ...query, ...resolver }))
    return { id: code, link, title: title({ number: number(orders[kind]) })(orders[kind]) }
  }

  function moment(instant: string | null, { timeZone }: Raffle) {
    return instant ? formatMoment(instant, timeZone, locale, now) : ''
  }

  return entry => {
    switch (entry.code) {
      case 'winner-to-confirm': {
        const { code, raffle, draw, count } = entry
        return {
          ...ofRaffle(code, raffle, 'raffleDraw', { draw: draw.id }),
          id: `${code} ${draw.id}`,
          tone: 'warn',
          status: texts.winnerToConfirm,
          detail: texts.winnerToConfirmDetail({ number: leadingNumber(count, locale) })(count),
        }
      }
      case 'draw-overdue':
        return {
          ...ofRaffle(entry.code, entry.raffle, 'raffleDraw', { draw: entry.draw.id }),
          id: `${entry.code} ${entry.draw.id}`,
          tone: 'bad',
          status: texts.drawOverdue,
          detail: texts.drawOverdueDetail({ moment: moment(entry.draw.drawAt, entry.raffle) }),
        }
      case 'raffle-to-close':
        return {
          ...ofRaffle(entry.code, entry.raffle),
          tone: 'info',
          status: texts.raffleToClose,
          detail: texts.raffleToCloseDetail,
        }
      case 'raffle-ending':
        return {
          ...ofRaffle(entry.code, entry.raffle),
          tone: 'warn',
          status: texts.raffleEnding,
          detail: texts.raffleEndingDetail({ moment: moment(entry.raffle.endDate, entry.raffle) }),
        }
      case 'activation-requested':
        return {
          ...ofRaffle(entry.code, entry.raffle),
          tone: 'info',
          status: texts.activationRequested,
          detail: texts.activationRequestedDetail,
        }
      case 'orders-failing':
        return {
          ...ofOrders(entry, 'failed', texts.failedOrders),
          tone: 'bad',
          status: texts.ordersFailing,
          detail: texts.failedOrdersDetail({ tried: number(entry.orders.tried) }),
        }
      case 'follow-ups-due':
        return {
          ...ofOrders(entry, 'followUps', texts.ordersToFollowUp),
          tone: 'warn',
          status: texts.followUpsDue,
          detail: texts.ordersToFollowUpDetail,
        }
      case 'duplicates-suspected':
        return {
          ...ofOrders(entry, 'duplicates', texts.duplicateOrders),
          tone: 'warn',
          status: texts.duplicatesSuspected,
          detail: texts.duplicateOrdersDetail,
        }
      case 'licence-missing':
        return {
          ...ofRaffle(entry.code, entry.raffle, 'raffleEditor', { section: 'licence' }),
          tone: 'warn',
          status: texts.licenceMissing,
          detail: texts.licenceMissingDetail,
        }
    }
  }
}
