/** What both screens stand on: what is on sale, the buyer that is looked for, and what stays from order to order. */
import { atom, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { isAway } from '../errors.ts'
import { isSame } from '../forms/edits.ts'
import { loadModule } from '../load-chunk.ts'
import { heardServerTime } from '../outbox/clock.ts'
import { registerOffline } from '../outbox/offline-start.ts'
import { orKept } from '../outbox/or-kept.ts'
import { placeOf } from '../outbox/place.ts'
import { perDesk } from '../per-desk.ts'
import { createResource } from '../resource.ts'
import { sessionCalls } from '../session/calls.ts'
import { orderEntryCalls } from './calls.ts'
import { digitsToFind, type FoundBuyer } from './found-buyer.ts'
import { offered } from './missing.ts'
import type { OnSale } from './on-sale.ts'
import type { PurchaseLine, PurchaseSource } from './purchase.ts'

/** Packs that are left change under a seller's hands; the server judges in any case. */
const pollMs = 30_000

/** After the last digit: a whole number is looked for at once. */
const restMs = 250
const wholeNumber = 10

const organizationOf = ({ $organization }: Pick<Desk, '$organization'>) => {
  const organization = $organization.get()
  return organization ? { organizationId: organization.id } : {}
}

export const orderEntryOf = perDesk(desk => ({
  /** How far this browser is with starting without a network. */
  $offline: registerOffline(desk),
  /** Since when what is on sale is kept on this device (epoch ms); null: it is the server's own answer. */
  $saleKeptAt: atom<number | null>(null),
  onSale: createResource<OnSale>(desk, {
    load: async ({ signal }) => ({ data: await readSale(desk, signal), version: '' }),
    pollMs,
  }),
  /** The raffle whose packages the keys stand for; it stays chosen between orders. */
  $raffle: atom<string | null>(null),
}))

/** What is kept on this device, and its code: nothing waits for it while there is a network. */
const kept = () => loadModule(() => import('../outbox/keep-snapshots.ts'))
const lookedUp = () => loadModule(() => import('../outbox/kept-buyers.ts'))
const nothing = () => undefined

async function readSale(desk: Desk, signal: AbortSignal): Promise<OnSale> {
  const asked = desk.http.ask(orderEntryCalls.onSale, { query: organizationOf(desk) }, { signal })
  const place = placeOf(desk)
  const { value, keptAt } = await orKept(asked, async () => place && (await kept()).keptSale(place))
  signal.throwIfAborted()
  const { $saleKeptAt } = orderEntryOf(desk)
  if (keptAt === null) {
    heardServerTime(value.now)
    void kept().then(({ keepSale }) => keepSale(desk, value), nothing)
    // Back from a start without a network: who works here may not, by now.
    if ($saleKeptAt.get() !== null)
      desk.http.ask(sessionCalls.get, {}).then(desk.session.replaceUser, nothing)
  }
  $saleKeptAt.set(keptAt)
  return value
}

export type LookUp =
  | { state: 'idle' }
  | { state: 'looking' }
  /** `keptAt`: of those kept on this device, without a network, and as old as that (epoch ms); null: the server's. */
  | { state: 'found'; buyers: readonly FoundBuyer[]; keptAt: number | null }
  /** Nobody has this number; nobody of those kept, where `keptAt` says so. */
  | { state: 'none'; keptAt: number | null }
  | { state: 'failed'; error: unknown }

export interface BuyerSearch {
  readonly $found: ReadableAtom<LookUp>
  /** Looks for customers whose number ends so, once nothing more is typed. */
  look(typed: string): void
  /** Looks at once for what is to be looked for. */
  hurry(): void
  /** Forgets what was found, and what is on its way. */
  stop(): void
}

/** Looks customers up by phone, the last number that was typed. */
export function createBuyerSearch(desk: Desk): BuyerSearch {
  const $found = atom<LookUp>({ state: 'idle' })
  let call: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waits: (() => void) | undefined
  let wasAway = false

  const isCutOff = () =>
    wasAway || orderEntryOf(desk).$saleKeptAt.get() !== null || !navigator.onLine

  async function ask(phone: string, { signal }: AbortController) {
    const query = { ...organizationOf(desk), phone }
    const asked = desk.http.ask(orderEntryCalls.buyers, { query }, { signal })
    asked.then(
      buyers => {
        wasAway = false
        void kept().then(({ keepBuyers }) => keepBuyers(desk, buyers), nothing)
        if (!signal.aborted && isStill(buyers)) show(buyers, null)
      },
      error => {
        if (!signal.aborted) wasAway = isAway(error)
      },
    )
    try {
      const place = placeOf(desk)
      const { value, keptAt } = await orKept(
        asked,
        async () => place && (await lookedUp()).findKeptBuyers(place, phone),
        isCutOff(),
      )
      if (!signal.aborted) show(value, keptAt)
    } catch (error) {
      if (!signal.aborted) $found.set({ state: 'failed', error })
    }
  }

  function show(buyers: readonly FoundBuyer[], keptAt: number | null) {
    $found.set(buyers.length > 0 ? { state: 'found', buyers, keptAt } : { state: 'none', keptAt })
  }

  /** What came after the kept ones changes nothing below the hands of whoever chooses among them. */
  function isStill(buyers: readonly FoundBuyer[]): boolean {
    const found = $found.get()
    if (found.state !== 'found') return found.state === 'none'
    return isSame(found.buyers.map(idOf), buyers.map(idOf))
  }

  function hurry() {
    clearTimeout(timer)
    waits?.()
    waits = undefined
  }

  function stop() {
    clearTimeout(timer)
    waits = undefined
    call?.abort()
    $found.set({ state: 'idle' })
  }

  return {
    $found,
    hurry,
    stop,
    look(typed) {
      stop()
      const phone = digitsToFind(typed)
      if (phone === null) return
      $found.set({ state: 'looking' })
      const own = new AbortController()
      call = own
      waits = () => void ask(phone, own)
      if (phone.length < wholeNumber && !isCutOff()) timer = setTimeout(hurry, restMs)
      else hurry()
    },
  }
}

const idOf = ({ id }: FoundBuyer) => id

/** What a customer bought last, as far as it is on sale still. @returns lines, and how many are left out */
export function repeatOf(
  { last }: Pick<FoundBuyer, 'last'>,
  sale: OnSale,
  source: PurchaseSource,
): { lines: PurchaseLine[]; missing: number } {
  const known = offered(sale, source)
  const all = last?.lines ?? []
  const lines = all.filter(({ eventId, packageId }) =>
    known.some(
      ({ id, packages }) => id === eventId && packages.some(pack => pack.id === packageId),
    ),
  )
  return { lines, missing: all.length - lines.length }
}
