import { useStore } from '@nanostores/react'
import { History, SearchX } from 'lucide'
import { useMemo, useRef } from 'react'
import { activityKinds } from '../../../core/activity/kinds.ts'
import {
  createRaffleActivity,
  type RaffleActivityState,
  type RaffleActivityStore,
} from '../../../core/activity/raffle-activity.ts'
import { activityTexts } from '../../../core/activity/texts.ts'
import { messageOf } from '../../../core/errors.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import { currencyOf } from '../../../core/organizations/organization.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FilterBar } from '../../kit/filters/filter-bar.tsx'
import { Timeline } from '../../kit/timeline.tsx'
import { NotReady } from '../../not-ready.tsx'
import activityTimelineCss from './activity-timeline.css?inline'
import { ActivityWaiting } from './activity-waiting.tsx'
import { useTimelineEntries } from './use-timeline-entries.tsx'

addSheet(activityTimelineCss)

interface ActivityTimelineProps {
  raffleId: string
  /** The raffle's IANA zone: days are cut in it. */
  timeZone: string
  /** The reader's; default: the browser's. */
  ownTimeZone?: string
  /** ISO 4217, of the raffle's organisation; default: of the one that the person works in. */
  currency?: string | undefined
}

/** What was done to a raffle and all that belongs to it: who, when, and what it changed. */
export function ActivityTimeline(props: ActivityTimelineProps) {
  const { raffleId, timeZone, ownTimeZone = browserTimeZone(), currency } = props
  const desk = useDesk()
  const store = useMemo(
    () => createRaffleActivity(desk, { raffleId, timeZone }),
    [desk, raffleId, timeZone],
  )
  const state = useStore(store.$state)
  const frame = useRef<HTMLElement>(null)
  const texts = useTexts(activityTexts)
  // What was pressed goes away with its state: the focus stays in the timeline.
  const andKeepFocus = (action: () => void) => () => {
    frame.current?.focus()
    action()
  }
  return (
    <section ref={frame} tabIndex={-1} className="rd-activity" aria-label={texts.activity}>
      {state.state !== 'forbidden' && state.state !== 'empty' && <Kinds store={store} />}
      <p className="rd-only-read-out" role="status">
        {state.state === 'loading' && texts.loading}
        {state.state === 'no-match' && texts.noMatch}
      </p>
      <Content
        state={state}
        timeZone={timeZone}
        ownTimeZone={ownTimeZone}
        currency={currency}
        onMore={store.more}
        onRetry={andKeepFocus(store.reload)}
        onShowAll={andKeepFocus(() => store.setFilters({}))}
      />
    </section>
  )
}

function Kinds({ store }: { store: RaffleActivityStore }) {
  const texts = useTexts(activityTexts)
  const filters = useStore(store.$filters)
  const labels = {
    raffle: texts.kindRaffle,
    prizes: texts.kindPrizes,
    draws: texts.kindDraws,
    members: texts.kindMembers,
    sales: texts.kindSales,
  }
  return (
    <FilterBar
      filters={[
        {
          id: 'kind',
          kind: 'choice',
          many: true,
          pinned: true,
          label: texts.kind,
          options: activityKinds.map(id => ({ id, label: labels[id] })),
        },
      ]}
      values={filters}
      onChange={store.setFilters}
    />
  )
}

interface ContentProps {
  state: RaffleActivityState
  timeZone: string
  ownTimeZone: string
  currency: string | undefined
  onMore: () => void
  onRetry: () => void
  onShowAll: () => void
}

function Content({ state, onRetry, onShowAll, ...props }: ContentProps) {
  const texts = useTexts(activityTexts)
  switch (state.state) {
    case 'empty':
      return <EmptyState icon={History} title={texts.empty} message={texts.emptyHint} />
    case 'no-match':
      return (
        <EmptyState
          icon={SearchX}
          title={texts.noMatch}
          message={texts.noMatchHint}
          action={<Button onClick={onShowAll}>{texts.showAll}</Button>}
        />
      )
    case 'ready':
      return <Entries {...props} state={state} />
    default:
      return (
        <NotReady
          read={state}
          waiting={<ActivityWaiting />}
          title={texts.failed}
          onRetry={onRetry}
        />
      )
  }
}

interface EntriesProps extends Omit<ContentProps, 'state' | 'onRetry' | 'onShowAll'> {
  state: Extract<RaffleActivityState, { state: 'ready' }>
}

function Entries(props: EntriesProps) {
  const { timeZone, ownTimeZone, currency, onMore } = props
  const { entries, more } = props.state
  const texts = useTexts(activityTexts)
  const errors = useTexts(errorTexts)
  const organization = useStore(useDesk().$organization)
  const own = organization ? currencyOf(organization) : 'CAD'
  const shown = useTimelineEntries(entries, { timeZone, ownTimeZone, currency: currency ?? own })
  return (
    <>
      <Timeline
        entries={shown}
        timeZone={timeZone}
        onMore={more.state === 'none' ? undefined : onMore}
        loadingMore={more.state === 'loading'}
      />
      {more.state === 'failed' && (
        <Alert>{texts.moreFailed({ reason: messageOf(more.error, errors.unexpected) })}</Alert>
      )}
    </>
  )
}
