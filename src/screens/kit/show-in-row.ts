/**
 * Scrolls a row until one of its entries is in sight, and nothing else: a page that opens stays at its head.
 * @param margin how much of its neighbours shows too, in px
 */
export function showInRow(row: Element, entry: Element | null, margin = 0): void {
  if (!entry) return
  const [room, place] = [row.getBoundingClientRect(), entry.getBoundingClientRect()]
  const [before, after] = [room.left + margin - place.left, place.right + margin - room.right]
  if (after > 0) row.scrollLeft += after
  else if (before > 0) row.scrollLeft -= before
}
