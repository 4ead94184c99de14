import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { About } from './about.tsx'
import { DrawsCard } from './draws-card.tsx'
import { KeyDates } from './key-dates.tsx'
import { Linked } from './linked.tsx'
import { NextStepCard } from './next-step-card.tsx'
import overviewCss from './overview.css?inline'
import { SettingsGlance } from './settings-glance.tsx'

addSheet(overviewCss)

/** A raffle at a glance: what to do now, its dates, draws, settings and texts. */
export function OverviewBoard({ raffle }: { raffle: RaffleDetail }) {
  return (
    <div className="rd-overview">
      <NextStepCard raffle={raffle} />
      <KeyDates raffle={raffle} />
      <DrawsCard raffle={raffle} />
      <Linked raffle={raffle} />
      <SettingsGlance raffle={raffle} />
      <About raffle={raffle} />
    </div>
  )
}
