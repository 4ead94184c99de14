import { staysOpen } from './errors.ts'

/**
 * Names one attempt at something that writes: a repeat after a lost answer carries the same name, and does it
 * once. crypto.randomUUID needs a secure context; getRandomValues doesn't.
 */
export function newAttempt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** What was asked for and has no answer yet, by what that was: asked for again, it carries the same key. */
export function createOpenAttempts() {
  const open = new Map<string, { key: string; isUnsure: boolean }>()
  return {
    /** @param asked what a write asks for, as JSON has it */
    keyFor(asked: unknown): string {
      const name = JSON.stringify(asked)
      const known = open.get(name) ?? { key: newAttempt(), isUnsure: false }
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
