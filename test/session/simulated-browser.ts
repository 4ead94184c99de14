/**
 * A browser whose tabs run in processes of their own: what one writes to local storage reaches the others later and in
 * order, locks are given and freed by a manager that also takes its time. Whoever drives it says what happens next.
 */
import { createLivingTabs } from '../../src/core/session/living-tabs.ts'
import { createSharedSession, type SharedSession } from '../../src/core/session/shared-session.ts'
import type { StoredSession } from '../../src/core/session/stored-session.ts'
import type { SafeStorage } from '../../src/core/storage.ts'
import { memoryOn } from './browser.ts'

interface Mutation {
  from: SimulatedTab
  key: string
  value: string | null
}
type LockMessage =
  | { kind: 'request'; name: string; granted: () => Promise<void> }
  | { kind: 'release'; name: string }
  | { kind: 'query'; answer: (held: string[]) => void }

/** What a person sees of a tab: it is starting, shows login, or the dashboard of whoever has this token. */
export type Seen = 'starting' | 'login' | string

export interface SimulatedTab {
  shared: SharedSession
  seen: Seen
  /** How often a signed-in page was sent to login while it stood open. */
  thrownOut: number
  /** What the tab keeps for itself over reloads. */
  readonly perTab: Map<string, string>
}

interface Process {
  tab: SimulatedTab
  target: EventTarget
  cache: Map<string, string>
  /** Own writes that local storage has not confirmed: until then others' writes to the key don't show. */
  pending: Map<string, number>
  outbox: Mutation[]
  inbox: (Mutation | { confirmed: string })[]
  lockbox: LockMessage[]
  /** Gone: its events and continuations reach nobody. Kept: neither do they, until the person comes back. */
  state: 'runs' | 'kept' | 'gone'
}

export type Liveness = 'locks' | 'heartbeats'

