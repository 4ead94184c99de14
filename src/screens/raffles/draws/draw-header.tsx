import type { DrawStage } from '../../../core/raffles/draws/draw.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Link } from '../../kit/link.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Status, type Tone } from '../../kit/status.tsx'
import { useProcedure } from './procedure-context.tsx'
import { useTarget } from './use-target.ts'

const tones: Record<DrawStage, Tone> = {
  open: 'neutral',
  locked: 'info',
  'receipt-taken': 'info',
  drawing: 'warn',
  complete: 'ok',
}

/** A stage: a dot and a word. */
export function StageStatus({ stage }: { stage: DrawStage }) {
  const texts = useTexts(drawTexts)
  return <Status tone={tones[stage]}>{texts[`stage-${stage}`]}</Status>
}

/** The draw's name, its stage and date. */
export function DrawHeader() {
  const texts = useTexts(drawTexts)
  const { draw, raffle, name, draws, moment } = useProcedure()
  const target = useTarget()
  const back = target('raffle', { raffle: raffle.id })
  const all = target('raffleDraw', { raffle: raffle.id })
  return (
    <>
      <PageHeader
        title={name}
        status={<StageStatus stage={draw.stage} />}
        subtitle={draw.drawAt ? texts.drawnOn({ moment: moment(draw.drawAt) }) : texts.noDrawDate}
        {...(back && { back: { label: draw.raffleName, ...back } })}
        actions={all && raffle.draws.length > 1 && <Link {...all}>{texts.allDraws}</Link>}
      />
      {!draws && <p className="rd-draw-watching">{texts.onlyWatching}</p>}
    </>
  )
}
