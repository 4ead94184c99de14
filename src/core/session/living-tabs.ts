/**
 * Which tabs are alive. A living tab holds a Web Lock; where there are none (a plain-http page) it
 * writes a heartbeat. The browser frees the lock of a killed tab, so a crash can't leave a session behind.
 */
import type { SafeStorage } from '../storage.ts'
import { keys } from './stored-session.ts'

const lockPrefix = 'raffle-desk.tab.'
const beatMs = 5_000
/** Browsers let a hidden tab's timers run once a minute at least; one missed beat must not end it. */
const silentMs = 75_000

export interface LivingTabs {
  /** Other living tabs of this origin. Heartbeats tell only that there are some: then the counter is believed. */
  countOthers(): Promise<number>
  /** From now on this tab counts as living. */
  join(): void
  leave(): void
}

export function createLivingTabs(
  storage: SafeStorage,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): LivingTabs {
  return locks ? lockedTabs(locks) : beatingTabs(storage)
}

function lockedTabs(locks: LockManager): LivingTabs {
  const name = `${lockPrefix}${Math.random().toString(36).slice(2)}`
  let release: (() => void) | undefined
  return {
    async countOthers() {
      const { held = [] } = await locks.query()
      return held.filter(lock => lock.name?.startsWith(lockPrefix) && lock.name !== name).length
    },
    join() {
      if (release) return
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      void locks.request(name, () => held)
    },
    leave() {
      release?.()
      release = undefined
    },
  }
}

function beatingTabs(storage: SafeStorage): LivingTabs {
  let timer: ReturnType<typeof setInterval> | undefined
  const beat = () => storage.write(keys.heartbeat, String(Date.now()))
  return {
    async countOthers() {
      const last = Number(storage.read(keys.heartbeat) ?? 0)
      return Date.now() - last < silentMs ? Number(storage.read(keys.tabs) ?? 1) : 0
    },
    join() {
      beat()
      timer ??= setInterval(beat, beatMs)
    },
    leave() {
      clearInterval(timer)
      timer = undefined
      if (Number(storage.read(keys.tabs) ?? 0) <= 0) storage.remove(keys.heartbeat)
    },
  }
}
