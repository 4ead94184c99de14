/**
 * `npm run share`: weighs the ways anew (vite.weights.json) for a product that keeps every limit and, of those, loads the
 * least. How files come together jumps with small changes of the weights: they are shaken, by the same dice each time.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../config/root.ts'
import { randomFrom } from '../support/random-from.ts'
import { builtSizes, limitOf } from './measure.ts'

type Weights = Record<string, number>

const file = join(root, 'vite.weights.json')
/** Of what a way may load, what is left for the next change, in KB. */
const spare = 0.1
const attempts = Number(process.argv[2] ?? 30)

const write = (weights: Weights) => writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`)

interface Weighed {
  /** What is loaded beyond limits, in KB; a file too many counts as one. */
  excess: number
  /** What all ways load together. */
  kilobytes: number
  words: string
}

function weigh(): Weighed {
  const english = builtSizes().filter(({ language }) => language === 'en')
  const over = english.map(({ name, kilobytes, files }) => {
    const limit = limitOf(name)
    const tooMany = Math.max(0, files.length - limit.files)
    return { name, excess: Math.max(0, kilobytes - limit.kilobytes + spare) + tooMany }
  })
  const words = over.flatMap(({ name, excess }) =>
    excess > 0 ? `${name} +${excess.toFixed(1)}` : [],
  )
  return {
    excess: over.reduce((sum, { excess }) => sum + excess, 0),
    kilobytes: english.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
    words: words.join(', ') || 'every limit is kept',
  }
}

const isLess = (one: Weighed, other: Weighed) =>
  one.excess < other.excess || (one.excess === other.excess && one.kilobytes < other.kilobytes)
const random = randomFrom(1)
/** Up to a third more or less. */
const shaken = (weight: number) => Math.round(weight * 1.35 ** (random() * 2 - 1) * 100) / 100

let weights = JSON.parse(readFileSync(file, 'utf8')) as Weights
let best: { weights: Weights; weighed: Weighed } | null = null
for (let attempt = 1; attempt <= attempts; attempt += 1) {
  write(weights)
  const built = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: root })
  if (built.status !== 0) throw new Error(built.stderr.toString())
  const weighed = weigh()
  process.stdout.write(`${attempt}: ${weighed.kilobytes.toFixed(0)} KB, ${weighed.words}\n`)
  if (best === null || isLess(weighed, best.weighed)) best = { weights, weighed }
  const next = Object.entries(best.weights).map(([name, weight]) => [name, shaken(weight)])
  weights = Object.fromEntries(next)
}
if (best) write(best.weights)
