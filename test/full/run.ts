/**
 * `npm run full`: everything that `npm test` leaves out, step by step, with its figures: every combination, place,
 * variant and host, and all rounds; the draws; each test of a browser at a fourth of the processor; Firefox; Node 22.
 */
import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { root } from '../config/root.ts'
import { firefoxVariable, installedFirefox } from '../support/firefox.ts'
import { slownessVariable } from '../support/slowness.ts'

interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** Where it says so, the step wasn't run, and isn't a failure. */
  isMissing?: (output: string) => boolean
  /** It isn't even tried: this machine has nothing to run it in. */
  isImpossible?: boolean
}

const suites = 'test/run.mjs'
const firefox = installedFirefox()
const inFirefox = { env: { [firefoxVariable]: firefox ?? '' }, isImpossible: firefox === undefined }
const node22 = ['exec', '--yes', '--package=node@22', '--']

const steps: Step[] = [
  { name: 'everything', command: process.execPath, args: [suites, 'full'] },
  { name: 'draws', command: 'npm', args: ['run', '--silent', 'draws'] },
  {
    name: 'browser and e2e at a fourth of the processor',
    command: process.execPath,
    args: [suites, 'browser', 'e2e'],
    env: { [slownessVariable]: '4' },
  },
  {
    name: 'the elements in Firefox',
    command: process.execPath,
    args: [suites, 'browser', '--only', 'element-contract'],
    ...inFirefox,
  },
  {
    name: 'the portal in Firefox',
    command: process.execPath,
    args: ['--import', 'tsx', 'test/full/portal-in-firefox.ts'],
    ...inFirefox,
  },
  {
    name: 'node and server on Node 22',
    command: 'npm',
    args: [...node22, 'node', suites, 'node', 'server'],
    isMissing: output => /npm (error|ERR!) code/.test(output),
  },
]

const results: string[] = []
for (const step of steps) {
  console.log(`\n── ${step.name}`)
  const start = performance.now()
  const { code, output } = step.isImpossible ? { code: null, output: '' } : await run(step)
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  const isMissing = step.isImpossible || step.isMissing?.(output)
  const ended = code === 0 ? 'ok' : isMissing ? 'not run' : 'FAILED'
  if (ended === 'FAILED') process.exitCode = 1
  results.push(`${ended.padEnd(8)}${minutes.padStart(6)} min  ${step.name}`)
}
console.log(`\n${results.join('\n')}`)

function run({ command, args, env }: Step): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const tell = (text: Buffer) => {
      output += text.toString()
      process.stdout.write(text)
    }
    child.stdout.on('data', tell)
    child.stderr.on('data', tell)
    child.once('error', reject)
    child.once('close', code => resolve({ code, output }))
  })
}
