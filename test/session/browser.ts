import { createLivingTabs } from '../../src/core/session/living-tabs.ts'
import { createSharedSession, type SharedSession } from '../../src/core/session/shared-session.ts'
import { keys, type StoredSession } from '../../src/core/session/stored-session.ts'
import type { SafeStorage } from '../../src/core/storage.ts'

/** A session as the API would have given it, good for an hour. */
export function storedSession(token = 'a-token-of-more-than-twenty-characters'): StoredSession {
  return {
    token,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    user: {
      id: '22222222-2222-4222-8222-222222222222',
      name: 'Eva Muise',
      email: 'eva@example.org',
      organizationName: 'Tern Cove Hospice Society',
      organizationUuid: '11111111-1111-4111-8111-111111111111',
      roles: ['account owner'],
      organizations: [],
    },
  }
}

export interface Tab {
  readonly shared: SharedSession
  readonly perTab: SafeStorage
  /** The sessions that other tabs brought. */
  readonly changes: (StoredSession | null)[]
  /** The page goes: a reload, or the tab is closed. */
  leave(): void
  /** Its process is killed: no event, no more timers; its locks are freed. */
  kill(): void
  comeBackFromCache(): Promise<void>
}

/** One browser with its storage, its locks and its tabs, as far as the shared session sees them. */
export function fakeBrowser({ withLocks = true } = {}) {
  const local = new Map<string, string>()
  const held = new Map<string, Tab | null>()
  const targets = new Map<Tab | null, EventTarget>()
  let current = new EventTarget()

  Object.assign(globalThis, {
    addEventListener: (...args: Parameters<EventTarget['addEventListener']>) =>
      current.addEventListener(...args),
    removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) => {
      for (const target of targets.values()) target.removeEventListener(...args)
    },
  })

  /** The storage event reaches every tab but the one that wrote. */
  function tell(writer: EventTarget, key: string) {
    for (const target of targets.values()) {
      if (target !== writer) target.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
  }

  function localFor(target: EventTarget): SafeStorage {
    return {
      read: key => local.get(key) ?? null,
      write(key, value) {
        const changed = local.get(key) !== value
        local.set(key, value)
        if (changed) tell(target, key)
        return true
      },
      remove(key) {
        if (local.delete(key)) tell(target, key)
      },
      keys: () => [...local.keys()],
    }
  }

  const locks = {
    query: () => Promise.resolve({ held: [...held.keys()].map(name => ({ name })) }),
    async request(name: string, work: () => Promise<void>) {
      held.set(name, null)
      await work()
      held.delete(name)
    },
  } as unknown as LockManager

  function open(perTab: SafeStorage = memoryOn(new Map())): Tab {
    const target = new EventTarget()
    const storage = localFor(target)
    const before = new Set(held.keys())
    const changes: (StoredSession | null)[] = []
    // `null` means none; undefined would fall back to Node's own.
    const livingTabs = createLivingTabs(
      storage,
      withLocks ? locks : (null as unknown as LockManager),
    )
    current = target
    const shared = createSharedSession({
      onChange: session => changes.push(session),
      local: storage,
      perTab,
      livingTabs,
    })
    const tab: Tab = {
      shared,
      perTab,
      changes,
      leave() {
        target.dispatchEvent(new Event('pagehide'))
        targets.delete(tab)
      },
      kill() {
        targets.delete(tab)
        for (const name of held.keys()) if (!before.has(name)) held.delete(name)
      },
      async comeBackFromCache() {
        targets.set(tab, target)
        target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
        await new Promise(resolve => setImmediate(resolve))
      },
    }
    targets.set(tab, target)
    return tab
  }

  return {
    open,
    /** The same tab after a reload: what it kept for itself is still there. */
    reload(tab: Tab): Tab {
      tab.leave()
      return open(tab.perTab)
    },
    sees: (key: keyof typeof keys) => local.get(keys[key]) ?? null,
  }
}

/** Storage of a browser that refuses nothing, kept in `values`. */
export function memoryOn(values: Map<string, string>): SafeStorage {
  return {
    read: key => values.get(key) ?? null,
    write(key, value) {
      values.set(key, value)
      return true
    },
    remove: key => void values.delete(key),
    keys: () => [...values.keys()],
  }
}
