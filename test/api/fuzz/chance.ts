/** Chance that can be had again: the same seed gives the same requests. */
export interface Chance {
  /** A whole number from 0 to below `end`. */
  below(end: number): number
  oneOf<T>(list: readonly T[]): T
  word(): string
  uuid(): string
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0
  /** Mulberry32. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('')
  return {
    below,
    oneOf(list) {
      const found = list[below(list.length)]
      if (found === undefined && list.length === 0) throw new Error('Nothing to choose from')
      return found as (typeof list)[number]
    },
    word: () => Array.from({ length: 1 + below(8) }, () => 'abcdefghij'[below(10)]).join(''),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
