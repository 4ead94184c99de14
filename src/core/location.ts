/**
 * Filters, sorting, paging and opened rows. The shell binds a desk's location to the URL; an
 * embedded element has one of its own in memory.
 */
import { atom, computed, type ReadableAtom } from 'nanostores'

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

/** A part of a location: each table prefixes its keys with its name (`orders.page`). */
export function prefixedLocation(location: DeskLocation, name: string): DeskLocation {
  const prefix = `${name}.`
  return {
    $parameters: computed(location.$parameters, all =>
      Object.fromEntries(
        Object.entries(all).flatMap(([key, value]) =>
          key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
        ),
      ),
    ),
    update(changes, mode) {
      const prefixed = Object.entries(changes).map(([key, value]) => [prefix + key, value])
      location.update(Object.fromEntries(prefixed), mode)
    },
  }
}
