/** How far this device's clock is from the server's, as they last spoke: evidence of when an order was taken. */
import { safeStorage } from '../storage.ts'

const storage = safeStorage(() => globalThis.localStorage)
const name = 'raffle-desk.clock'

/** The server said what time it is by its own clock. @param now RFC 3339, of an answer that came just now */
export function heardServerTime(now: string): void {
  const offset = Date.parse(now) - Date.now()
  if (Number.isSafeInteger(offset)) storage.write(name, String(offset))
}

/** Milliseconds to add to this device's clock; null: they never spoke. */
export function clockOffsetMs(): number | null {
  const kept = storage.read(name)
  const offset = Number(kept)
  return kept !== null && Number.isSafeInteger(offset) ? offset : null
}
