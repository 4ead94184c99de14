/**
 * `npm run share`: finds anew which modules travel together (vite.shares.json), so that each way keeps to what it may load
 * (vite.limits.ts) with room for the next change, and none grows for another. What a file comes to is only known once it
 * is built: after each round the limits that are planned by are set right by what was built. For when `npm run sizes` says
 * that something is too large, has too many files, or little room.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partsOf } from '../../vite.chunks.ts'
import { plainBuild } from '../../vite.config.ts'
import { type Limit, limitOf, littleRoom } from '../../vite.limits.ts'
import { sharesOf, untangled } from '../../vite.share.ts'
import { root } from '../config/root.ts'
import { builtSizes, recordedSize, type Size } from './measure.ts'

const rounds = Number(process.argv[2] ?? 4)
const file = join(root, 'vite.shares.json')
const { define, build, plugins } = plainBuild('share')
const { parts, ways, modules, known } = await partsOf(root, { root, define, build, plugins })
/** What was found the last time is made better. */
let from = untangled(parts, known)
let planned = ways.map(way => ({ ...way, ...aimOf({ name: way.name, language: 'en' }) }))
let best: { excess: number; written: string } | null = null

for (let round = 1; round <= rounds; round += 1) {
  const { fileOf, kilobytes } = sharesOf(parts, planned, { from })
  from = fileOf
  const shares = [...new Set(fileOf)]
    .map(share => fileOf.flatMap((of, at) => (of === share ? (modules[at] ?? []) : [])))
    .map(share => share.sort())
    .sort((one, other) => ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1))
  const written = `${JSON.stringify(shares, null, 2)}\n`
  writeFileSync(file, written)
  const done = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: root })
  if (done.status !== 0) throw new Error(done.stderr.toString())
  // The entry is one file, whatever the plan.
  const built = builtSizes().filter(({ name }) => name !== 'entry')
  const over = built.map(size => {
    const aim = aimOf(size)
    const excess =
      Math.max(0, size.kilobytes - aim.kilobytes) + Math.max(0, size.files.length - aim.files)
    const words = `${size.name} (${size.language}) ${size.kilobytes.toFixed(1)} KB in ${size.files.length}`
    return { words, excess }
  })
  const excess = over.reduce((sum, each) => sum + each.excess, 0)
  const words = over.flatMap(each => (each.excess > 0 ? each.words : []))
  console.log(`${round}: ${words.join(', ') || 'every limit is kept'}`)
  if (best === null || excess < best.excess) best = { excess, written }
  if (excess === 0) break
  planned = planned.map((way, at) => {
    const was = built.find(({ name, language }) => name === way.name && language === 'en')
    const plan = kilobytes[at]
    if (!was || !plan) return way
    const aim = aimOf(was)
    return {
      ...way,
      kilobytes: (aim.kilobytes - 0.2) * (plan / was.kilobytes),
      files: way.files - Math.max(0, was.files.length - aim.files),
    }
  })
}
if (best) writeFileSync(file, best.written)
spawnSync('npx', ['biome', 'format', '--write', file], { cwd: root })

/** What it may load: within its limit, with room, and hardly more than it does. French, which has no limit, doesn't grow. */
function aimOf({ name, language }: Pick<Size, 'name' | 'language'>): Limit {
  const limit = limitOf(name)
  const grown = recordedSize(name, language) + 1
  return language === 'fr'
    ? { kilobytes: grown, files: Number.POSITIVE_INFINITY }
    : { kilobytes: Math.min(limit.kilobytes - littleRoom, grown), files: limit.files }
}
