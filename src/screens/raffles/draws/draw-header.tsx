import { pathTo } from '../../../core/links.ts'
import type { DrawStage } from '../../../core/raffles/draws/draw.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Status, type Tone } from '../../kit/status.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { useTarget } from '../../use-target.ts'
import { useProcedure } from './procedure-context.tsx'

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
  return (
    <>
      <PageHeader
        title={name}
        status={<StageStatus stage={draw.stage} />}
        subtitle={draw.drawAt ? texts.drawnOn({ moment: moment(draw.drawAt) }) : texts.noDrawDate}
        back={{ label: draw.raffleName, ...target(pathTo('raffle', { raffle: raffle.id })) }}
        actions={
          raffle.draws.length > 1 && (
            <ScreenLink path={pathTo('raffleDraw', { raffle: raffle.id })}>
              {texts.allDraws}
            </ScreenLink>
          )
        }
      />
      {!draws && <p className="rd-draw-watching">{texts.onlyWatching}</p>}
    </>
  )
}
