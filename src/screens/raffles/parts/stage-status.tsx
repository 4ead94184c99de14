import type { DrawStage } from '../../../core/raffles/draws/draw.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { stageWord } from '../../../core/raffles/words.ts'
import { useTexts } from '../../desk.tsx'
import { Status, type Tone } from '../../kit/status.tsx'

const tones: Record<DrawStage, Tone> = {
  open: 'neutral',
  locked: 'info',
  'receipt-taken': 'info',
  drawing: 'warn',
  complete: 'ok',
}

/** How far a draw is: a dot and a word. */
export function StageStatus({ stage }: { stage: DrawStage }) {
  const texts = useTexts(raffleTexts)
  return <Status tone={tones[stage]}>{stageWord(stage, texts)}</Status>
}
