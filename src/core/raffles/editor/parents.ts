import type { Raffle } from '../raffle.ts'
import type { RaffleDetail } from '../raffle-detail.ts'

export type ParentRaffle = Pick<Raffle, 'id' | 'name'>

/**
 * What a raffle may be an add-on of: a raffle of its own organisation that isn't over and is no add-on itself; what
 * it is an add-on of already is among them. A raffle with add-ons of its own is an add-on of none.
 *
 * @param raffle null for a new one
 * @param current the organisation's raffles that are not over
 */
export function parentsFor(
  raffle: Pick<RaffleDetail, 'id' | 'organizationId' | 'parentEvent' | 'childEvents'> | null,
  current: readonly Raffle[],
): readonly ParentRaffle[] {
  if (raffle && raffle.childEvents.length > 0) return []
  const parent = raffle?.parentEvent
  const others = current.filter(
    ({ id, organizationId, parentId }) =>
      id !== raffle?.id &&
      id !== parent?.id &&
      (raffle === null || organizationId === raffle.organizationId) &&
      (parentId ?? null) === null,
  )
  const all = parent ? [parent, ...others] : others
  return all.map(({ id, name }) => ({ id, name }))
}
