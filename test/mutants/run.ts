/**
 * `npm run mutants [-- part of a name or of a test file's path …]`: breaks a copy of the project in one place after
 * another, and expects the test file that each fault names to be red. The working tree stays as it is. Two copies side
 * by side, a fault in each.
 */
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { prepare } from '../../demo/start/prepare.mjs'
import { type Copy, copyProject } from '../support/project-copy.ts'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'
import { endAll, tryFault } from './try-fault.ts'

// Here, where it may install: a copy has the packages of the original, and must find them right.
await prepare()
const parts = process.argv.slice(2).map(part => part.toLowerCase())
const chosen = faults.filter(({ name, caughtBy }) => {
  const text = `${name}\n${caughtBy.file}`.toLowerCase()
  return parts.length === 0 || parts.some(part => text.includes(part))
})
const waiting = [...chosen]
const copies = Array.from(
  { length: Math.min(2, availableParallelism(), chosen.length) },
  copyProject,
)
const start = performance.now()
let caught = 0

process.once('exit', () => {
  for (const copy of copies) copy.remove()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endAll()
    process.exit(1)
  })

await Promise.all(copies.map(lane))
const minutes = (performance.now() - start) / 60_000
console.log(`\n${caught} of ${chosen.length} caught, ${minutes.toFixed(1)} min`)
process.exitCode = caught === chosen.length && caught > 0 ? 0 : 1

/** The first free copy takes the next fault. */
async function lane(copy: Copy): Promise<void> {
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) await tell(copy, fault)
}

async function tell(copy: Copy, fault: Fault): Promise<void> {
  const from = performance.now()
  const finding = await tryFault(copy, fault)
  const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(6)
  const { suite, file } = fault.caughtBy
  const isCaught = 'red' in finding
  if (isCaught) caught += 1
  console.log(`${isCaught ? 'caught  ' : 'SURVIVED'}${seconds} s  ${fault.name}`)
  console.log(`                   ${suite}: ${file}: ${isCaught ? finding.red : finding.survived}`)
}
