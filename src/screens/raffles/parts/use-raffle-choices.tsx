import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import { knownRaffles } from '../../../core/raffles/raffles-read.ts'
import type { TableStore } from '../../../core/table/create-table.ts'
import { useDesk } from '../../desk.tsx'
import type { LookupSlot } from '../../kit/filters/filter-definition.ts'
import { LoadedInPlace } from '../../loaded-in-place.tsx'

const loadRaffleSlot = () => loadChunk(() => import('./raffle-slot.tsx'))

/** What names a raffle in a list of what was sold. */
interface OfRaffle {
  eventId: string | null
  eventName: string | null
}

/** A list's filter by raffle, whichever it is; those that aren't over, and the rows' own, are known by name at once. */
export function useRaffleChoices<Row extends OfRaffle & object>({
  $state,
}: Pick<TableStore<Row>, '$state'>) {
  const desk = useDesk()
  const read = useStore(desk.$raffles)
  const rows = useStore($state)
  const known = useMemo(() => {
    const names = new Map(knownRaffles(read).map(({ id, name }) => [id, name]))
    if (rows.state === 'ready')
      for (const { eventId, eventName } of rows.rows)
        if (eventId !== null && eventName !== null) names.set(eventId, eventName)
    return names
  }, [read, rows])
  return useMemo(
    () => ({
      raffle: {
        labelOf: (id: string) => known.get(id),
        draw: (slot: LookupSlot) => (
          <LoadedInPlace load={loadRaffleSlot}>
            {RaffleSlot => <RaffleSlot slot={slot} />}
          </LoadedInPlace>
        ),
      },
    }),
    [known],
  )
}
