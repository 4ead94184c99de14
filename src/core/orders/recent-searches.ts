/** What a person looked for in the finder, and opened something of: the newest first. */
import * as v from 'valibot'
import { perDesk } from '../per-desk.ts'
import { createPreference, type Preference } from '../preferences.ts'

const most = 6

export interface RecentSearches {
  readonly preference: Preference<string[]>
  /** It led somewhere: an answer was opened. */
  keep(text: string): void
}

export const recentSearchesOf = perDesk((desk): RecentSearches => {
  const preference = createPreference(desk, 'order-searches', v.array(v.string()), [])
  return {
    preference,
    keep(text) {
      const others = preference.$value.get().filter(known => known !== text)
      if (text !== '') preference.set([text, ...others].slice(0, most))
    },
  }
})
