/** The flags of one desk, as screens read them. Their service's client (flags.ts) loads after sign-in only. */
import type { FlagName } from './flag-names.ts'

/** Turns every other flag on (section 6, "A god-mode flag turns everything on"; its name is chosen here). */
export const godMode: FlagName = 'god-mode'

/** `stale`: the service is down and these are the last known, or none. */
export type FlagState =
  | { state: 'cleared' }
  | { state: 'ready' | 'stale'; on: ReadonlySet<FlagName> }

/** Whether a flag is on; god mode turns everything on (section 6). */
export function isOn(flags: FlagState, name: FlagName): boolean {
  return flags.state !== 'cleared' && (flags.on.has(name) || flags.on.has(godMode))
}
