import type { Desk } from './desk.ts'

/**
 * Makes a builder answer the same stores for the same desk, so that two elements that show the same
 * figures send one request. What it holds goes with the desk.
 */
export function perDesk<T>(build: (desk: Desk) => T): (desk: Desk) => T {
  const built = new WeakMap<Desk, T>()
  return desk => {
    const known = built.get(desk)
    if (known !== undefined) return known
    const made = build(desk)
    built.set(desk, made)
    return made
  }
}
