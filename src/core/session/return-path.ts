/**
 * Where a person was when a forced sign-out ended their session. Kept per person, for this tab only;
 * home offers it as "Continue where you were".
 */
import { safeStorage } from '../storage.ts'

const prefix = 'raffle-desk.return.'
const storage = safeStorage(() => globalThis.sessionStorage)

/** A path of ours, below the base path: `//host` and `/\host` would lead elsewhere. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && path.length <= 2000
}

/** @param path below the base path, with its query. Home needs no way back. */
export function keepReturnPath(userId: string, path: string): void {
  if (isOwnPath(path) && path !== '/') storage.write(prefix + userId, path)
}

/** Takes the path out: it is offered once. Null when this person wasn't signed out by force here. */
export function takeReturnPath(userId: string): string | null {
  const path = storage.read(prefix + userId)
  storage.remove(prefix + userId)
  return path !== null && isOwnPath(path) ? path : null
}
