import { choiceTexts } from '../../../core/raffles/choice-texts.ts'
import type { RaffleStatus } from '../../../core/raffles/raffle.ts'
import { useTexts } from '../../desk.tsx'
import { Status, type Tone } from '../../kit/status.tsx'

const tones: Record<RaffleStatus, Tone> = {
  draft: 'neutral',
  pending: 'info',
  active: 'ok',
  inactive: 'warn',
  ended: 'info',
  closed: 'neutral',
}

/** A raffle's status: a dot and a word. */
export function RaffleStatusText({ status }: { status: RaffleStatus }) {
  return <Status tone={tones[status]}>{useTexts(choiceTexts)[`status-${status}`]}</Status>
}
