/**
 * Which Idempotency-Key an attempt carries. An attempt whose answer was lost may have been written, so a repeat
 * with the same values carries the same key; once the server has decided, or something changed, a new one.
 */
export interface SaveAttempts {
  keyFor(values: unknown): string
  /** The server answered: the next save is another one. */
  decided(): void
}

export function createSaveAttempts(newKey: () => string = randomKey): SaveAttempts {
  let open: { text: string; key: string } | null = null
  return {
    keyFor(values) {
      const text = JSON.stringify(values)
      if (open?.text !== text) open = { text, key: newKey() }
      return open.key
    },
    decided() {
      open = null
    },
  }
}

/** crypto.randomUUID needs a secure context; getRandomValues doesn't. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
