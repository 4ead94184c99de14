/** A raffle's prizes in their order: read again while picks go on, changed here, and kept on screen meanwhile. */
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Desk } from '../../desk.ts'
import { DeskError } from '../../errors.ts'
import { changeRecord } from '../../forms/change-record.ts'
import type { Saved } from '../../forms/saved.ts'
import { liveMs, notBefore } from '../../resource.ts'
import { prizeCalls } from './calls.ts'
import { listPrizes } from './list-prizes.ts'
import type { Prize, PrizeFields } from './prize.ts'
import type { PrizeChange } from './prize-form.ts'

export type PrizeBoardState =
  | { state: 'loading' }
  | { state: 'ready'; prizes: readonly Prize[] }
  | { state: 'failed'; error: unknown }
  | { state: 'forbidden' }

/** Eligible tickets of a draw: a number, or that it could not be read. */
export type TicketCount = number | 'failed'

export interface PrizeBoardStore {
  readonly $state: ReadableAtom<PrizeBoardState>
  /** By draw, as far as they were asked for. */
  readonly $counts: ReadableAtom<ReadonlyMap<string, TicketCount>>
  reload(): void
  /** Asks for a row that is shown; draws are asked one after the other, each once. */
  wantCount(prize: Pick<Prize, 'id' | 'drawId'>): void
  /** Tickets were sold, voided or drawn since: counts that show are asked for again, and stay meanwhile. */
  recount(): void
  create(fields: PrizeFields, idempotencyKey: string): Promise<Prize>
  change(id: string, version: number, change: PrizeChange): Promise<Saved<Prize>>
  /** @param attempt the idempotency key: the same one for a repeat after a lost answer */
  remove(prize: Pick<Prize, 'id' | 'version'>, attempt: string): Promise<void>
  reorder(order: readonly string[]): Promise<void>
}

/** Picks of a batch are watched closely. */
const pickingMs = 2_000

export function createPrizeBoard(
  desk: Pick<Desk, 'http' | '$subject'>,
  raffleId: string,
): PrizeBoardStore {
  const { http } = desk
  const $state = atom<PrizeBoardState>({ state: 'loading' })
  let controller: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let watched = false

  async function read() {
    controller?.abort()
    clearTimeout(timer)
    controller = new AbortController()
    const { signal } = controller
    let pause = 0
    try {
      const prizes = await listPrizes(http, raffleId, signal)
      if (!signal.aborted) show(prizes)
    } catch (error) {
      pause = notBefore(error) - Date.now()
      if (!signal.aborted) fail(error)
    }
    if (!signal.aborted) pollAgain(pause)
  }

  function pollAgain(pause = 0) {
    clearTimeout(timer)
    if (!watched) return
    const shown = $state.get()
    const picking = shown.state === 'ready' && shown.prizes.some(prize => prize.picksPending > 0)
    timer = setTimeout(
      () => {
        if (document.visibilityState === 'visible' && $state.get().state === 'ready') void read()
        else pollAgain()
      },
      Math.max(pause, picking ? pickingMs : liveMs),
    )
  }

  function show(read: readonly Prize[]) {
    const shown = $state.get()
    const before = shown.state === 'ready' ? shown.prizes : []
    const prizes = keepSame(read, before)
    if (prizes !== before || shown.state !== 'ready') $state.set({ state: 'ready', prizes })
  }

  function fail(error: unknown) {
    if (error instanceof DeskError && error.failure === 'forbidden')
      $state.set({ state: 'forbidden' })
    // A poll that fails keeps what is on screen.
    else if ($state.get().state !== 'ready') $state.set({ state: 'failed', error })
  }

  function reload() {
    if ($state.get().state !== 'ready') $state.set({ state: 'loading' })
    void read()
  }

  /** What was read before the change is on its way no more. */
  function changeTo(next: (prizes: readonly Prize[]) => readonly Prize[]) {
    const shown = $state.get()
    if (shown.state === 'ready') show(next(shown.prizes))
    void read()
  }

  onMount($state, () => {
    watched = true
    void read()
    const unwatch = desk.$subject.listen(subject => {
      controller?.abort()
      $state.set({ state: 'loading' })
      if (subject) void read()
    })
    return () => {
      watched = false
      unwatch()
      clearTimeout(timer)
      controller?.abort()
      $state.set({ state: 'loading' })
    }
  })

  return {
    $state,
    ...createCounts(
      async prizeId => (await http.ask(prizeCalls.countTickets, { params: { id: prizeId } })).count,
      () => watched,
    ),
    reload,
    async create(fields, idempotencyKey) {
      const body = { eventId: raffleId, ...fields }
      const prize = await http.ask(prizeCalls.create, { body }, { attempt: idempotencyKey })
      changeTo(prizes => [...prizes.filter(({ id }) => id !== prize.id), prize])
      return prize
    },
    async change(id, version, fields) {
      const asked = { params: { id }, body: { ...fields, version } }
      const saved = await changeRecord(http, prizeCalls.change, asked)
      const prize = saved.state === 'saved' ? saved.record : saved.theirs
      changeTo(prizes => prizes.map(each => (each.id === id ? prize : each)))
      return saved
    },
    async remove(prize, attempt) {
      const { id: removed, version } = prize
      const asked = { params: { id: removed }, query: { version } }
      await http.ask(prizeCalls.remove, asked, { attempt })
      changeTo(prizes => prizes.filter(({ id }) => id !== prize.id))
    },
    async reorder(order) {
      controller?.abort()
      try {
        const prizes = await http.ask(prizeCalls.reorder, { body: { eventId: raffleId, order } })
        changeTo(() => prizes)
      } catch (error) {
        void read()
        throw error
      }
    },
  }
}

/** What says the same as before stays the same object: a poll of a thousand prizes draws those that changed. */
function keepSame(read: readonly Prize[], before: readonly Prize[]): readonly Prize[] {
  const known = new Map(before.map(prize => [prize.id, prize]))
  const kept = read.map(prize => {
    const same = known.get(prize.id)
    return same && JSON.stringify(same) === JSON.stringify(prize) ? same : prize
  })
  const isSame = kept.length === before.length && kept.every((prize, at) => prize === before[at])
  return isSame ? before : kept
}

/** One call at a time, one a draw: prizes of one draw have the same tickets. */
function createCounts(count: (prizeId: string) => Promise<number>, isWatched: () => boolean) {
  const $counts = atom<ReadonlyMap<string, TicketCount>>(new Map())
  /** A prize of each draw that was asked for. */
  const asked = new Map<string, string>()
  let last = Promise.resolve()

  async function ask(id: string, drawId: string) {
    if (!isWatched()) {
      asked.delete(drawId)
      return
    }
    const found = await count(id).catch((): TicketCount => 'failed')
    $counts.set(new Map($counts.get()).set(drawId, found))
  }

  return {
    $counts,
    wantCount({ id, drawId }: Pick<Prize, 'id' | 'drawId'>) {
      if (asked.has(drawId)) return
      asked.set(drawId, id)
      last = last.then(() => ask(id, drawId))
    },
    recount() {
      for (const [drawId, id] of asked) last = last.then(() => ask(id, drawId))
    },
  }
}
