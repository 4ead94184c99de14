/**
 * Which draft is this tab's. Drafts are found again by their name, and two tabs that sell share local storage: under one
 * name, the order that one of them enters would take away what is typed in the other, and a second tab would begin with the
 * first one's order. So each holds a place of its own, by a Web Lock that goes with the tab: the first place is free again
 * for whoever comes after a tab that was killed, and its draft with it.
 */
import type { Desk } from '../desk.ts'
import { perDesk } from '../per-desk.ts'
import { safeStorage } from '../storage.ts'

/** More tabs than anybody sells in. */
const places = 20
/** A page that was just left may hold its place for a moment yet. */
const patienceMs = 500

const storage = safeStorage(() => globalThis.sessionStorage)

const claimsOf = perDesk(() => new Map<string, Promise<string>>())

/** The name of the draft of a screen in this tab, for as long as the page lives. */
export function entryDraftOf(desk: Desk, way: string): Promise<string> {
  const claims = claimsOf(desk)
  const known = claims.get(way) ?? claim(desk, `order-entry:${way}`)
  claims.set(way, known)
  return known
}

async function claim({ session }: Pick<Desk, 'session'>, name: string): Promise<string> {
  const { locks } = globalThis.navigator
  // A host's page keeps drafts in memory; without locks (no HTTPS), tabs share what there is.
  if (session.kind !== 'standalone' || !locks) return name
  const mark = `raffle-desk.${name}`
  const nameOf = (place: number) => (place === 0 ? name : `${name}:${place}`)
  const own = Number(storage.read(mark) ?? 0)
  const isOwn = await hold(locks, nameOf(own), { signal: AbortSignal.timeout(patienceMs) })
  if (isOwn) return nameOf(own)
  for (let place = 0; place < places; place += 1) {
    if (!(await hold(locks, nameOf(place), { ifAvailable: true }))) continue
    storage.write(mark, String(place))
    return nameOf(place)
  }
  return name
}

/** Takes a lock for the rest of the page's life, if it can be had. */
function hold(locks: LockManager, name: string, options: LockOptions): Promise<boolean> {
  return new Promise(answer => {
    locks
      .request(`raffle-desk.draft.${name}`, options, lock => {
        answer(lock !== null)
        return lock && new Promise<never>(() => undefined)
      })
      .catch(() => answer(false))
  })
}
