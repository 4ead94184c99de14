import { useCallback } from 'react'
import { searchName } from '../../core/format/search-name.ts'
import { ComboboxField } from '../kit/fields/combobox-field.tsx'
import type { FilterOption, LookupSlot } from '../kit/filters/filter-definition.ts'

interface ActorSlotProps {
  slot: LookupSlot
  /** All of them: few people work in an organization. */
  actors: readonly FilterOption[]
}

/** Somebody to filter by, found by typing. */
export default function ActorSlot({ slot, actors }: ActorSlotProps) {
  const load = useCallback(
    async (text: string) => ({
      options: actors.filter(({ label }) => searchName(label).includes(searchName(text))),
      more: false,
    }),
    [actors],
  )
  const find = useCallback(
    async (wanted: string) => actors.find(({ id }) => id === wanted) ?? null,
    [actors],
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
