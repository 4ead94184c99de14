/**
 * `npm run share`: weighs the ways anew (vite.weights.json) for a product that keeps every limit and, of those, loads the
 * least. How files come together jumps with small changes of the weights: they are shaken, by the same dice each time.
 * A build takes seconds, a plan a part of one: plans are tried by what their parts came to in the last build, and only
 * one that looks better is built.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { transform } from 'esbuild'
import { partsOf, prices, type Weights } from '../../vite.chunks.ts'
import { plainBuild } from '../../vite.config.ts'
import { sharesOf } from '../../vite.share.ts'
import { root } from '../config/root.ts'
import { randomFrom } from '../support/random-from.ts'
import { builtSizes, limitOf, type Size } from './measure.ts'

const file = join(root, 'vite.weights.json')
/** Of what a way may load, what is left for the next change, in KB. */
const spare = 0.1
const builds = Number(process.argv[2] ?? 12)
const plansABuild = Number(process.argv[3] ?? 150)

type Loaded = Pick<Size, 'name' | 'kilobytes'> & { count: number }

interface Weighed {
  /** What is loaded beyond limits, in KB; a file too many counts as one. */
  excess: number
  /** What all ways load together. */
  kilobytes: number
  words: string
}

function weigh(loaded: readonly Loaded[]): Weighed {
  const over = loaded.map(({ name, kilobytes, count }) => {
    const limit = limitOf(name)
    const tooMany = Math.max(0, count - limit.files)
    return { name, excess: Math.max(0, kilobytes - limit.kilobytes + spare) + tooMany }
  })
  const words = over.flatMap(({ name, excess }) =>
    excess > 0 ? `${name} +${excess.toFixed(1)}` : [],
  )
  return {
    excess: over.reduce((sum, { excess }) => sum + excess, 0),
    kilobytes: loaded.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
    words: words.join(', ') || 'every limit is kept',
  }
}

const isLess = (one: Weighed, other: Weighed) =>
  one.excess < other.excess - 0.01 ||
  (one.excess < other.excess + 0.01 && one.kilobytes < other.kilobytes)
const random = randomFrom(1)
/** A few of them, up to a half more or less. */
const shaken = (weights: Weights): Weights =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [
      name,
      // The entry stays alone.
      name !== 'entry' && random() < 0.3
        ? Math.round(weight * 1.5 ** (random() * 2 - 1) * 100) / 100
        : weight,
    ]),
  )

const plain = plainBuild('share')
const { define, build, plugins } = plain
const { alone, parts, waysBy } = await partsOf(root, { root, define, build, plugins })
const kilobytesOf = await Promise.all(
  alone.map(async ({ code }) => {
    const { code: small } = await transform(code, { minify: true, format: 'esm', target: 'es2022' })
    return brotliCompressSync(small).length / 1024
  }),
)

/** What a plan's ways would load, were each file as large as its parts. */
function planned(weights: Weights): Loaded[] {
  const ways = waysBy(weights)
  const fileOf = sharesOf(parts, ways, prices)
  const imports = new Map<number, Set<number>>()
  const sizes = new Map<number, number>()
  for (const [at, of] of fileOf.entries()) {
    sizes.set(of, (sizes.get(of) ?? 0) + (kilobytesOf[at] ?? 0))
    const its = imports.get(of) ?? new Set()
    for (const next of parts[at]?.imports ?? []) its.add(fileOf[next] ?? next)
    imports.set(of, its)
  }
  return ways.map(({ name, parts: asked }) => {
    const files = new Set<number>()
    const left = asked.map(at => fileOf[at] ?? at)
    for (let at = left.pop(); at !== undefined; at = left.pop()) {
      if (files.has(at)) continue
      files.add(at)
      left.push(...(imports.get(at) ?? []))
    }
    const kilobytes = [...files].reduce((sum, at) => sum + (sizes.get(at) ?? 0), 0)
    return { name, kilobytes, count: files.size }
  })
}

function built(weights: Weights): Loaded[] {
  writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`)
  const done = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: root })
  if (done.status !== 0) throw new Error(done.stderr.toString())
  return builtSizes()
    .filter(({ language }) => language === 'en')
    .map(({ name, kilobytes, files }) => ({ name, kilobytes, count: files.length }))
}

/** A plan's figures, put right by how far the last build was from its own plan. */
function corrected(plan: readonly Loaded[], last: readonly Loaded[], lastPlan: readonly Loaded[]) {
  return plan.map((way, at): Loaded => {
    const [was, wasPlanned] = [last[at], lastPlan[at]]
    if (!was || !wasPlanned) return way
    return {
      ...way,
      kilobytes: way.kilobytes * (was.kilobytes / wasPlanned.kilobytes),
      count: way.count + was.count - wasPlanned.count,
    }
  })
}

let best: { weights: Weights; loaded: Loaded[]; weighed: Weighed } | null = null
const known = JSON.parse(readFileSync(file, 'utf8')) as Weights
let weights: Weights = Object.fromEntries(waysBy(known).map(({ name }) => [name, known[name] ?? 2]))
for (let round = 1; round <= builds; round += 1) {
  const loaded = built(weights)
  const weighed = weigh(loaded)
  process.stdout.write(`${round}: ${weighed.kilobytes.toFixed(0)} KB, ${weighed.words}\n`)
  if (best === null || isLess(weighed, best.weighed)) best = { weights, loaded, weighed }
  const from = best
  const plan = planned(from.weights)
  let next = { weights: shaken(from.weights), weighed: null as Weighed | null }
  let around = from.weights
  for (let tried = 0; tried < plansABuild; tried += 1) {
    const other = shaken(around)
    const its = weigh(corrected(planned(other), from.loaded, plan))
    if (next.weighed !== null && !isLess(its, next.weighed)) continue
    next = { weights: other, weighed: its }
    around = other
  }
  process.stdout.write(`   next: ${next.weighed?.words}\n`)
  weights = next.weights
}
if (best) writeFileSync(file, `${JSON.stringify(best.weights, null, 2)}\n`)
