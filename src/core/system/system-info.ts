/** System info (section 2): what the server says of itself, and what this browser knows. */
import type { Desk } from '../desk.ts'
import { perDesk } from '../per-desk.ts'
import { createResource, liveMs } from '../resource.ts'
import { safeStorage } from '../storage.ts'
import { type SystemInfo, systemCalls } from './calls.ts'

/** Where this browser keeps things. Null: it doesn't say. */
export interface BrowserStorage {
  /** Whether a page may write at all: private windows and policies forbid it. */
  works: boolean
  /** Bytes. */
  used: number | null
  quota: number | null
  /** Whether the browser has promised not to clear it by itself. */
  lasting: boolean | null
}

export interface SystemReading {
  server: SystemInfo
  skew: ClockSkew
  storage: BrowserStorage
}

/** How far this device's clock is ahead of the server's, in milliseconds; it is known to within `give`. */
export interface ClockSkew {
  ahead: number
  give: number
}

/** Up to here nobody is misled by it: figures and cut-offs are shown to the minute. */
const toleratedSkewMs = 30_000

/**
 * The server's moment lies somewhere between asking and answering: the middle is taken.
 * @param askedAt, answeredAt by this device's clock, in milliseconds
 */
export function skewOf(at: string, askedAt: number, answeredAt: number): ClockSkew {
  const middle = (askedAt + answeredAt) / 2
  return { ahead: Math.round(middle - Date.parse(at)), give: Math.ceil((answeredAt - askedAt) / 2) }
}

/** Whether the clock is wrong by more than can be told from a slow answer. */
export function isSkewed({ ahead, give }: ClockSkew): boolean {
  return Math.abs(ahead) - give > toleratedSkewMs
}

async function browserStorage(): Promise<BrowserStorage> {
  const store = safeStorage(() => globalThis.localStorage)
  const key = 'raffle-desk.tried'
  const works = store.write(key, '1')
  store.remove(key)
  try {
    const { usage, quota } = await navigator.storage.estimate()
    const lasting = await navigator.storage.persisted()
    return { works, used: usage ?? null, quota: quota ?? null, lasting }
  } catch {
    return { works, used: null, quota: null, lasting: null }
  }
}

export const systemInfoOf = perDesk((desk: Desk) =>
  createResource<SystemReading>(desk, {
    pollMs: liveMs,
    async load({ signal }) {
      const askedAt = Date.now()
      const server = await desk.http.ask(systemCalls.info, {}, { signal })
      const skew = skewOf(server.at, askedAt, Date.now())
      return { data: { server, skew, storage: await browserStorage() }, version: '' }
    },
  }),
)
