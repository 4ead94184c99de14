import type { HomeView } from '../../core/dashboard/home.ts'
import { type SetUpStep, type SetUpStepCode, setUpChecklist } from '../../core/dashboard/queue.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { pathTo } from '../../core/links.ts'
import type { Raffle } from '../../core/raffles/raffle.ts'
import { useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { type Task, TaskList } from '../kit/task-list.tsx'
import { useTarget } from '../use-target.ts'

const words = {
  payments: { title: 'stepPayments', detail: 'stepPaymentsDetail' },
  licence: { title: 'stepLicence', detail: 'stepLicenceDetail' },
  raffle: { title: 'stepRaffle', detail: 'stepRaffleDetail' },
  'request-activation': { title: 'stepRequestActivation', detail: 'stepRequestActivationDetail' },
} as const satisfies Record<SetUpStepCode, { title: string; detail: string }>

/** A step leads to the draft that it goes on with; without one, to a new raffle. */
function pathOf(code: SetUpStepCode, draft: Raffle | undefined): string | null {
  if (code === 'payments') return pathTo('account')
  if (!draft || code === 'raffle') return pathTo('raffleEditor')
  if (code === 'licence') return pathTo('raffleEditor', { raffle: draft.id, section: 'licence' })
  return pathTo('raffle', { raffle: draft.id })
}

const looks = {
  done: { tone: 'ok', status: 'stepDone' },
  next: { tone: 'info', status: 'stepNext' },
  later: { tone: 'neutral', status: 'stepLater' },
} as const

/** The way to a first raffle (docs/domain.md, "Home"), for an organisation that has never sold anything. */
export default function SetUp({ home }: { home: HomeView }) {
  const texts = useTexts(dashboardTexts)
  const target = useTarget()
  const draft = home.raffles.find(({ status }) => status === 'draft')

  function toTask({ code, state }: SetUpStep): Task {
    const { title, detail } = words[code]
    const path = state === 'done' ? null : pathOf(code, draft)
    return {
      id: code,
      title: texts[title],
      detail: texts[detail],
      status: texts[looks[state].status],
      tone: looks[state].tone,
      link: path ? target(path) : undefined,
    }
  }

  // A step that nobody can take yet is none: its screen isn't built.
  const seesAccount =
    home.seesAccount && (home.stripeConnectedAccountId !== null || pathTo('account') !== null)
  return (
    <Card title={texts.setUpTitle}>
      <TaskList ordered tasks={setUpChecklist({ ...home, seesAccount }).map(toTask)} />
    </Card>
  )
}
