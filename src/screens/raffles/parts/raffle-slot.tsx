import { useCallback } from 'react'
import { raffleListCalls } from '../../../core/raffles/list-calls.ts'
import { useDesk } from '../../desk.tsx'
import { ComboboxField } from '../../kit/fields/combobox-field.tsx'
import type { LookupSlot } from '../../kit/filters/filter-definition.ts'

/** So many raffles are offered at once; typing finds the others. */
const most = 50

/** One raffle to filter by, found by typing, those that are over too. */
export default function RaffleSlot({ slot }: { slot: LookupSlot }) {
  const { http, $organization } = useDesk()
  const load = useCallback(
    async (text: string, signal: AbortSignal) => {
      const query = {
        organizationId: $organization.get()?.id,
        pageSize: most,
        sortBy: 'endDate',
        sortDir: 'desc',
        ...(text && { search: text }),
      } as const
      const { data, paging } = await http.ask(raffleListCalls.list, { query }, { signal })
      const options = data.map(({ id, name }) => ({ id, label: name }))
      return { options, more: paging.nextCursor !== null }
    },
    [http, $organization],
  )
  const find = useCallback(
    async (id: string, signal: AbortSignal) =>
      (await load('', signal)).options.find(option => option.id === id) ?? null,
    [load],
  )
  return (
    <ComboboxField
      label={slot.label}
      load={load}
      find={find}
      value={slot.chosen[0] ?? null}
      onChange={id => slot.onChange(id ? [id] : [])}
    />
  )
}
