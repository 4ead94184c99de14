import type { HomeView } from '../../core/dashboard/home.ts'
import { type SetUpStep, type SetUpStepCode, setUpChecklist } from '../../core/dashboard/queue.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { hrefOf, pathTo } from '../../core/links.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { type Task, TaskList } from '../kit/task-list.tsx'

const words = {
  payments: { title: 'stepPayments', detail: 'stepPaymentsDetail', screen: 'account' },
  licence: { title: 'stepLicence', detail: 'stepLicenceDetail', screen: 'raffles' },
  raffle: { title: 'stepRaffle', detail: 'stepRaffleDetail', screen: 'raffles' },
  'request-activation': {
    title: 'stepRequestActivation',
    detail: 'stepRequestActivationDetail',
    screen: 'raffles',
  },
} as const satisfies Record<SetUpStepCode, { title: string; detail: string; screen: string }>

const looks = {
  done: { tone: 'ok', status: 'stepDone' },
  next: { tone: 'info', status: 'stepNext' },
  later: { tone: 'neutral', status: 'stepLater' },
} as const

/** The way to a first raffle (domain.md, "Home"), for an organisation that has never sold anything. */
export default function SetUp({ home }: { home: HomeView }) {
  const texts = useTexts(dashboardTexts)
  const { config } = useDesk()

  function toTask({ code, state }: SetUpStep): Task {
    const { title, detail, screen } = words[code]
    const path = state === 'done' ? null : pathTo(screen)
    return {
      id: code,
      title: texts[title],
      detail: texts[detail],
      status: texts[looks[state].status],
      tone: looks[state].tone,
      link: path ? { path, href: hrefOf(config, path) } : undefined,
    }
  }

  return (
    <Card title={texts.setUpTitle}>
      <TaskList ordered tasks={setUpChecklist(home).map(toTask)} />
    </Card>
  )
}
