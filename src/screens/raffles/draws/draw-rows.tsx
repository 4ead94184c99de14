import { useStore } from '@nanostores/react'
import { pathTo } from '../../../core/links.ts'
import type { Draw } from '../../../core/raffles/draws/draw.ts'
import { drawName, formatCount } from '../../../core/raffles/draws/draw-words.ts'
import { nextStepOf } from '../../../core/raffles/draws/raffle-draws.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { waitsForOthers } from '../../../core/raffles/next-step.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import { userOf } from '../../../core/session/session.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'
import { useNow } from '../../kit/use-now.ts'
import { ScreenLink } from '../../screen-link.tsx'
import { StageStatus } from '../parts/stage-status.tsx'
import drawRowsCss from './draw-rows.css?inline'
import drawsCss from './draws.css?inline'
import { useMoment } from './use-moment.ts'

addSheet(drawsCss)
addSheet(drawRowsCss)

const everyMinute = () => 60_000

interface DrawRowsProps {
  raffle: Pick<RaffleDetail, 'id' | 'timeZone' | 'openDraws'>
  draws: readonly Draw[]
  /** The names' level on their page. */
  level?: 2 | 3
}

/** Draws under each other: stage, date, winners x of y, and the next step. */
export function DrawRows({ raffle, draws, level = 2 }: DrawRowsProps) {
  const texts = useTexts(drawTexts)
  return (
    <ul className="rd-draw-rows" aria-label={texts.drawList}>
      {draws.map(draw => (
        <DrawRow key={draw.id} level={level} raffle={raffle} draw={draw} />
      ))}
    </ul>
  )
}

interface DrawRowProps extends Required<Omit<DrawRowsProps, 'draws'>> {
  draw: Draw
}

function DrawRow({ level, raffle, draw }: DrawRowProps) {
  const texts = useTexts(raffleTexts)
  const words = useTexts(winnerTexts)
  const locale = useLocale()
  const moment = useMoment(raffle.timeZone)
  const now = useNow(everyMinute)
  const Heading = `h${level}` as const
  const name = drawName(draw, { texts, locale })
  const user = userOf(useStore(useDesk().session.$session))
  const isOthers = waitsForOthers(raffle, draw.id, user?.id ?? null)
  const step = isOthers ? texts.showDraw : words[nextStepOf(draw, now)]
  return (
    <li className="rd-draw-row">
      <div className="rd-draw-row-words">
        <Heading className="rd-draw-row-name">{name}</Heading>
        <p className="rd-draw-note">{draw.drawAt ? moment(draw.drawAt) : words.noDrawDate}</p>
        {isOthers && <p className="rd-draw-note">{texts.nextSecond}</p>}
      </div>
      <StageStatus stage={draw.stage} />
      <p className="rd-draw-row-count rd-number">
        {words.prizesDone({
          done: formatCount(draw.confirmedCount, locale),
          total: formatCount(draw.pickTotal, locale),
        })(draw.confirmedCount)}
      </p>
      <ScreenLink
        path={pathTo('raffleDraw', { raffle: raffle.id, draw: draw.id })}
        className="rd-button rd-button-secondary rd-button-md rd-draw-row-next"
      >
        {step}
        <span className="rd-only-read-out">
          : <bdi>{name}</bdi>
        </span>
      </ScreenLink>
    </li>
  )
}
