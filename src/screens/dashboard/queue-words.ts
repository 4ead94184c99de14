import { useStore } from '@nanostores/react'
import { homeOf } from '../../core/dashboard/home.ts'
import type { QueueEntry } from '../../core/dashboard/queue.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { formatMoment } from '../../core/format/dates.ts'
import { leadingNumber } from '../../core/format/numbers.ts'
import { type LinkedScreen, pathTo } from '../../core/links.ts'
import { may } from '../../core/permissions.ts'
import type { Raffle } from '../../core/raffles/raffle.ts'
import { userOf } from '../../core/session/session.ts'
import { useDesk, useTexts } from '../desk.tsx'
import type { Task } from '../kit/task-list.tsx'
import { useTarget } from '../use-target.ts'

/** Says a queue entry in the reader's language; it leads to where it is done. */
export function useQueueWords(): (entry: QueueEntry) => Task {
  const texts = useTexts(dashboardTexts)
  const desk = useDesk()
  const target = useTarget()
  const locale = useStore(desk.$locale)
  const now = useStore(homeOf(desk).$now)
  const mayEdit = may('raffles:edit', userOf(useStore(desk.session.$session))?.roles ?? [])

  /** Where it is done; whoever may not do it is led to the raffle. */
  function ofRaffle(
    code: string,
    { id, name }: Raffle,
    screen: LinkedScreen = 'raffle',
    section = {},
  ) {
    const path = pathTo(mayEdit ? screen : 'raffle', { raffle: id, ...(mayEdit && section) })
    return { id: `${code} ${id}`, title: name, link: target(path) }
  }

  function moment(instant: string | null, { timeZone }: Raffle) {
    return instant ? formatMoment(instant, timeZone, locale, now) : ''
  }

  const account = pathTo('account')
  return entry => {
    switch (entry.code) {
      case 'winner-to-confirm':
      case 'second-person-awaited': {
        const { code, raffle, draw, count } = entry
        const asks = code === 'winner-to-confirm'
        return {
          id: `${code} ${draw.id}`,
          title: raffle.name,
          link: target(pathTo('raffleDraw', { raffle: raffle.id, draw: draw.id })),
          tone: asks ? 'warn' : 'neutral',
          status: asks ? texts.winnerToConfirm : texts.secondAwaited,
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
      case 'payments-past-due':
        return {
          id: entry.code,
          title: 'Stripe',
          link: account ? target(account) : undefined,
          tone: 'bad',
          status: texts.paymentsPastDue,
          detail: texts.paymentsPastDueDetail({ number: leadingNumber(entry.count, locale) })(
            entry.count,
          ),
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
