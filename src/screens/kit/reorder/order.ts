/** Where things go in a list: pure, so that it can be tested without a pointer. Positions count from 0. */

/** The ids with one of them at another position. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter(other => other !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}

/** The wished order of what there is now: what came since stands at the end, what is gone is left out. */
export function reconciled(wished: readonly string[], ids: readonly string[]): string[] {
  const here = wished.filter(id => ids.includes(id))
  return [...here, ...ids.filter(id => !here.includes(id))]
}

/** A row's place on the list: px from its top. */
export interface Extent {
  top: number
  height: number
}

/** Which position a row is over that was dragged so many px down (or up, below 0). */
export function positionAt(extents: readonly Extent[], from: number, offset: number): number {
  const row = extents[from]
  if (!row) return from
  const top = row.top + offset
  const bottom = top + row.height
  return extents.filter(({ top: otherTop, height }, index) => {
    if (index === from) return false
    const middle = otherTop + height / 2
    // It has to come over the middle of its neighbour, with the edge that goes ahead.
    return index < from ? top >= middle : bottom > middle
  }).length
}

/** How far the row at `index` stands aside, in px, while the one at `from` is held over `to`. */
export function shiftOf(
  extents: readonly Extent[],
  index: number,
  from: number,
  to: number,
): number {
  const heldTo = extents[to]
  const held = extents[from]
  if (!held || !heldTo) return 0
  const step = pitch(extents, from)
  if (index === from) {
    return to > from ? heldTo.top + heldTo.height - held.top - held.height : heldTo.top - held.top
  }
  if (index > from && index <= to) return -step
  if (index < from && index >= to) return step
  return 0
}

/** Where the row at `index` would stand if the held one were dropped now. */
export function visualPosition(index: number, { from, to }: { from: number; to: number }): number {
  if (index === from) return to
  if (index > from && index <= to) return index - 1
  if (index < from && index >= to) return index + 1
  return index
}

/** A row's height with the gap that goes with it. */
function pitch(extents: readonly Extent[], index: number): number {
  const row = extents[index]
  const next = extents[index + 1]
  const previous = extents[index - 1]
  if (!row) return 0
  if (next) return next.top - row.top
  return previous ? row.top + row.height - previous.top - previous.height : row.height
}
