import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { WinnerStatus } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { Status, type Tone } from '../../kit/status.tsx'

const tones: Record<WinnerStatus, Tone> = {
  picked: 'info',
  verified: 'info',
  'second-person': 'warn',
  confirmed: 'ok',
  rejected: 'bad',
}

/** A winner's status: a dot and a word. */
export function WinnerStatusText({ status }: { status: WinnerStatus }) {
  const texts = useTexts(winnerTexts)
  return <Status tone={tones[status]}>{texts[`status-${status}`]}</Status>
}
