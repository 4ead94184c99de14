/**
 * How many orders of a person wait on this machine, as their outbox writes it for other screens: a number, without names, so
 * that nothing has to be opened for it. On its own, since login asks for it before anything else is there.
 */
import { safeStorage } from '../storage.ts'

const storage = safeStorage(() => globalThis.localStorage)

const prefix = 'raffle-desk.waiting.'
/** In local storage; gone while none waits. */
const waitingKey = (userId: string) => prefix + userId

export function mirrorWaiting(userId: string, waiting: number): void {
  if (waiting === 0) storage.remove(waitingKey(userId))
  else storage.write(waitingKey(userId), String(waiting))
}

export function waitingFor(userId: string): number {
  const number = Number(storage.read(waitingKey(userId)))
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** Of everybody who took orders on this machine. */
export function waitingHere(): number {
  const people = storage.keys().filter(key => key.startsWith(prefix))
  return people.reduce((sum, key) => sum + waitingFor(key.slice(prefix.length)), 0)
}
