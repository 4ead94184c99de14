/**
 * The shared part of the standalone session (section 4, "Session sharing"): token and user in local
 * storage, a tab counter, gone with the last tab, the logged-out flag kept.
 */

import { type SafeStorage, safeStorage } from '../storage.ts'
import { createLivingTabs, type LivingTabs } from './living-tabs.ts'
import {
  carry,
  keys,
  parseStoredSession,
  type StoredSession,
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
  let counted = false

  const tabCount = () => Number.parseInt(local.read(keys.tabs) ?? '0', 10) || 0

  function join(others: number) {
    if (counted) return
    counted = true
    local.write(keys.tabs, String(others + 1))
    livingTabs.join()
  }

  function leave() {
    if (!counted) return
    counted = false
    const left = Math.max(0, tabCount() - 1)
    local.write(keys.tabs, String(left))
    if (left === 0) {
      const session = parseStoredSession(local.read(keys.session))
      if (session) carry(perTab, session)
      local.remove(keys.session)
      local.write(keys.loggedOut, 'true')
    }
    livingTabs.leave()
  }

  async function open() {
    // At a reload the old page's lock may outlive it for a moment; it has counted itself out already.
    const others = tabCount() === 0 ? 0 : await livingTabs.countOthers()
    if (others === 0) local.remove(keys.session)
    const carried = takeCarried(perTab)
    const session = parseStoredSession(local.read(keys.session)) ?? (others === 0 ? carried : null)
    join(others)
    if (session) write(session)
    return session
  }

  function write(session: StoredSession) {
    local.write(keys.session, JSON.stringify(session))
    local.write(keys.loggedOut, 'false')
  }

  function clear() {
    local.remove(keys.session)
    perTab.remove(keys.carried)
    local.write(keys.loggedOut, 'true')
  }

  function onStorage(event: StorageEvent) {
    // A null key means the whole storage was cleared.
    if (event.key !== keys.session && event.key !== null) return
    onChange(parseStoredSession(local.read(keys.session)))
  }

  async function onPageShow(event: PageTransitionEvent) {
    if (!event.persisted) return
    onChange(await open())
  }

  addEventListener('storage', onStorage)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', onPageShow)

  return {
    open,
    write,
    clear,
    close() {
      leave()
      removeEventListener('storage', onStorage)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', onPageShow)
    },
  }
}
