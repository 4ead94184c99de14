import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'

interface WinnerHistoryProps {
  winner: Winner
  /** An instant in the raffle's zone, and the reader's where it differs. */
  moment: (instant: string) => string
}

/** Who did what, and when: a line each. */
export function WinnerHistory({ winner, moment }: WinnerHistoryProps) {
  const texts = useTexts(winnerTexts)
  const { pickedAt, pickedBy, confirmedAt, confirmedBy, rejectedAt, rejectedBy, reason } = winner
  const lines = [
    pickedBy
      ? texts.wasPicked({ name: pickedBy, moment: moment(pickedAt) })
      : texts.wasPickedAlone({ moment: moment(pickedAt) }),
    winner.firstConfirmedBy && texts.wasConfirmedFirst({ name: winner.firstConfirmedBy }),
    confirmedAt &&
      texts.wasConfirmed({ name: confirmedBy ?? texts.system, moment: moment(confirmedAt) }),
    rejectedAt &&
      texts.wasRejected({
        name: rejectedBy ?? texts.system,
        moment: moment(rejectedAt),
        reason: texts[`reason-${reason ?? 'other'}`],
      }),
    winner.note && texts.noteSaid({ note: winner.note }),
  ]
  return (
    <ul className="rd-winner-history">
      {lines.filter(Boolean).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
