import { Gift } from 'lucide'
import { useMemo } from 'react'
import type { Desk } from '../../../core/desk.ts'
import type { Locale } from '../../../core/i18n/texts.ts'
import { hrefOf, pathTo } from '../../../core/links.ts'
import { may } from '../../../core/permissions.ts'
import type { Draw, DrawStage } from '../../../core/raffles/draws/draw.ts'
import { drawName } from '../../../core/raffles/draws/draw-words.ts'
import { drawsInOrder } from '../../../core/raffles/next-step.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { type RaffleTexts, raffleTexts } from '../../../core/raffles/texts.ts'
import { stageWord } from '../../../core/raffles/words.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Link } from '../../kit/link.tsx'
import { Status, type Tone } from '../../kit/status.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import type { RowTarget, TableColumn } from '../../kit/table/table-types.ts'
import { useRoles } from '../actions/use-decision.ts'
import { RaffleMoment } from '../parts/raffle-moment.tsx'

const tones: Record<DrawStage, Tone> = {
  open: 'neutral',
  locked: 'info',
  'receipt-taken': 'info',
  drawing: 'warn',
  complete: 'ok',
}

/** The draws and how far each is: prizes, winners, stage. */
export function DrawsCard({ raffle }: { raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  const desk = useDesk()
  const locale = useLocale()
  const { timeZone } = raffle
  const mayEdit = may('raffles:edit', useRoles()) && raffle.status !== 'closed'
  const columns = useMemo(() => columnsOf(texts, locale, timeZone), [texts, locale, timeZone])
  const rowTarget = useMemo(() => targetOf(desk), [desk])
  const draws = drawsInOrder(raffle.draws)
  const prizes = pathTo('rafflePrizes', { raffle: raffle.id })
  const link = prizes && (
    <Link href={hrefOf(desk.config, prizes)} path={prizes}>
      {mayEdit ? texts.addPrizes : texts.showPrizes}
    </Link>
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

function targetOf({ config }: Pick<Desk, 'config'>) {
  return ({ id, eventId }: Draw): RowTarget => {
    const path = pathTo('raffleDraw', { raffle: eventId, draw: id }) ?? '/'
    return { path, href: hrefOf(config, path) }
  }
}

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
      cell: ({ stage }) => <Status tone={tones[stage]}>{stageWord(stage, texts)}</Status>,
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
        }),
    },
  ]
}
