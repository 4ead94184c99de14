import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { type FilterValues, parseFilter } from '../format/filters.ts'
import { createResource, liveMs, type ReadingDesk } from '../resource.ts'
import { prefixedLocation } from '../table/prefixed-location.ts'
import type { Activity } from './activity.ts'
import { activityCalls } from './calls.ts'
import { type ActivityKind, activityKinds, subjectsOf } from './kinds.ts'
import { linesOf } from './lines.ts'

/** How "Show more" stands. */
export type MoreState =
  | { state: 'none' }
  | { state: 'ready' }
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }

export type RaffleActivityState =
  | { state: 'loading' }
  | { state: 'ready'; entries: readonly Activity[]; more: MoreState }
  /** Nothing was done yet. */
  | { state: 'empty' }
  /** Nothing of the kinds that were chosen. */
  | { state: 'no-match' }
  | { state: 'failed'; error: unknown }
  | { state: 'forbidden' }

export interface RaffleActivityStore {
  readonly $state: ReadableAtom<RaffleActivityState>
  /** `kind`, as the filter bar holds it; kept in the location. */
  readonly $filters: ReadableAtom<FilterValues>
  setFilters(filters: FilterValues): void
  /** The next page below; after a failure, again. */
  more(): void
  reload(): void
}

const kindFilter = {
  kind: 'choice',
  many: true,
  options: activityKinds.map(id => ({ id })),
} as const

const pageSize = 30
/** Orders that go on below the last line: as many pages at most are read at one press, until another line shows. */
const gatheringPages = 5
const gatheringPageSize = 100

interface Shown {
  entries: readonly Activity[]
  nextCursor: string | null
}

/**
 * The timeline of one raffle: new entries come by themselves, earlier ones when asked for.
 * @param raffle its id, and the IANA zone that its days are cut in
 */
export function createRaffleActivity(
  desk: ReadingDesk & Pick<Desk, 'http' | 'location'>,
  { raffleId, timeZone }: { raffleId: string; timeZone: string },
): RaffleActivityStore {
  const location = prefixedLocation(desk.location, 'activity')
  const $wire = computed(location.$parameters, parameters => parameters.kind ?? '')
  const $filters = computed($wire, (kind): FilterValues => (kind ? { kind } : {}))
  const $shown = atom<Shown>({ entries: [], nextCursor: null })
  const $more = atom<{ state: 'ready' | 'loading' } | { state: 'failed'; error: unknown }>({
    state: 'ready',
  })
  let below: AbortController | undefined

  const pageAt = (cursor: string | undefined, signal: AbortSignal, size = pageSize) =>
    desk.http.ask(
      activityCalls.list,
      {
        query: {
          eventId: raffleId,
          subject: subjectsOf(kindsOf($wire.get())),
          pageSize: size,
          ...(cursor !== undefined && { cursor }),
        },
      },
      { signal },
    )

  const resource = createResource(desk, {
    pollMs: liveMs,
    async load({ signal }) {
      const { data, paging } = await pageAt(undefined, signal)
      if (!signal.aborted) {
        $shown.set(withNewest($shown.get(), { entries: data, nextCursor: paging.nextCursor }))
      }
      return { data: data.length, version: '' }
    },
    isEmpty: count => count === 0,
  })

  function forget() {
    below?.abort()
    $more.set({ state: 'ready' })
    $shown.set({ entries: [], nextCursor: null })
  }

  async function readBelow(from: string, signal: AbortSignal) {
    let cursor: string | null = from
    for (let page = 0; page < gatheringPages && cursor !== null; page += 1) {
      const { data, paging } = await pageAt(cursor, signal, page ? gatheringPageSize : pageSize)
      if (signal.aborted) return
      const { entries } = $shown.get()
      const both = [...entries, ...data]
      cursor = paging.nextCursor
      $shown.set({ entries: both, nextCursor: cursor })
      if (linesOf(both, timeZone).length > linesOf(entries, timeZone).length) return
    }
  }

  async function more() {
    const cursor = $shown.get().nextCursor
    if (cursor === null || $more.get().state === 'loading') return
    below = new AbortController()
    const { signal } = below
    $more.set({ state: 'loading' })
    try {
      await readBelow(cursor, signal)
      if (!signal.aborted) $more.set({ state: 'ready' })
    } catch (error) {
      if (!signal.aborted) $more.set({ state: 'failed', error })
    }
  }

  const $state = computed(
    [resource.$state, $shown, $more, $wire],
    (answer, shown, more, wire): RaffleActivityState => {
      if (answer.state === 'empty') return { state: wire ? 'no-match' : 'empty' }
      if (answer.state !== 'ready') return answer
      return {
        state: 'ready',
        entries: shown.entries,
        more: shown.nextCursor === null ? { state: 'none' } : more,
      }
    },
  )

  onMount($state, () => {
    const unwatch = [
      desk.$subject.listen(forget),
      $wire.listen(() => {
        forget()
        resource.reload()
      }),
    ]
    return () => {
      for (const stop of unwatch) stop()
      forget()
    }
  })

  return {
    $state,
    $filters,
    setFilters: filters => location.update({ kind: filters.kind ?? null }, 'replace'),
    more: () => void more(),
    reload() {
      forget()
      resource.reload()
    },
  }
}

function kindsOf(wire: string): readonly ActivityKind[] {
  const value = parseFilter(kindFilter, wire)
  if (value?.kind !== 'choice') return []
  return activityKinds.filter(kind => value.chosen.includes(kind))
}

/** New entries above those that are shown. With a gap between them, what stood below starts over. */
function withNewest(shown: Shown, newest: Shown): Shown {
  const known = new Set(shown.entries.map(({ id }) => id))
  const fresh = newest.entries.filter(({ id }) => !known.has(id))
  if (fresh.length === newest.entries.length) return newest
  return { entries: [...fresh, ...shown.entries], nextCursor: shown.nextCursor }
}
