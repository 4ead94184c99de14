/**
 * Filters, sorting, paging and opened rows. The shell binds a desk's location to the URL; an
 * embedded element has one of its own in memory.
 */
import { atom, type ReadableAtom } from 'nanostores'

export type Parameters = Readonly<Record<string, string>>

export interface DeskLocation {
  readonly $parameters: ReadableAtom<Parameters>
  /** Null removes a parameter. `replace` leaves no step in the browser's history. */
  update(changes: Record<string, string | null>, mode?: 'push' | 'replace'): void
}

export function applyChanges(
  parameters: Parameters,
  changes: Record<string, string | null>,
): Parameters {
  const entries = Object.entries({ ...parameters, ...changes })
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}

export function createMemoryLocation(
  initial: Parameters = {},
  onChange?: (parameters: Parameters) => void,
): DeskLocation {
  const $parameters = atom<Parameters>(initial)
  return {
    $parameters,
    update(changes) {
      $parameters.set(applyChanges($parameters.get(), changes))
      onChange?.($parameters.get())
    },
  }
}
