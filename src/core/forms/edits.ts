/**
 * What somebody changed, leaf by leaf, and how the changes of two people come together. Values are those of
 * forms: plain objects of text, numbers, booleans, null and lists. A list is one value: who changed it, changed all of it.
 */

/** Plain values by name, as a form holds them. */
export type Values = Readonly<Record<string, unknown>>

/** One changed leaf; `path` is dotted: `whiteLabel.buttonColor`. */
export interface Edit {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** A leaf that both sides changed, each in its own way. */
export interface Clash {
  readonly path: string
  readonly before: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merged<T extends Values> {
  /** Both sides' changes; where they clash, mine. */
  readonly values: T
  readonly clashes: readonly Clash[]
  /** Paths that only the other side changed. */
  readonly taken: readonly string[]
}

/** Whether two values say the same: the same text, the same cents, lists and objects member by member. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isGroup(one) || !isGroup(other)) return false
  return keysOf(one, other).every(key => isSame(one[key], other[key]))
}

/** The leaves that differ. */
export function editsBetween(before: unknown, after: unknown, path = ''): Edit[] {
  if (isGroup(before) && isGroup(after)) {
    return keysOf(before, after).flatMap(key =>
      editsBetween(before[key], after[key], path === '' ? key : `${path}.${key}`),
    )
  }
  return isSame(before, after) ? [] : [{ path, before, after }]
}

/** The values with one leaf exchanged; what stands on the way to it is copied, never changed. */
export function withValue<T extends Values>(values: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  if (isUnsafe(key)) return values
  const inner = values[key]
  const next =
    rest.length === 0 ? value : withValue(isGroup(inner) ? inner : {}, rest.join('.'), value)
  return { ...values, [key]: next }
}

/** The value at a dotted path. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), values)
}

/**
 * Brings my changes and theirs together, both made on the same `base`. A leaf that one side changed is
 * that side's; one that both changed alike is agreed on; the rest are clashes, for a person to decide.
 */
export function mergeEdits<T extends Values>(base: T, mine: T, theirs: T): Merged<T> {
  const theirEdits = editsBetween(base, theirs)
  const clashes: Clash[] = []
  let values = theirs
  for (const { path, before, after } of editsBetween(base, mine)) {
    const theirValue = valueAt(theirs, path)
    if (isSame(theirValue, after)) continue
    if (theirEdits.some(edit => isOneBranch(edit.path, path))) {
      clashes.push({ path, before, mine: after, theirs: theirValue })
    }
    values = withValue(values, path, after)
  }
  const disputed = clashes.map(({ path }) => path)
  const taken = theirEdits
    .map(({ path }) => path)
    .filter(path => !disputed.some(other => isOneBranch(other, path)))
    .filter(path => !isSame(valueAt(mine, path), valueAt(theirs, path)))
  return { values, clashes, taken }
}

/** The same leaf, or one inside the other: a group that one side removed and the other changed. */
function isOneBranch(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
}

function isGroup(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

function isUnsafe(key: string): boolean {
  return key === '__proto__'
}

function keysOf(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(key => !isUnsafe(key))
}
