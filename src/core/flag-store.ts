/** The flags of one desk. Their service's client (flags.ts) loads after sign-in only. */
import { atom, type ReadableAtom } from 'nanostores'
import { type FlagName, godMode } from './flag-names.ts'

/** `stale`: the service is down and these are the last known, or none. */
export type FlagState =
  | { state: 'cleared' }
  | { state: 'ready' | 'stale'; on: ReadonlySet<FlagName> }

export interface FlagStore {
  readonly $flags: ReadableAtom<FlagState>
  set(flags: FlagState): void
}

export function createFlagStore(): FlagStore {
  const $flags = atom<FlagState>({ state: 'cleared' })
  return { $flags, set: flags => $flags.set(flags) }
}

/** Whether a flag is on; god mode turns everything on (section 6). */
export function isOn(flags: FlagState, name: FlagName): boolean {
  return flags.state !== 'cleared' && (flags.on.has(name) || flags.on.has(godMode))
}
