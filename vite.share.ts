/** Which files become one: a request less, for bytes that somebody then loads for nothing. */

/** A file of the bundler's, left alone. Numbers are places in the list. */
export interface Part {
  name: string
  bytes: number
  /** What it loads at once. */
  imports: readonly number[]
  /** What it may load later. */
  later: readonly number[]
  /** Whether it stays a file of its own. */
  isFixed: boolean
}

/** Parts that are asked for until something shows. */
export interface WeighedWay {
  parts: readonly number[]
  /** How much it counts. */
  weight: number
  /** The most bytes that it may load for nothing; no limit where nothing is said. */
  waste?: number | undefined
}

export interface Prices {
  /** What a request is worth, in bytes. */
  requestBytes: number
  /** The weight of what is opened on a screen that stands already. */
  laterWeight: number
}

interface Loads {
  parts: ReadonlySet<number>
  weight: number
}

/** Parts that stand in one file. */
interface Share {
  /** By way, whether it is loaded there. */
  loaded: boolean[]
  bytes: number
  imports: Set<number>
  isFixed: boolean
}

/**
 * The file of each part, by the number of the first part in it. The pair that saves most comes together, again and
 * again, unless two files would then load each other; what is never loaded with another stays alone.
 */
export function sharesOf(
  parts: readonly Part[],
  ways: readonly WeighedWay[],
  prices: Prices,
): number[] {
  const loads = [...ways.map(way => startOf(parts, way)), ...laterLoads(parts, ways, prices)]
  const shares = new Map(
    parts.map(({ bytes, imports, isFixed }, at): [number, Share] => [
      at,
      { loaded: loads.map(way => way.parts.has(at)), bytes, imports: new Set(imports), isFixed },
    ]),
  )
  const fileOf = parts.map((_, at) => at)
  const savings = new Savings(shares, loads, prices.requestBytes)
  const most = ways.map(
    ({ waste = Number.POSITIVE_INFINITY }, way) => loadedIn(shares, way) + waste,
  )
  for (let pair = savings.best(); pair; pair = savings.best()) {
    const [into, from] = pair
    if (isCircle(shares, into, from) || isWasteful(shares, most, pair)) {
      savings.refuse(pair)
      continue
    }
    merge(shares, into, from)
    for (const [part, file] of fileOf.entries()) if (file === from) fileOf[part] = into
    savings.renew(into, from)
  }
  return fileOf
}

const startOf = (parts: readonly Part[], { parts: asked, weight }: WeighedWay): Loads => ({
  parts: withImports(parts, asked),
  weight,
})

function withImports(parts: readonly Part[], asked: Iterable<number>): Set<number> {
  const all = new Set<number>()
  const left = [...asked]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (all.has(at)) continue
    all.add(at)
    left.push(...(parts[at]?.imports ?? []))
  }
  return all
}

/** What is opened later: it comes beside all that is there wherever it may be opened. */
function laterLoads(
  parts: readonly Part[],
  ways: readonly WeighedWay[],
  { laterWeight }: Prices,
): Loads[] {
  const asked = new Set(ways.flatMap(way => way.parts))
  const there = new Map<number, Set<number>>()
  const opened = (standing: ReadonlySet<number>, newest: Iterable<number>) =>
    [...newest].flatMap(at => (parts[at]?.later ?? []).map(part => ({ part, standing })))
  const left = ways.flatMap(way => {
    const standing = withImports(parts, way.parts)
    return opened(standing, standing)
  })
  for (let next = left.pop(); next; next = left.pop()) {
    const { part, standing } = next
    if (asked.has(part) || standing.has(part)) continue
    const before = there.get(part)
    const now = new Set([...standing].filter(at => !before || before.has(at)))
    if (before && before.size === now.size) continue
    there.set(part, now)
    const own = withImports(parts, [part])
    left.push(...opened(new Set([...now, ...own]), own))
  }
  return [...there].map(([part, standing]) => ({
    parts: new Set([...standing, ...withImports(parts, [part])]),
    weight: laterWeight,
  }))
}

