import { useStore } from '@nanostores/react'
import { Trophy } from 'lucide'
import { useMemo } from 'react'
import { isolated } from '../../../core/i18n/isolate.ts'
import { pathTo } from '../../../core/links.ts'
import { loadChunk } from '../../../core/load-chunk.ts'
import { type Prize, winnerCategories } from '../../../core/raffles/prizes/prize.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import { type Winner, winnerStatuses } from '../../../core/raffles/winners/winner.ts'
import { createWinnerList } from '../../../core/raffles/winners/winner-list.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import type { FilterDefinition, LookupSlot } from '../../kit/filters/filter-definition.ts'
import { ListTable } from '../../list-table.tsx'
import { LoadedInPlace } from '../../loaded-in-place.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { winnerColumns } from './winner-columns.tsx'
import { WinnerDrawer } from './winner-drawer.tsx'

const loadSelect = () =>
  loadChunk(async () => ({
    default: (await import('../../kit/fields/select-field.tsx')).SelectField,
  }))

const winnerId = ({ id }: Winner) => id

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
  const { table, download } = useMemo(
    () => createWinnerList(desk, { id, timeZone }),
    [desk, id, timeZone],
  )
  const columns = useMemo(() => winnerColumns({ texts, timeZone }), [texts, timeZone])
  const { opened } = useStore(table.$view)

  const filters: readonly FilterDefinition[] = [
    {
      id: 'prize',
      kind: 'lookup',
      label: texts.prize,
      pinned: true,
      labelOf: each => prizes.find(prize => prize.id === each)?.name,
      draw: slot => <PrizeSlot slot={slot} prizes={prizes} />,
    },
    {
      id: 'status',
      kind: 'choice',
      label: texts.status,
      pinned: true,
      options: winnerStatuses.map(status => ({ id: status, label: texts[`status-${status}`] })),
    },
    {
      id: 'category',
      kind: 'choice',
      label: texts.category,
      options: winnerCategories.map(each => ({ id: each, label: texts[`category-${each}`] })),
    },
  ]

  return (
    <>
      <ListTable<Winner>
        store={table}
        label={texts.winnersOf({ raffle: raffle.name })}
        {...(title !== undefined && { title })}
        columns={columns}
        rowId={winnerId}
        rowName={({ ticketNumber, prizeName }) =>
          `${texts.ticketNumber({ number: String(ticketNumber) })}, ${isolated(prizeName)}`
        }
        onOpen={winner => table.open(winner.id)}
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
        filters={filters}
        download={download}
      />
      {opened && (
        <WinnerDrawer key={opened} id={opened} raffle={raffle} onClose={() => table.open(null)} />
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
