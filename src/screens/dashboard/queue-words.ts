import { useStore } from '@nanostores/react'
import { homeOf } from '../../core/dashboard/home.ts'
import type { QueueEntry } from '../../core/dashboard/queue.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { formatMoment } from '../../core/format/dates.ts'
import { leadingNumber } from '../../core/format/numbers.ts'
import { type LinkedScreen, pathTo } from '../../core/links.ts'
import type { Raffle } from '../../core/raffles/raffle.ts'
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
