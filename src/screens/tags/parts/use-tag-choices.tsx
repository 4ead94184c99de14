import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import type { TableStore } from '../../../core/table/create-table.ts'
import type { TaggedKind } from '../../../core/tags/tag.ts'
import { type SetTag, tagLabels } from '../../../core/tags/tagged.ts'
import type { LookupSlot } from '../../kit/filters/filter-definition.ts'
import { LoadedInPlace } from '../../loaded-in-place.tsx'

const loadTagSlot = () => loadChunk(() => import('./tag-slot.tsx'))

/** A list's filter by tags; those of its rows, now and before, are known by name. */
export function useTagChoices<Row extends { tags: readonly SetTag[] }>(
  kind: TaggedKind,
  { $state }: Pick<TableStore<Row>, '$state'>,
) {
  const rows = useStore($state)
  const names = useRef(new Map<string, string>())
  return useMemo(() => {
    if (rows.state === 'ready')
      for (const { tags } of rows.rows)
        for (const [id, name] of tagLabels(tags)) names.current.set(id, name)
    const known = new Map(names.current)
    return {
      tag: {
        labelOf: (id: string) => known.get(id),
        draw: (slot: LookupSlot) => (
          <LoadedInPlace load={loadTagSlot}>
            {TagSlot => <TagSlot slot={slot} kind={kind} />}
          </LoadedInPlace>
        ),
      },
    }
  }, [kind, rows])
}
