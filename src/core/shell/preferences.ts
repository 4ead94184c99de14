/** What a person chose for this browser, kept in local storage: standalone only. */
import * as v from 'valibot'
import { locales } from '../i18n/texts.ts'
import { safeStorage } from '../storage.ts'

const key = 'raffle-desk.preferences'

const PreferencesSchema = v.object({
  theme: v.optional(v.picklist(['auto', 'light', 'dark'])),
  locale: v.optional(v.picklist(locales)),
})
export type Preferences = v.InferOutput<typeof PreferencesSchema>

const storage = safeStorage(() => globalThis.localStorage)

/** What can't be read counts as nothing chosen. */
export function readPreferences(): Preferences {
  try {
    return v.parse(PreferencesSchema, JSON.parse(storage.read(key) ?? '{}'))
  } catch {
    return {}
  }
}

/** Keeps a choice beside the others. */
export function keepPreference(choice: Preferences): void {
  storage.write(key, JSON.stringify({ ...readPreferences(), ...choice }))
}
