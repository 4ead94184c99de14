/** What was asked for, or what is kept of it: how the entry screens go on where no answer comes. */
import { isAway } from '../errors.ts'

/** Whoever waits longer gets what is kept; the answer is no longer waited for. */
const patienceMs = 4_000

export interface Kept<T> {
  value: T
  /** Epoch ms. */
  savedAt: number
}

/**
 * The answer; what is kept where nobody answers, or not within four seconds.
 *
 * @param readKept null: nothing is kept of it
 * @param isCutOff nobody answered just now: what is kept comes first, and the answer only where nothing is
 * @returns `keptAt`: how old it is (epoch ms); null: it is the answer
 * @throws what asking threw, where it was refused or nothing is kept
 */
export function orKept<T>(
  asked: Promise<T>,
  readKept: () => Promise<Kept<T> | null>,
  isCutOff = false,
): Promise<{ value: T; keptAt: number | null }> {
  return new Promise((resolve, reject) => {
    async function tryKept() {
      const kept = await readKept().catch(() => null)
      if (kept) resolve({ value: kept.value, keptAt: kept.savedAt })
    }
    const timer = isCutOff ? void tryKept() : setTimeout(tryKept, patienceMs)
    asked
      .then(
        value => resolve({ value, keptAt: null }),
        async error => {
          if (isAway(error)) await tryKept()
          reject(error)
        },
      )
      .finally(() => clearTimeout(timer))
  })
}
