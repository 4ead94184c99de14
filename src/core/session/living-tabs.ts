/**
 * Which tabs are alive. Each has an entry in local storage, so that one that closes knows at once who stays, and holds a
 * Web Lock, which the browser frees when a tab is killed: the locks decide which entries are true. Where there are none
 * (a plain-http page) an entry is true while its heartbeat is young.
 */
import type { SafeStorage } from '../storage.ts'

/** Of each living tab's entry. */
export const tabPrefix = 'raffle-desk.tab.'
const beatMs = 5_000
/** Browsers let a hidden tab's timers run once a minute at least; one missed beat must not end it. */
const silentMs = 75_000

export interface LivingTabs {
  /** The other tabs that stand open; entries that killed ones left behind are cleared. */
  countOthers(): Promise<number>
  /** The other tabs by their entries alone, for a page that goes: nothing can be waited for. */
  othersListed(): number
  /** This tab stands open from now on. */
  join(): void
  leave(): void
}

export function createLivingTabs(
  storage: SafeStorage,
  locks: LockManager | undefined = globalThis.navigator?.locks,
  now: () => number = Date.now,
): LivingTabs {
  let own = newEntry()
  let release: (() => void) | undefined
  let beating: ReturnType<typeof setInterval> | undefined

  const others = () => storage.keys().filter(key => key.startsWith(tabPrefix) && key !== own)
  const beat = () => storage.write(own, String(now()))

  /** Held before its entry can be seen, so that nobody takes it for one that was left behind. */
  function holdLock(manager: LockManager) {
    if (release) return
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    void manager.request(own, () => held)
  }

  async function areAlive(keys: string[]): Promise<(key: string) => boolean> {
    if (!locks) return key => now() - Number(storage.read(key)) < silentMs
    holdLock(locks)
    const { held = [] } = await locks.query()
    // What was listed before the question had its lock by then.
    return key => !keys.includes(key) || held.some(({ name }) => name === key)
  }

  return {
    async countOthers() {
      const isAlive = await areAlive(others())
      for (const key of others()) if (!isAlive(key)) storage.remove(key)
      return others().length
    },
    othersListed: () => others().length,
    join() {
      beat()
      if (!locks) beating ??= setInterval(beat, beatMs)
    },
    leave() {
      clearInterval(beating)
      beating = undefined
      storage.remove(own)
      release?.()
      release = undefined
      // Should it come back, its former lock may not be free yet.
      own = newEntry()
    },
  }
}

function newEntry(): string {
  return `${tabPrefix}${Math.random().toString(36).slice(2)}`
}
