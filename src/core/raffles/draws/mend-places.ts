import type { Readiness } from './draw.ts'

/** Where a line of a draw's readiness is mended. */
export interface MendPlace {
  screen: 'raffle' | 'rafflePrizes' | 'raffleEditor'
  /** Of the editor: what it opens at. */
  section?: string
}

const raffle: MendPlace = { screen: 'raffle' }
const prizes: MendPlace = { screen: 'rafflePrizes' }

const places: Partial<Record<Readiness['code'], MendPlace>> = {
  'sales-not-ended': prizes,
  'raffle-not-ended': raffle,
  'draw-date-not-reached': prizes,
  'fewer-tickets-than-prizes': prizes,
  'no-prizes': prizes,
  'draw-location-missing': { screen: 'raffleEditor', section: 'draw-location' },
  'raffle-not-active': raffle,
}

/**
 * Where a line is mended; null where no screen does it. An early draw has its date from its prizes, the final one
 * from the raffle.
 */
export function mendPlaceOf(
  code: Readiness['code'],
  { final }: { final: boolean },
): MendPlace | null {
  if (final && code === 'draw-date-not-reached')
    return { screen: 'raffleEditor', section: 'draw-date' }
  return places[code] ?? null
}
