/** What tabs share in local storage (section 4, "Session sharing"), read through a schema. */
import * as v from 'valibot'
import type { SafeStorage } from '../storage.ts'
import { SessionUserSchema } from './user.ts'

export const keys = {
  session: 'raffle-desk.session',
  tabs: 'raffle-desk.tabs',
  loggedOut: 'raffle-desk.logged-out',
  heartbeat: 'raffle-desk.heartbeat',
  /** In sessionStorage: carries the session over one reload of the only tab. */
  carried: 'raffle-desk.carried',
} as const

const StoredSessionSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  user: SessionUserSchema,
})
export type StoredSession = v.InferOutput<typeof StoredSessionSchema>

const CarriedSchema = v.object({ at: v.number(), session: StoredSessionSchema })

/** A reload takes seconds; a tab reopened later than this finds nothing to carry on with. */
const carriedForMs = 30_000

function parseJson<S extends v.GenericSchema>(schema: S, text: string | null) {
  if (!text) return null
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? (parsed.output as v.InferOutput<S>) : null
  } catch {
    return null
  }
}

/** A stored session that has not ended, or null; what can't be read counts as none. */
export function parseStoredSession(text: string | null): StoredSession | null {
  const session = parseJson(StoredSessionSchema, text)
  return session && Date.parse(session.expiresAt) > Date.now() ? session : null
}

export function carry(storage: SafeStorage, session: StoredSession): void {
  storage.write(keys.carried, JSON.stringify({ at: Date.now(), session }))
}

/** Takes the carried session out: it serves one start only. */
export function takeCarried(storage: SafeStorage): StoredSession | null {
  const text = storage.read(keys.carried)
  storage.remove(keys.carried)
  const carried = parseJson(CarriedSchema, text)
  if (!carried || Date.now() - carried.at > carriedForMs) return null
  return parseStoredSession(JSON.stringify(carried.session))
}
