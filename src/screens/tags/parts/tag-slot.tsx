import { useMemo } from 'react'
import type { TaggedKind } from '../../../core/tags/tag.ts'
import { useDesk } from '../../desk.tsx'
import { ComboboxMultipleField } from '../../kit/fields/combobox-multiple-field.tsx'
import type { LookupSlot } from '../../kit/filters/filter-definition.ts'
import { tagsLoader } from './tags-loader.ts'

/** Tags to filter by, found by typing. */
export default function TagSlot({ slot, kind }: { slot: LookupSlot; kind: TaggedKind }) {
  const { http, $organization } = useDesk()
  const { load, find } = useMemo(
    () => tagsLoader(http, kind, $organization.get()?.id),
    [http, $organization, kind],
  )
  return (
    <ComboboxMultipleField
      ref={takesFocus}
      label={slot.label}
      load={load}
      debounceMs={0}
      find={find}
      value={slot.chosen}
      onChange={slot.onChange}
    />
  )
}

/** It comes after its pop-up, which has the focus until then; among other filters it leaves the focus where it is. */
function takesFocus(field: HTMLInputElement | null) {
  const root = field?.getRootNode()
  if (!(root instanceof Document || root instanceof ShadowRoot)) return
  if (root.activeElement?.contains(field)) field?.focus()
}
