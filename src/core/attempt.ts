import { staysOpen } from './errors.ts'
import { randomKey } from './random-key.ts'

/** What was asked for and has no answer yet, by what that was: asked for again, it carries the same key. */
export function createOpenAttempts() {
  const open = new Map<string, { key: string; isUnsure: boolean }>()
  return {
    /** @param asked what a write asks for, as JSON has it */
    keyFor(asked: unknown): string {
      const name = JSON.stringify(asked)
      const known = open.get(name) ?? { key: randomKey(), isUnsure: false }
      open.set(name, known)
      return known.key
    },
    done: (asked: unknown) => void open.delete(JSON.stringify(asked)),
    /** @returns whether nobody knows yet what became of it */
    failed(asked: unknown, error: unknown): boolean {
      const name = JSON.stringify(asked)
      const known = open.get(name)
      const isUnsure = staysOpen(error, known?.isUnsure ?? false)
      if (!isUnsure) open.delete(name)
      else if (known) open.set(name, { ...known, isUnsure })
      return isUnsure
    },
  }
}
