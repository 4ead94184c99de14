/** The organisation's raffles that are not over, as the desk read them, or why it couldn't. */
import type { CurrentRaffles } from './current-raffles.ts'
import type { Raffle } from './raffle.ts'

/** As `Resource` (core/resource.ts), which stands on the desk that holds this; no raffles are `ready` with none. */
export type RafflesRead =
  | { state: 'loading' }
  | ({ state: 'ready' } & CurrentRaffles)
  | { state: 'failed'; error: unknown }

/** For what goes on without them: none while they aren't read. */
export function knownRaffles(read: RafflesRead): readonly Raffle[] {
  return read.state === 'ready' ? read.data : []
}
