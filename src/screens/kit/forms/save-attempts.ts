/**
 * Which Idempotency-Key an attempt carries. An attempt whose answer was lost may have been written, so a repeat
 * with the same values carries the same key; once the server has decided, or something changed, a new one.
 */
import type { OpenSave } from '../../../core/forms/create-once.ts'
import { randomKey } from '../../../core/random-key.ts'

export interface SaveAttempts<Values> {
  /** An attempt is under way from now on. */
  keyFor(values: Values): string
  /** One with these values was sent, and its answer never came. */
  isOpen(values: Values): boolean
  /** Those whose answers never came, in the order of their saves. */
  open(): readonly OpenSave<Values>[]
  /** The server refused the last one: it was not written. */
  refused(): void
  /** The server wrote it: the next save is another one. */
  done(): void
}

/** @param found from before the page was loaded */
export function createSaveAttempts<Values = unknown>(
  found: readonly OpenSave<Values>[] = [],
  newKey: () => string = randomKey,
): SaveAttempts<Values> {
  let open = found
  function sameAs(values: Values) {
    const text = textOf(values)
    return open.find(save => textOf(save.values) === text)
  }
  return {
    isOpen: values => sameAs(values) !== undefined,
    keyFor(values) {
      const same = sameAs(values)
      const save = same ?? { idempotencyKey: newKey(), values }
      open = [...open.filter(each => each !== same), save]
      return save.idempotencyKey
    },
    open: () => open,
    refused() {
      open = open.slice(0, -1)
    },
    done() {
      open = []
    },
  }
}

/** The same for the same values, in whatever order their names stand: a restored draft has another than the form. */
function textOf(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}
