import { pathTo } from '../../../core/links.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { RaffleHeader } from '../parts/raffle-header.tsx'
import { StageStatus } from '../parts/stage-status.tsx'
import { useProcedure } from './procedure-context.tsx'

/** The draw's name, its stage and date. */
export function DrawHeader() {
  const texts = useTexts(drawTexts)
  const { draw, raffle, name, draws, moment } = useProcedure()
  return (
    <>
      <RaffleHeader
        raffle={{ id: raffle.id, name: draw.raffleName }}
        title={name}
        status={<StageStatus stage={draw.stage} />}
        subtitle={draw.drawAt ? texts.drawnOn({ moment: moment(draw.drawAt) }) : texts.noDrawDate}
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
