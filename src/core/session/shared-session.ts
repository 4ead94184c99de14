/**
 * The shared part of the standalone session (section 4, "Session sharing"): token and user in local
 * storage, a tab counter, gone with the last tab, the logged-out flag kept.
 *
 * Tabs run in processes of their own, so a tab that closes can be wrong about being the last. Those that stay know
 * better: only signing out ends a session that a tab stands open with.
 */

import { type SafeStorage, safeStorage } from '../storage.ts'
import { createLivingTabs, type LivingTabs, tabPrefix } from './living-tabs.ts'
import {
  carry,
  type KeptSession,
  keys,
  readKept,
  type StoredSession,
  signOutsIn,
  takeCarried,
} from './stored-session.ts'

export interface SharedSession {
  /** The session this tab starts with, after a killed browser's remains are cleared. */
  open(): Promise<StoredSession | null>
  write(session: StoredSession): void
  /** Logging out: the session goes, the logged-out flag stays. */
  clear(): void
  close(): void
}

interface Options {
  /** Another tab signed in, switched, or logged out (null). */
  onChange: (session: StoredSession | null) => void
  local?: SafeStorage
  perTab?: SafeStorage
  livingTabs?: LivingTabs
}

export function createSharedSession({
  onChange,
  local = safeStorage(() => globalThis.localStorage),
  perTab = safeStorage(() => globalThis.sessionStorage),
  livingTabs = createLivingTabs(local),
}: Options): SharedSession {
  /** Whether this tab stands open, and with what. */
  let isOpen = false
  let mine: KeptSession | null = null
  let latest: Promise<StoredSession | null> | undefined

  const count = () => local.write(keys.tabs, String(livingTabs.othersListed() + (isOpen ? 1 : 0)))
  const isSignedOut = (kept: KeptSession) => kept.signOuts !== signOutsIn(local)

  function open(): Promise<StoredSession | null> {
    const attempt: Promise<StoredSession | null> = start(() => attempt === latest)
    latest = attempt
    // Left and come back to meanwhile: what counts is how it stands now.
    return attempt.then(session => (attempt === latest ? session : (latest ?? session)))
  }

  async function start(isCurrent: () => boolean): Promise<StoredSession | null> {
    const others = await livingTabs.countOthers()
    if (!isCurrent()) return null
    const carried = takeCarried(perTab, local)
    // Nobody stands open with what is stored, and this tab had no part in it: a killed browser left it.
    if (others === 0 && !carried) local.remove(keys.session)
    mine = readKept(local)
    if (!mine && carried) put(carried)
    isOpen = true
    livingTabs.join()
    count()
    return mine && mine.session
  }

  function leave() {
    latest = undefined
    if (!isOpen) return
    isOpen = false
    // Another tab that goes at the same time may have removed it already.
    const kept = readKept(local) ?? (mine && !isSignedOut(mine) ? mine : null)
    if (kept) carry(perTab, kept)
    livingTabs.leave()
    count()
    if (livingTabs.othersListed() > 0) return
    local.remove(keys.session)
    local.write(keys.loggedOut, 'true')
  }

  function put(kept: KeptSession) {
    mine = kept
    local.write(keys.session, JSON.stringify(kept))
    local.write(keys.loggedOut, 'false')
  }

  function clear() {
    mine = null
    local.write(keys.signOuts, `${Date.now()}.${Math.random()}`)
    local.remove(keys.session)
    perTab.remove(keys.carried)
    local.write(keys.loggedOut, 'true')
  }

  function onStorage({ key }: StorageEvent) {
    if (!isOpen) return
    if (key === keys.tabs || key?.startsWith(tabPrefix)) count()
    // A null key means the whole storage was cleared.
    else if (key === keys.session || key === keys.signOuts || key === null) follow(key)
  }

  function follow(key: string | null) {
    const kept = readKept(local)
    if (kept === null && mine && key !== null && !isSignedOut(mine)) stayOpen(mine)
    else if (kept || mine) {
      mine = kept
      onChange(kept && kept.session)
    }
  }

  /** Another tab went and took itself for the last one. */
  function stayOpen(kept: KeptSession) {
    put(kept)
    livingTabs.join()
    count()
  }

  async function onPageShow(event: PageTransitionEvent) {
    if (event.persisted) onChange(await open())
  }

  addEventListener('storage', onStorage)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', onPageShow)

  return {
    open,
    // Somebody who has signed out meanwhile is not brought back by what a tab still learns of the person.
    write: session => put({ session, signOuts: mine?.signOuts ?? signOutsIn(local) }),
    clear,
    close() {
      leave()
      removeEventListener('storage', onStorage)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', onPageShow)
    },
  }
}
