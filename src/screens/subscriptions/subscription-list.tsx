import { useStore } from '@nanostores/react'
import { Repeat } from 'lucide'
import type { Desk } from '../../core/desk.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { subscriptionCalls } from '../../core/subscriptions/calls.ts'
import { subscriptionStatuses } from '../../core/subscriptions/schedule.ts'
import type { SubscriptionRow } from '../../core/subscriptions/subscription-list.ts'
import { subscriptionsOf } from '../../core/subscriptions/subscriptions-table.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { ListTable } from '../list-table.tsx'
import { useList } from '../use-list.tsx'
import { subscriptionCells, subscriptionRowName } from './subscription-cells.tsx'

const loadDrawer = () => loadChunk(() => import('./subscription-drawer.tsx'))
const listOf = (desk: Desk) => subscriptionsOf(desk).store
const tabs = ['all', ...subscriptionStatuses] as const

/** Who is charged for a series of raffles again and again (docs/domain.md, section 2, "Subscriptions"). */
export default function SubscriptionList() {
  const texts = useTexts(subscriptionTexts)
  const { download } = subscriptionsOf(useDesk())
  const {
    list: _,
    filters,
    ...list
  } = useList({
    call: subscriptionCalls.list,
    of: {},
    words: texts,
    cells: subscriptionCells,
    kept: listOf,
  })
  const { $view, $state, setFilters, open, reload } = list.store
  const view = useStore($view)
  const isEmpty = useStore($state).state === 'empty'
  const { status = '', ...others } = view.filters
  // Several of them can be in a saved view's address: then no tab but the first says the truth.
  const selected = subscriptionStatuses.find(each => each === status) ?? 'all'
  const table = () => (
    <ListTable<SubscriptionRow>
      {...list}
      label={texts.subscriptions}
      filters={filters.filter(({ id }) => id !== 'status')}
      rowName={subscriptionRowName}
      onOpen={({ id }) => open(id)}
      download={download}
      empty={{ icon: Repeat, title: texts.none, message: texts.noneHint }}
    />
  )
  return (
    <div className="rd-page">
      <PageHeader title={texts.subscriptions} />
      {isEmpty ? (
        table()
      ) : (
        <Tabs
          label={texts.show}
          tabs={tabs.map(id => ({
            id,
            label: id === 'all' ? texts.all : texts[`status-${id}`],
            content: table,
          }))}
          selected={selected}
          onSelect={id => setFilters({ ...others, ...(id !== 'all' && { status: id }) })}
        />
      )}
      {view.opened !== null && (
        <LoadedPart key={view.opened} load={loadDrawer} onClose={() => open(null)}>
          {SubscriptionDrawer => (
            <SubscriptionDrawer
              id={view.opened ?? ''}
              onChanged={reload}
              onClose={() => open(null)}
            />
          )}
        </LoadedPart>
      )}
    </div>
  )
}
