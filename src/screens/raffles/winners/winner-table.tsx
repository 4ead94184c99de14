import { useStore } from '@nanostores/react'
import { Trophy } from 'lucide'
import { useCallback, useMemo } from 'react'
import { isolated } from '../../../core/i18n/isolate.ts'
import { pathTo } from '../../../core/links.ts'
import { loadChunk } from '../../../core/load-chunk.ts'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { winnerCalls } from '../../../core/raffles/winners/calls.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { createWinnerList } from '../../../core/raffles/winners/winner-list.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { DateText } from '../../kit/date-text.tsx'
import type { LookupSlot } from '../../kit/filters/filter-definition.ts'
import { ListTable } from '../../list-table.tsx'
import { LoadedInPlace } from '../../loaded-in-place.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { useList } from '../../use-list.tsx'
import { WinnerDrawer } from './winner-drawer.tsx'
import { WinnerStatusText } from './winner-status.tsx'

const loadSelect = () =>
  loadChunk(async () => ({
    default: (await import('../../kit/fields/select-field.tsx')).SelectField,
  }))

const winnerCells = (timeZone: string) => {
  const moment = (instant: string | null) => (
    <DateText instant={instant} timeZone={timeZone} show="short" zone />
  )
  return {
    ticket: ({ ticketNumber }: Winner) => <span className="rd-number">{ticketNumber}</span>,
    status: ({ status }: Winner) => <WinnerStatusText status={status} />,
    pickedAt: ({ pickedAt }: Winner) => moment(pickedAt),
    confirmedAt: ({ confirmedAt }: Winner) => moment(confirmedAt),
  }
}

const prizeChoices = (prizes: readonly Prize[]) => ({
  labelOf: (id: string) => prizes.find(prize => prize.id === id)?.name,
  draw: (slot: LookupSlot) => <PrizeSlot slot={slot} prizes={prizes} />,
})

interface WinnerTableProps {
  raffle: Pick<RaffleDetail, 'id' | 'name' | 'timeZone'>
  /** The raffle's, to filter by. */
  prizes: readonly Prize[]
  title?: string
}

/** The winners of a raffle; opening one shows all about it. */
export function WinnerTable({ raffle, prizes, title }: WinnerTableProps) {
  const desk = useDesk()
  const texts = useTexts(winnerTexts)
  const { id, timeZone } = raffle
  const { store, download } = useMemo(
    () => createWinnerList(desk, { id, timeZone }),
    [desk, id, timeZone],
  )
  const { list: _, ...list } = useList({
    call: winnerCalls.list,
    of: { eventId: id },
    words: texts,
    cells: useMemo(() => winnerCells(timeZone), [timeZone]),
    choices: useMemo(() => ({ prize: prizeChoices(prizes) }), [prizes]),
    kept: useCallback(() => store, [store]),
  })
  const { $view, open } = list.store
  const { opened } = useStore($view)

  return (
    <>
      <ListTable<Winner>
        {...list}
        label={texts.winnersOf({ raffle: raffle.name })}
        {...(title !== undefined && { title })}
        rowName={({ ticketNumber, prizeName }) =>
          `${texts.ticketNumber({ number: String(ticketNumber) })}, ${isolated(prizeName)}`
        }
        onOpen={winner => open(winner.id)}
        empty={{
          icon: Trophy,
          title: texts.noWinners,
          message: texts.noWinnersDetail,
          action: (
            <ScreenLink
              className="rd-button rd-button-secondary rd-button-md"
              path={pathTo('raffleDraw', { raffle: id })}
            >
              {texts.toDraw}
            </ScreenLink>
          ),
        }}
        download={download}
      />
      {opened && (
        <WinnerDrawer key={opened} id={opened} raffle={raffle} onClose={() => open(null)} />
      )}
    </>
  )
}

/** One prize of the raffle; what it is chosen with loads when the filter is opened. */
function PrizeSlot({ slot, prizes }: { slot: LookupSlot; prizes: readonly Prize[] }) {
  return (
    <LoadedInPlace load={loadSelect}>
      {SelectField => (
        <SelectField
          label={slot.label}
          clearable
          options={prizes.map(({ id, name }) => ({ id, label: name }))}
          value={slot.chosen[0] ?? null}
          onChange={id => slot.onChange(id ? [id] : [])}
        />
      )}
    </LoadedInPlace>
  )
}
