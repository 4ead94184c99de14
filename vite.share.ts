/**
 * Which parts of the product become one file, so that each way into it stays within what it may load (`npm run share`).
 * Parts are brought together, moved and taken apart again, by the same dice each time: what brings the ways nearer to
 * their limits is kept, at first what does not, too, as metal is annealed.
 */

/** A file of the bundler's, left alone. Numbers are places in the list. */
export interface Part {
  /** Kilobytes as they are sent, were it a file of its own. */
  kilobytes: number
  /** What it loads at once. */
  imports: readonly number[]
  /** Whether it stays a file of its own. */
  isFixed: boolean
}

/** Parts that are asked for until something shows, and what may be loaded for them. */
export interface LimitedWay {
  parts: readonly number[]
  kilobytes: number
  files: number
}

/** Parts share their words: together they are this much of what they are apart, and each file costs a little. */
const together = 0.62
const eachFile = 0.2
/** Of what a way may load, what is left for the next change. */
const spare = 0.3
const usualAttempts = 300_000

interface Search {
  attempts?: number
  /** A plan to begin with, the file of each part; without one, what the same ways load is one. */
  from?: readonly number[] | null
}

export interface Shares {
  /** The file of each part, by the number of one of its parts. */
  fileOf: number[]
  /** What each way would load, in kilobytes. */
  kilobytes: number[]
}

export function sharesOf(
  parts: readonly Part[],
  ways: readonly LimitedWay[],
  { attempts = usualAttempts, from = null }: Search = {},
): Shares {
  const loaded = ways.map(way => withImports(parts, way.parts))
  const free = [...parts.keys()].filter(
    at => !parts[at]?.isFixed && loaded.some(all => all.has(at)),
  )
  const random = dice()
  const drawn = () => free[Math.floor(random() * free.length)] ?? 0
  const scales = scalesFor(parts, ways)
  let fileOf = from && isWhole(parts, from) ? [...from] : startOf(parts, loaded)
  let cost = scales.weigh(fileOf)
  let best = { fileOf, cost }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const heat = (from ? 0.1 : 0.5) * (1 - attempt / attempts) ** 2
    const next = changed(parts, fileOf, { one: drawn(), other: drawn(), way: random() })
    if (!next) continue
    const its = scales.weigh(next)
    if (its >= cost && random() >= Math.exp((cost - its) / (heat + 0.01))) continue
    if (scales.isCircular(next)) continue
    fileOf = next
    cost = its
    if (cost < best.cost) best = { fileOf, cost }
  }
  scales.weigh(best.fileOf)
  return { fileOf: best.fileOf, kilobytes: [...scales.kilobytes] }
}

/** Whether it has a file for each, and parts of their own stay so. */
function isWhole(parts: readonly Part[], fileOf: readonly number[]): boolean {
  return parts.every(({ isFixed }, at) =>
    isFixed ? fileOf.filter(file => file === fileOf[at]).length === 1 : fileOf[at] !== undefined,
  )
}

/** What the same ways load is one at first. */
function startOf(parts: readonly Part[], loaded: readonly ReadonlySet<number>[]): number[] {
  const firsts = new Map<string, number>()
  return parts.map(({ isFixed }, at) => {
    const by = loaded.map(all => (all.has(at) ? 1 : 0)).join('')
    if (isFixed || !by.includes('1')) return at
    const first = firsts.get(by) ?? at
    firsts.set(by, first)
    return first
  })
}

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

interface Change {
  one: number
  other: number
  /** Which of the three: two files become one, a part moves to another file, or has one of its own. */
  way: number
}

function changed(
  parts: readonly Part[],
  fileOf: readonly number[],
  { one, other, way }: Change,
): number[] | null {
  const [from, to] = [fileOf[one], fileOf[other]]
  if (way >= 0.9) {
    // Files go by the number of a part; the one that moves out of its own number takes along nobody.
    const own = fileOf.includes(one) ? fileOf.length + one : one
    return from === own ? null : fileOf.map((file, at) => (at === one ? own : file))
  }
  if (from === to || from === undefined || to === undefined) return null
  if (way >= 0.5) return fileOf.map((file, at) => (at === one ? to : file))
  return fileOf.map((file, at) => (file === from && !parts[at]?.isFixed ? to : file))
}

