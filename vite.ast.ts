/** What the build reads modules by, as trees, and how it writes parts of them anew. */

export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** Another text in the place of a part. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** @param each answers false where what is inside doesn't matter */
export function visit(node: Node, each: (node: Node) => boolean | undefined): void {
  if (each(node) === false) return
  for (const part of Object.values(node))
    for (const child of [part].flat())
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, each)
}

/** Of edits within each other the outer one counts. */
export function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .filter(one => !edits.some(other => isInside(one, other)))
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end), code)
}

function isInside(one: Edit, other: Edit): boolean {
  const isLarger = other.end - other.start > one.end - one.start
  return isLarger && other.start <= one.start && one.end <= other.end
}
