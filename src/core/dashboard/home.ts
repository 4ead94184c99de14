/** Home (section 2, Dashboard; docs/domain.md, "Home"): what this person sees there. One store a desk. */
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { isOn } from '../flag-state.ts'
import { firstName } from '../format/first-name.ts'
import type { OrdersWaiting } from '../orders/waiting.ts'
import { perDesk } from '../per-desk.ts'
import { may } from '../permissions.ts'
import type { Raffle } from '../raffles/raffle.ts'
import type { RafflesRead } from '../raffles/raffles-read.ts'
import { takeReturnPath } from '../session/return-path.ts'
import { userOf } from '../session/session.ts'
import { actionQueue, nextDraw, type QueueEntry, rafflesOnSale } from './queue.ts'

export interface HomeView {
  firstName: string
  organizationName: string
  /** The organisation's payment account is connected. */
  stripeConnectedAccountId: string | null
  /** Whether there is one is told. */
  seesAccount: boolean
  /** Tiles and charts: role and flag allow them. */
  seesFigures: boolean
  seesDonations: boolean
  seesBanner: boolean
  seesRaffles: boolean
  /** Makes raffles: the first steps of a new organisation are for them. */
  editsRaffles: boolean
  /** None while they aren't read. */
  raffles: readonly Raffle[]
  /** What waits of the orders; null where that isn't told, or their list isn't open to this person. */
  orders: OrdersWaiting | null
  /** Null once they are read. */
  unread: Exclude<RafflesRead, { state: 'ready' }> | null
  onSale: Raffle[]
  next: { raffle: Raffle; drawAt: string } | null
}

export interface HomeStores {
  readonly $home: ReadableAtom<HomeView>
  /** What this person can act on now; empty for those who see no figures. */
  readonly $queue: ReadableAtom<QueueEntry[]>
  /** UTC; moves on every minute while watched. */
  readonly $now: ReadableAtom<Date>
  /** Where a forced sign-out interrupted this person, below the base path. */
  returnPath(): string | null
}

const minute = 60_000

/** What was asked for within this time came with the start. */
const freshMs = 5_000

export const homeOf = perDesk((desk): HomeStores => {
  // Whoever comes back to home has done something elsewhere, a draw perhaps.
  const $now = createClock(() => void desk.readRaffles(freshMs))

  const $home = computed(
    [desk.session.$session, desk.$organization, desk.$flags, desk.$raffles, $now],
    (session, organization, flags, read, now): HomeView => {
      const raffles = read.state === 'ready' ? read.data : []
      const user = userOf(session)
      const roles = user?.roles ?? []
      const seesAccount = may('account:read', roles)
      const seesFigures = may('dashboard:read', roles) && isOn(flags, 'view-dashboard')
      return {
        firstName: firstName(user?.name ?? ''),
        organizationName: organization?.name ?? '',
        stripeConnectedAccountId: organization?.stripeConnectedAccountId ?? null,
        seesFigures,
        seesDonations:
          seesFigures &&
          may('donations:read', roles) &&
          (organization?.enabledProducts.includes('donations') ?? false),
        seesAccount,
        seesBanner: seesAccount && isOn(flags, 'show-stripe-banner'),
        seesRaffles: may('raffles:read', roles),
        editsRaffles: may('raffles:edit', roles),
        raffles,
        orders: (read.state === 'ready' && isOn(flags, 'view-orders') && read.waiting) || null,
        unread: read.state === 'ready' ? null : read,
        onSale: rafflesOnSale(raffles, now),
        next: nextDraw(raffles, now),
      }
    },
  )

  const $queue = computed([$home, $now, desk.session.$session], (home, now, session) => {
    const user = userOf(session)
    return home.seesFigures && user ? actionQueue(home, user, now) : []
  })

  return { $home, $queue, $now, returnPath: returnPathOf(desk) }
})

function createClock(onStart: () => void): ReadableAtom<Date> {
  const $now = atom(new Date())
  onMount($now, () => {
    onStart()
    $now.set(new Date())
    const timer = setInterval(() => $now.set(new Date()), minute)
    return () => clearInterval(timer)
  })
  return $now
}

/** It is taken out of the tab's memory once, then kept here for as long as the person stays. */
function returnPathOf(desk: Desk): () => string | null {
  let taken: { userId: string; path: string | null } | undefined
  // The same person may be signed out by force again.
  desk.session.$session.listen(session => {
    if (!userOf(session)) taken = undefined
  })
  return () => {
    const user = userOf(desk.session.$session.get())
    if (!user) return null
    if (taken?.userId !== user.id) taken = { userId: user.id, path: takeReturnPath(user.id) }
    return taken.path
  }
}
