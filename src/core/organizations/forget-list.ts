import { safeStorage } from '../storage.ts'

/** Where the list of all organisations is kept (section 9). */
export const keptListKey = 'raffle-desk.organizations'

/** On signing out, and when person or organisation changed: the next one may see others. */
export function forgetOrganizations(storage = safeStorage(() => globalThis.localStorage)): void {
  storage.remove(keptListKey)
}
