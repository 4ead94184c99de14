/**
 * `npm run share`: weighs the ways anew (vite.weights.json) until the built product keeps every limit. How files come
 * together jumps with small changes of the weights: they are shaken, by the same dice each time, and the best stays.
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
const spare = 0.3
const attempts = Number(process.argv[2] ?? 30)

const write = (weights: Weights) => writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`)

/** What each way loads beyond its limit, in KB; a file too many counts as a kilobyte. */
function excess(): Map<string, number> {
  const english = builtSizes().filter(({ language }) => language === 'en')
  return new Map(
    english.map(({ name, kilobytes, files }) => {
      const limit = limitOf(name)
      const tooMany = Math.max(0, files.length - limit.files)
      return [name, Math.max(0, kilobytes - limit.kilobytes + spare) + tooMany]
    }),
  )
}

const sumOf = (over: Map<string, number>) => [...over.values()].reduce((sum, one) => sum + one, 0)
const random = randomFrom(1)
/** Up to a third more or less. */
const shaken = (weight: number) => Math.round(weight * 1.35 ** (random() * 2 - 1) * 100) / 100

let weights = JSON.parse(readFileSync(file, 'utf8')) as Weights
let best = { weights, sum: Number.POSITIVE_INFINITY }
for (let attempt = 1; attempt <= attempts && best.sum > 0; attempt += 1) {
  write(weights)
  const built = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: root })
  if (built.status !== 0) throw new Error(built.stderr.toString())
  const over = excess()
  const sum = sumOf(over)
  const said = [...over].filter(([, kilobytes]) => kilobytes > 0)
  const words = said.map(([name, kilobytes]) => `${name} +${kilobytes.toFixed(1)}`)
  process.stdout.write(`${attempt}: ${words.join(', ') || 'every limit is kept'}\n`)
  if (sum < best.sum) best = { weights, sum }
  const next = Object.entries(best.weights).map(([name, weight]) => [name, shaken(weight)])
  weights = Object.fromEntries(next)
}
write(best.weights)
