import { Gift } from 'lucide'
import { useCallback, useMemo } from 'react'
import type { Locale } from '../../../core/i18n/texts.ts'
import { pathTo } from '../../../core/links.ts'
import { may } from '../../../core/permissions.ts'
import type { Draw } from '../../../core/raffles/draws/draw.ts'
import { drawName } from '../../../core/raffles/draws/draw-words.ts'
import { drawsInOrder } from '../../../core/raffles/next-step.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { type RaffleTexts, raffleTexts } from '../../../core/raffles/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import type { TableColumn } from '../../kit/table/table-types.ts'
import { ScreenLink } from '../../screen-link.tsx'
import { useRoles } from '../../use-roles.ts'
import { useTarget } from '../../use-target.ts'
import { RaffleMoment } from '../parts/raffle-moment.tsx'
import { StageStatus } from '../parts/stage-status.tsx'

/** The draws and how far each is: prizes, winners, stage. */
export function DrawsCard({ raffle }: { raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  const locale = useLocale()
  const { timeZone } = raffle
  const mayEdit = may('raffles:edit', useRoles()) && raffle.status !== 'closed'
  const columns = useMemo(() => columnsOf(texts, locale, timeZone), [texts, locale, timeZone])
  const target = useTarget()
  const rowTarget = useCallback(
    ({ id, eventId }: Draw) => target(pathTo('raffleDraw', { raffle: eventId, draw: id })),
    [target],
  )
  const draws = drawsInOrder(raffle.draws)
  const link = (
    <ScreenLink path={pathTo('rafflePrizes', { raffle: raffle.id })}>
      {mayEdit ? texts.addPrizes : texts.showPrizes}
    </ScreenLink>
  )
  return (
    <DataTable<Draw>
      label={texts.draws}
      title={texts.draws}
      columns={columns}
      rowId={idOf}
      rowName={draw => drawName(draw, { texts, locale })}
      rowTarget={rowTarget}
      content={draws.length === 0 ? { state: 'empty' } : { state: 'ready', rows: draws }}
      empty={{ icon: Gift, title: texts.noPrizes, action: link }}
      tools={draws.length > 0 && link}
    />
  )
}

const idOf = ({ id }: Draw) => id

function columnsOf(
  texts: RaffleTexts,
  locale: Locale,
  timeZone: string,
): readonly TableColumn<Draw>[] {
  const number = new Intl.NumberFormat(`${locale}-CA`)
  return [
    {
      id: 'name',
      header: texts.draw,
      card: 'title',
      cell: draw => drawName(draw, { texts, locale }),
    },
    {
      id: 'stage',
      header: texts.stage,
      card: 'status',
      cell: ({ stage }) => <StageStatus stage={stage} />,
    },
    {
      id: 'drawAt',
      header: texts.drawnOn,
      cell: ({ drawAt }) => <RaffleMoment instant={drawAt} timeZone={timeZone} stacked />,
    },
    {
      id: 'prizes',
      header: texts.prizeCount,
      align: 'end',
      cell: ({ prizeCount }) => number.format(prizeCount),
    },
    {
      id: 'winners',
      header: texts.winnersToDraw,
      align: 'end',
      cell: ({ confirmedCount, pickTotal }) =>
        texts.confirmedOf({
          confirmed: number.format(confirmedCount),
          total: number.format(pickTotal),
        })(confirmedCount),
    },
  ]
}