/** Weighs plans: what is beyond limits counts most. */
function scalesFor(parts: readonly Part[], ways: readonly LimitedWay[]) {
  const places = parts.length * 2
  const size = new Float64Array(places)
  const isAlone = new Uint8Array(places)
  const next: number[][] = Array.from({ length: places }, () => [])
  const edges = new Int32Array(places * places)
  const seen = new Int32Array(places)
  const loads = new Float64Array(ways.length)
  let mark = 0

  function lay(fileOf: readonly number[]): void {
    mark += 1
    size.fill(0)
    for (const list of next) list.length = 0
    for (const [at, { kilobytes, imports, isFixed }] of parts.entries()) {
      const file = fileOf[at] ?? at
      size[file] = (size[file] ?? 0) + kilobytes
      isAlone[file] = isFixed ? 1 : 0
      for (const imported of imports) {
        const to = fileOf[imported] ?? imported
        const edge = file * places + to
        if (to === file || edges[edge] === mark) continue
        edges[edge] = mark
        next[file]?.push(to)
      }
    }
  }

  function weigh(fileOf: readonly number[]): number {
    lay(fileOf)
    let cost = 0
    for (const [number, way] of ways.entries()) {
      const stamp = mark * ways.length + number + 1
      const left = way.parts.map(at => fileOf[at] ?? at)
      let [kilobytes, files] = [0, 0]
      for (let file = left.pop(); file !== undefined; file = left.pop()) {
        if (seen[file] === stamp) continue
        seen[file] = stamp
        files += 1
        kilobytes += isAlone[file] ? (size[file] ?? 0) : (size[file] ?? 0) * together + eachFile
        for (const to of next[file] ?? []) if (seen[to] !== stamp) left.push(to)
      }
      loads[number] = kilobytes
      // What is to be light counts more.
      const weight = (190 / way.kilobytes) ** 2
      cost += 4 * weight * Math.max(0, kilobytes - way.kilobytes + spare)
      cost += 3 * Math.max(0, files - way.files)
      cost += kilobytes * 0.02 + files * 0.05
    }
    return cost
  }

  /** Whether files of the plan that was weighed last load each other. */
  function isCircular(fileOf: readonly number[]): boolean {
    const files = new Set(fileOf)
    const incoming = new Map([...files].map(file => [file, 0]))
    for (const file of files)
      for (const to of next[file] ?? []) incoming.set(to, (incoming.get(to) ?? 0) + 1)
    const ready = [...files].filter(file => incoming.get(file) === 0)
    let done = 0
    for (let file = ready.pop(); file !== undefined; file = ready.pop()) {
      done += 1
      for (const to of next[file] ?? []) {
        const left = (incoming.get(to) ?? 0) - 1
        incoming.set(to, left)
        if (left === 0) ready.push(to)
      }
    }
    return done < files.size
  }

  return { weigh, isCircular, kilobytes: loads }
}

/**
 * A plan of before, for the parts of today: where files would load each other since something was added, one after the
 * other comes apart, for parts alone never do.
 */
export function untangled(parts: readonly Part[], fileOf: readonly number[]): number[] {
  const now = [...fileOf]
  for (;;) {
    const knot = circleOf(parts, now)
    const sizes = new Map(
      knot.map(file => [file, now.filter(each => each === file).length] as const),
    )
    const [file] = [...sizes].filter(([, count]) => count > 1).sort((a, b) => a[1] - b[1])[0] ?? []
    if (file === undefined) return now
    for (const [at, its] of now.entries()) if (its === file) now[at] = parts.length + at
  }
}

/** Files that load each other, by way of others; none where all is well. */
function circleOf(parts: readonly Part[], fileOf: readonly number[]): number[] {
  let left = new Map<number, Set<number>>()
  for (const [at, { imports }] of parts.entries()) {
    const file = fileOf[at] ?? at
    const next = left.get(file) ?? new Set()
    for (const imported of imports) next.add(fileOf[imported] ?? imported)
    next.delete(file)
    left.set(file, next)
  }
  for (let before = -1; before !== left.size; ) {
    before = left.size
    const asked = new Set([...left.values()].flatMap(next => [...next]))
    left = new Map(
      [...left]
        .map(([file, next]) => [file, new Set([...next].filter(to => left.has(to)))] as const)
        .filter(([file, next]) => next.size > 0 && asked.has(file)),
    )
  }
  return [...left.keys()]
}

/** Numbers below one: the same sources give the same files, on every machine. */
function dice(): () => number {
  let state = 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
