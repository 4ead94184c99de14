import { useStore } from '@nanostores/react'
import { CircleCheck } from 'lucide'
import { type HomeView, homeOf } from '../../core/dashboard/home.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { isOn } from '../../core/flag-state.ts'
import { formatMoment } from '../../core/format/dates.ts'
import { pathTo } from '../../core/links.ts'
import { screens } from '../../core/screens.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { TaskList } from '../kit/task-list.tsx'
import { useTarget } from '../use-target.ts'
import UnreadRaffles from './unread-raffles.tsx'

/** Home of those who see no sales figures: what they can sell now. */
export default function AgentHome({ home }: { home: HomeView }) {
  const texts = useTexts(dashboardTexts)
  const desk = useDesk()
  const locale = useStore(desk.$locale)
  const now = useStore(homeOf(desk).$now)
  const target = useTarget()
  const mayOpen = isOn(useStore(desk.$flags), screens.raffle.access.flag)
  if (home.onSale.length === 0 && !home.unread) {
    return (
      <EmptyState icon={CircleCheck} title={texts.nothingNow} message={texts.nothingNowDetail} />
    )
  }
  const tasks = home.onSale.map(({ id, name, endDate, timeZone }) => ({
    id,
    title: name,
    detail: endDate
      ? texts.raffleEndingDetail({ moment: formatMoment(endDate, timeZone, locale, now) })
      : texts.noSalesEnd,
    status: texts.onSaleStatus,
    tone: 'ok' as const,
    link: mayOpen ? target(pathTo('raffle', { raffle: id })) : undefined,
  }))
  return (
    <Card title={texts.onSaleTitle}>
      {home.unread ? <UnreadRaffles home={home} /> : <TaskList tasks={tasks} />}
    </Card>
  )
}
