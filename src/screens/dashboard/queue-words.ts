import { useStore } from '@nanostores/react'
import { homeOf } from '../../core/dashboard/home.ts'
import type { QueueEntry } from '../../core/dashboard/queue.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { formatMoment } from '../../core/format/dates.ts'
import { leadingNumber } from '../../core/format/numbers.ts'
import { hrefOf, pathTo } from '../../core/links.ts'
import type { Raffle } from '../../core/raffles/raffle.ts'
import { useDesk, useTexts } from '../desk.tsx'
import type { Task } from '../kit/task-list.tsx'

/** Says a queue entry in the reader's language; it leads to its screen once the registry has that row. */
export function useQueueWords(): (entry: QueueEntry) => Task {
  const texts = useTexts(dashboardTexts)
  const desk = useDesk()
  const locale = useStore(desk.$locale)
  const now = useStore(homeOf(desk).$now)

  function link(path: string | null) {
    return path ? { path, href: hrefOf(desk.config, path) } : undefined
  }

  function ofRaffle(code: string, raffle: Raffle) {
    const path = pathTo('raffle', { raffle: raffle.id })
    return { id: `${code} ${raffle.id}`, title: raffle.name, link: link(path) }
  }

  function moment(instant: string | null, { timeZone }: Raffle) {
    return instant ? formatMoment(instant, timeZone, locale, now) : ''
  }

  return entry => {
    switch (entry.code) {
      case 'draw-overdue':
        return {
          ...ofRaffle(entry.code, entry.raffle),
          tone: 'bad',
          status: texts.drawOverdue,
          detail: texts.drawOverdueDetail({ moment: moment(entry.raffle.drawDate, entry.raffle) }),
        }
      case 'payments-past-due':
        return {
          id: entry.code,
          title: 'Stripe',
          link: link(pathTo('account')),
          tone: 'bad',
          status: texts.paymentsPastDue,
          detail: texts.paymentsPastDueDetail({ number: leadingNumber(entry.count, locale) })(
            entry.count,
          ),
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
          ...ofRaffle(entry.code, entry.raffle),
          tone: 'warn',
          status: texts.licenceMissing,
          detail: texts.licenceMissingDetail,
        }
    }
  }
}
