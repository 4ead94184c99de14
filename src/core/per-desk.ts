import type { Desk } from './desk.ts'

export interface PerDesk<T> {
  (desk: Desk): T
  /** Stands in for what would be built: a story or a test has its own. */
  give(desk: Desk, made: T): void
}

/**
 * Makes a builder answer the same stores for the same desk, so that two elements that show the same
 * figures send one request. What it holds goes with the desk.
 */
export function perDesk<T>(build: (desk: Desk) => T): PerDesk<T> {
  const built = new WeakMap<Desk, T>()
  function of(desk: Desk): T {
    const known = built.get(desk)
    if (known !== undefined) return known
    const made = build(desk)
    built.set(desk, made)
    return made
  }
  return Object.assign(of, {
    give: (desk: Desk, made: T) => void built.set(desk, made),
  })
}