/** What each pair of files would save as one; kept up to date as they come together. */
class Savings {
  readonly #shares: ReadonlyMap<number, Share>
  readonly #loads: readonly Loads[]
  readonly #requestBytes: number
  readonly #saved = new Map<string, { pair: [number, number]; bytes: number }>()
  readonly #refused = new Set<string>()

  constructor(shares: ReadonlyMap<number, Share>, loads: readonly Loads[], requestBytes: number) {
    this.#shares = shares
    this.#loads = loads
    this.#requestBytes = requestBytes
    for (const at of shares.keys()) this.#weigh(at)
  }

  best(): [number, number] | undefined {
    let most = { pair: undefined as [number, number] | undefined, bytes: 0 }
    for (const [key, saved] of this.#saved)
      if (saved.bytes > most.bytes && !this.#refused.has(key)) most = saved
    return most.pair
  }

  refuse(pair: [number, number]) {
    this.#refused.add(pair.join())
  }

  renew(into: number, from: number) {
    for (const [key, { pair }] of this.#saved)
      if (pair.includes(into) || pair.includes(from)) this.#saved.delete(key)
    this.#refused.clear()
    this.#weigh(into)
  }

  #weigh(one: number) {
    for (const other of this.#shares.keys()) {
      if (other === one) continue
      const pair: [number, number] = one < other ? [one, other] : [other, one]
      const bytes = this.#bytesOf(...pair)
      if (bytes > 0) this.#saved.set(pair.join(), { pair, bytes })
    }
  }

  #bytesOf(one: number, other: number): number {
    const [a, b] = [this.#shares.get(one), this.#shares.get(other)]
    if (!a || !b || a.isFixed || b.isFixed) return 0
    return this.#loads.reduce((sum, { weight }, way) => {
      if (a.loaded[way] && b.loaded[way]) return sum + this.#requestBytes * weight
      if (a.loaded[way]) return sum - b.bytes * weight
      return b.loaded[way] ? sum - a.bytes * weight : sum
    }, 0)
  }
}

/** Whether one leads to the other by way of a third: as one, they would load what loads them. */
function isCircle(shares: ReadonlyMap<number, Share>, one: number, other: number): boolean {
  return leadsAround(one, other) || leadsAround(other, one)

  function leadsAround(from: number, to: number): boolean {
    const seen = new Set<number>()
    const left = [...(shares.get(from)?.imports ?? [])].filter(at => at !== to)
    for (let at = left.pop(); at !== undefined; at = left.pop()) {
      if (at === to) return true
      if (seen.has(at)) continue
      seen.add(at)
      left.push(...(shares.get(at)?.imports ?? []))
    }
    return false
  }
}

const loadedIn = (shares: ReadonlyMap<number, Share>, way: number) =>
  [...shares.values()].reduce((sum, { loaded, bytes }) => (loaded[way] ? sum + bytes : sum), 0)

/** Whether some way would then load more than it may: else one could pay for many others. */
function isWasteful(
  shares: ReadonlyMap<number, Share>,
  most: readonly number[],
  [one, other]: readonly [number, number],
): boolean {
  const [a, b] = [shares.get(one), shares.get(other)]
  if (!a || !b) return false
  return most.some((bytes, way) => {
    if (a.loaded[way] === b.loaded[way]) return false
    return loadedIn(shares, way) + (a.loaded[way] ? b.bytes : a.bytes) > bytes
  })
}

function merge(shares: Map<number, Share>, into: number, from: number) {
  const [one, other] = [shares.get(into), shares.get(from)]
  if (!one || !other) return
  one.loaded = one.loaded.map((loaded, way) => loaded || other.loaded[way] === true)
  one.bytes += other.bytes
  one.imports = new Set([...one.imports, ...other.imports])
  shares.delete(from)
  for (const share of shares.values()) if (share.imports.delete(from)) share.imports.add(into)
  one.imports.delete(into)
}
