import { computed } from 'nanostores'
import type { DeskLocation } from '../location.ts'

/** A part of a location: in the shell each table prefixes its keys with its name (`orders.page`). */
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
