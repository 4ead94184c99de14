import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Progress } from '../../kit/progress.tsx'
import { Status } from '../../kit/status.tsx'
import { useNumber } from '../../kit/use-number.ts'

/** "2 of 3 picked", "3 of 3 confirmed"; while a batch runs, how far it is. */
export function PrizeStatus({ prize }: { prize: Prize }) {
  const texts = useTexts(prizeTexts)
  const number = useNumber()
  const { quantity, picksCompleted, picksPending, confirmedCount } = prize
  const total = number(quantity)
  const picked = number(picksCompleted)
  const confirmed = number(confirmedCount)
  if (picksPending > 0) {
    const line = texts['status-picking']({ done: picked, total })
    return (
      <>
        <Status tone="info">{line}</Status>
        <Progress
          label={line}
          done={picksCompleted}
          total={picksCompleted + picksPending}
          valueText={line}
        />
        <p className="rd-prize-pending">
          {texts.pending({ number: number(picksPending) })(picksPending)}
        </p>
      </>
    )
  }
  if (confirmedCount >= quantity)
    return (
      <Status tone="ok">
        {texts['status-confirmed']({ done: confirmed, total })(confirmedCount)}
      </Status>
    )
  if (confirmedCount > 0)
    return (
      <Status tone="warn">
        {texts['status-partly']({ done: confirmed, total, picked })(confirmedCount)}
      </Status>
    )
  if (picksCompleted > 0)
    return (
      <Status tone="warn">{texts['status-picked']({ done: picked, total })(picksCompleted)}</Status>
    )
  return <Status tone="neutral">{texts['status-open']}</Status>
}
