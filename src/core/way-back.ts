/** Where somebody was before the screen that they look at: the page of a record leads back there. Under the shell. */
import { atom } from 'nanostores'
import { perDesk } from './per-desk.ts'

interface Place {
  /** Its id in the registry. */
  screen: string
  /** Below the base path, with its filters or what was looked for. */
  path: string
}

export const wayBackOf = perDesk(() => {
  const $from = atom<Place | null>(null)
  let here: Place | null = null
  return {
    $from,
    /** Another search, filter or record of the same screen is no other place to come from. */
    arrive(place: Place) {
      if (here && here.screen !== place.screen) $from.set(here)
      here = place
    },
  }
})
