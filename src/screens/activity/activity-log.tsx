import { useStore } from '@nanostores/react'
import { History } from 'lucide'
import { useMemo } from 'react'
import type { Activity } from '../../core/activity/activity.ts'
import { activityLogOf } from '../../core/activity/activity-log.ts'
import { activityCalls } from '../../core/activity/calls.ts'
import { activityLogTexts } from '../../core/activity/log-texts.ts'
import { activityTexts } from '../../core/activity/texts.ts'
import type { Desk } from '../../core/desk.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { useDesk, useTexts } from '../desk.tsx'
import type { LookupSlot } from '../kit/filters/filter-definition.ts'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { ListTable } from '../list-table.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { useList } from '../use-list.tsx'
import { activityCells } from './activity-cells.tsx'
import { ChainCheck } from './chain-check.tsx'

const loadEntry = () => loadChunk(() => import('./activity-entry.tsx'))
const loadActors = () => loadChunk(() => import('./actor-slot.tsx'))
const listOf = (desk: Desk) => activityLogOf(desk).store
const rowName = ({ sequence }: Activity) => String(sequence)

/** The organization's chained log: found by who, what, which record and when; checked, and downloaded (docs/architecture.md, "The ledger"). */
export default function ActivityLog() {
  const texts = useTexts(activityLogTexts)
  const { store, download } = activityLogOf(useDesk())
  const { list: _, ...list } = useList({
    call: activityCalls.list,
    of: {},
    words: texts,
    cells: activityCells,
    choices: useActors(),
    kept: listOf,
  })
  const { table } = store
  const { opened, filters } = useStore(table.$view)
  const state = useStore(table.$state)
  const entry = state.state === 'ready' ? state.rows.find(({ id }) => id === opened) : undefined
  const close = () => table.open(null)
  return (
    <div className="rd-page">
      <PageHeader title={texts.activity} subtitle={texts.about} />
      <ChainCheck />
      <ListTable<Activity>
        {...list}
        label={texts.activity}
        rowName={rowName}
        onOpen={({ id }) => table.open(id)}
        download={download}
        empty={{ icon: History, title: texts.none, message: texts.noneHint }}
      />
      {entry && (
        <LoadedPart key={entry.id} load={loadEntry} onClose={close}>
          {ActivityEntry => (
            <ActivityEntry
              entry={entry}
              onAllOfRecord={() => {
                close()
                table.setFilters({ ...filters, record: entry.subject.id })
              }}
              onClose={close}
            />
          )}
        </LoadedPart>
      )}
    </div>
  )
}

/** Whoever did something, by name. */
function useActors() {
  const { actors } = activityLogOf(useDesk())
  const read = useStore(actors.$state)
  const { erasedPerson } = useTexts(activityTexts)
  return useMemo(() => {
    const all = read.state === 'ready' ? read.data : []
    const options = all.map(({ id, name }) => ({ id, label: name ?? erasedPerson }))
    return {
      actor: {
        labelOf: (id: string) => options.find(option => option.id === id)?.label,
        draw: (slot: LookupSlot) => (
          <LoadedInPlace load={loadActors}>
            {ActorSlot => <ActorSlot slot={slot} actors={options} />}
          </LoadedInPlace>
        ),
      },
    }
  }, [read, erasedPerson])
}
