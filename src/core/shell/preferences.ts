/** What a person chose for this browser, kept in local storage: standalone only. */
import * as v from 'valibot'
import { browserLocale, type Desk } from '../desk.ts'
import { locales } from '../i18n/texts.ts'
import { userOf } from '../session/session.ts'
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

/** What somebody chose for all of their devices goes before what this browser keeps, once it is known and as it changes. */
export function followChoices(desk: Desk): () => void {
  let followed: string | undefined
  return desk.session.$session.subscribe(session => {
    const { id, language, theme } = userOf(session) ?? {}
    const chosen = `${id} ${language} ${theme}`
    if (!id || chosen === followed) return
    followed = chosen
    if (theme) {
      desk.setTheme(theme)
      keepPreference({ theme })
    }
    if (!language) return
    const locale = language === 'auto' ? undefined : language
    desk.setLocale(locale ?? desk.config.locale ?? browserLocale())
    keepPreference({ locale })
  })
}
