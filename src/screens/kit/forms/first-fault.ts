import type { Faults } from './faults.ts'
import type { FieldPlaces } from './field-places.ts'

/** The first field that shows a fault, in reading order, gets the focus. */
export function focusFirstFault(faults: Faults, places: FieldPlaces): void {
  const names = faults.shown().flatMap(({ path }) => places.nameOf(path) ?? [])
  const [first] = places.inOrder([...new Set(names)])
  if (first !== undefined) places.focus(first)
}