export function simulatedBrowser(liveness: Liveness, now: () => number) {
  const stored = new Map<string, string>()
  const held = new Map<string, Process>()
  const processes = new Set<Process>()
  let current = new EventTarget()

  Object.assign(globalThis, {
    addEventListener: (...args: Parameters<EventTarget['addEventListener']>) =>
      current.addEventListener(...args),
    removeEventListener: () => undefined,
    // Heartbeats: a round lasts no time while a tab lives.
    setInterval: () => 0,
    clearInterval: () => undefined,
  })

  function storageOf(process: Process): SafeStorage {
    function write(key: string, value: string | null) {
      if ((process.cache.get(key) ?? null) === value) return
      if (value === null) process.cache.delete(key)
      else process.cache.set(key, value)
      process.pending.set(key, (process.pending.get(key) ?? 0) + 1)
      process.outbox.push({ from: process.tab, key, value })
    }
    return {
      read: key => process.cache.get(key) ?? null,
      write(key, value) {
        write(key, value)
        return true
      },
      remove: key => write(key, null),
      keys: () => [...process.cache.keys()],
    }
  }

  function locksOf(process: Process): LockManager | undefined {
    if (liveness === 'heartbeats') return undefined
    return {
      request: (name: string, granted: () => Promise<void>) => {
        process.lockbox.push({ kind: 'request', name, granted })
        return Promise.resolve()
      },
      query: () =>
        new Promise(resolve => {
          const answer = (names: string[]) => resolve({ held: names.map(name => ({ name })) })
          process.lockbox.push({ kind: 'query', answer })
        }),
    } as unknown as LockManager
  }

  function takeMutation(process: Process) {
    const mutation = process.outbox.shift()
    if (!mutation) return
    const { key, value } = mutation
    if (value === null) stored.delete(key)
    else stored.set(key, value)
    for (const other of processes) {
      other.inbox.push(other === process ? { confirmed: key } : mutation)
    }
  }

  function takeNews(process: Process) {
    const news = process.inbox.shift()
    if (!news) return
    if ('confirmed' in news) {
      process.pending.set(news.confirmed, (process.pending.get(news.confirmed) ?? 1) - 1)
      return
    }
    const { key, value } = news
    if (!process.pending.get(key)) {
      if (value === null) process.cache.delete(key)
      else process.cache.set(key, value)
    }
    if (process.state !== 'runs') return
    process.target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }))
  }

  function takeLockMessage(process: Process) {
    const message = process.lockbox[0]
    if (!message) return
    // An exclusive lock that another document still holds is waited for; what was asked later waits behind.
    if (message.kind === 'request' && held.has(message.name)) return
    process.lockbox.shift()
    if (message.kind === 'release') held.delete(message.name)
    else if (message.kind === 'query') {
      if (process.state !== 'gone') message.answer([...held.keys()])
    } else {
      held.set(message.name, process)
      void message.granted().then(() => {
        process.lockbox.push({ kind: 'release', name: message.name })
      })
    }
  }

  function freeLocks(process: Process) {
    for (const [name, holder] of held) if (holder === process) held.delete(name)
  }

  /** What can happen next, each one step. */
  function steps(): (() => void)[] {
    return [...processes].flatMap(process => [
      ...(process.outbox.length > 0 ? [() => takeMutation(process)] : []),
      ...(process.inbox.length > 0 ? [() => takeNews(process)] : []),
      ...(process.lockbox.length > 0 && canTakeLockMessage(process)
        ? [() => takeLockMessage(process)]
        : []),
      ...(process.state === 'gone' && process.outbox.length === 0 ? [() => bury(process)] : []),
    ])
  }

  function canTakeLockMessage({ lockbox: [message] }: Process): boolean {
    return message?.kind !== 'request' || !held.has(message.name)
  }

  function bury(process: Process) {
    freeLocks(process)
    processes.delete(process)
  }

  function show(tab: SimulatedTab, process: Process, session: StoredSession | null) {
    if (process.state === 'gone') return
    if (session === null && tab.seen !== 'starting' && tab.seen !== 'login') tab.thrownOut += 1
    tab.seen = session?.token ?? 'login'
  }

  const running = new Map<SimulatedTab, Process>()

  /** A page of the product begins to load in a tab: a new one, or one that reloads. */
  function load(tab: SimulatedTab) {
    const target = new EventTarget()
    const process: Process = {
      tab,
      target,
      cache: new Map(stored),
      pending: new Map(),
      outbox: [],
      inbox: [],
      lockbox: [],
      state: 'runs',
    }
    processes.add(process)
    running.set(tab, process)
    const local = storageOf(process)
    const locks = locksOf(process)
    current = target
    tab.seen = 'starting'
    tab.shared = createSharedSession({
      onChange: session => show(tab, process, session),
      local,
      perTab: memoryOn(tab.perTab),
      livingTabs: createLivingTabs(local, locks ?? (null as unknown as LockManager), now),
    })
    void tab.shared.open().then(session => show(tab, process, session))
  }

  function end(tab: SimulatedTab, heard: boolean) {
    const process = running.get(tab)
    if (!process) return
    if (heard) process.target.dispatchEvent(new Event('pagehide'))
    process.state = 'gone'
    process.inbox = []
    running.delete(tab)
  }

  return {
    open(): SimulatedTab {
      const tab = { seen: 'starting', thrownOut: 0, perTab: new Map() } as unknown as SimulatedTab
      load(tab)
      return tab
    },
    reload(tab: SimulatedTab) {
      end(tab, true)
      load(tab)
    },
    close: (tab: SimulatedTab) => end(tab, true),
    crash: (tab: SimulatedTab) => end(tab, false),
    /** The person goes elsewhere; the browser keeps the page as it stands. */
    leave(tab: SimulatedTab) {
      const process = running.get(tab)
      process?.target.dispatchEvent(new Event('pagehide'))
      if (process) process.state = 'kept'
    },
    /** Back to a page that was kept. While it was, nothing was told to it: storage is as it is now. */
    comeBack(tab: SimulatedTab) {
      const process = running.get(tab)
      if (!process) return
      process.state = 'runs'
      process.cache = new Map(stored)
      for (const { key, value } of process.outbox) {
        if (value === null) process.cache.delete(key)
        else process.cache.set(key, value)
      }
      process.inbox = process.inbox.filter(news => 'confirmed' in news)
      process.target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    },
    steps,
    stored: (key: string) => stored.get(key) ?? null,
  }
}
