/** What tabs share in local storage (section 4, "Session sharing"), read through a schema. */
import * as v from 'valibot'
import type { SafeStorage } from '../storage.ts'
import { SessionUserSchema } from './user.ts'

export const keys = {
  session: 'raffle-desk.session',
  tabs: 'raffle-desk.tabs',
  loggedOut: 'raffle-desk.logged-out',
  /** Another value after each signing out. */
  signOuts: 'raffle-desk.sign-outs',
  /** In sessionStorage: carries the session over one reload of the only tab. */
  carried: 'raffle-desk.carried',
  /** In sessionStorage: login, be it a document of its own, says that nobody here asked to be signed out. */
  ended: 'raffle-desk.ended',
} as const

const StoredSessionSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  user: SessionUserSchema,
})
export type StoredSession = v.InferOutput<typeof StoredSessionSchema>

/** `signOuts` is what stood there when it was written: once somebody has signed out since, it is void. */
const KeptSchema = v.object({ signOuts: v.string(), session: StoredSessionSchema })
export type KeptSession = v.InferOutput<typeof KeptSchema>

const CarriedSchema = v.object({ at: v.number(), kept: KeptSchema })

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

/** Changes with each signing out, by hand or by a 401. */
export function signOutsIn(local: SafeStorage): string {
  return local.read(keys.signOuts) ?? ''
}

/** The session that tabs share, or null: none, ended, signed out of, or one that can't be read. */
export function readKept(local: SafeStorage): KeptSession | null {
  return stillGood(parseJson(KeptSchema, local.read(keys.session)), local)
}

function stillGood(kept: KeptSession | null, local: SafeStorage): KeptSession | null {
  if (!kept || kept.signOuts !== signOutsIn(local)) return null
  return Date.parse(kept.session.expiresAt) > Date.now() ? kept : null
}

/** Carries the session over a reload of this tab. */
export function carry(perTab: SafeStorage, kept: KeptSession): void {
  perTab.write(keys.carried, JSON.stringify({ at: Date.now(), kept }))
}

/** Takes the carried session out: it serves one start only. */
export function takeCarried(perTab: SafeStorage, local: SafeStorage): KeptSession | null {
  const text = perTab.read(keys.carried)
  perTab.remove(keys.carried)
  const carried = parseJson(CarriedSchema, text)
  if (!carried || Date.now() - carried.at > carriedForMs) return null
  return stillGood(carried.kept, local)
}
