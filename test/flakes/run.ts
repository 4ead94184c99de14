/**
 * `npm run flakes -- N [suite …]`: runs the tests of browsers, or the suites named, N times (5 unless told) beside a
 * process that takes a core for itself, and prints what answered differently from one run to the other.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { cacheFolder, root } from '../config/root.ts'

const [count = 5, ...named] = process.argv.slice(2)
const rounds = Number(count)
const suites = named.length > 0 ? named : ['browser', 'e2e']
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('How often? npm run flakes -- 5')
  process.exit(1)
}

const burner = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
process.once('exit', () => burner.kill('SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** How often each test failed, by its name. */
const failures = new Map<string, number>()
for (let round = 1; round <= rounds; round += 1) {
  const start = performance.now()
  const { output, failed } = await runOnce()
  const lastLine = output.trim().split('\n').at(-1)
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  console.log(`${round} of ${rounds}: ${lastLine}, ${minutes} min`)
  for (const name of failed) {
    console.log(`  ✗ ${name}`)
    failures.set(name, (failures.get(name) ?? 0) + 1)
  }
  if (failed.length > 0) console.log(`  why: ${keepOutput(output, round)}`)
}

const flaky = [...failures].filter(([, times]) => times < rounds)
for (const [name, times] of flaky) console.log(`${times} of ${rounds} failed: ${name}`)
console.log(`\n${flaky.length} tests answered differently in ${rounds} runs`)
// As long as it burns, this process waits for it.
burner.kill('SIGKILL')
process.exitCode = failures.size === 0 ? 0 : 1

/** @returns the file with all that a round said: what fails once a week can't be asked again */
function keepOutput(output: string, round: number): string {
  mkdirSync(cacheFolder, { recursive: true })
  const path = `${cacheFolder}/flakes-${round}.txt`
  writeFileSync(path, output)
  return path
}

/** Without a second try: `CI` asks for it. */
function runOnce(): Promise<{ output: string; failed: string[] }> {
  const { CI: _, ...env } = process.env
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['test/run.mjs', ...suites], { cwd: root, env })
    let output = ''
    const keep = (text: Buffer) => {
      output += text.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('close', () => {
      const list = output.split('\nFailed:\n')[1] ?? ''
      const failed = [...list.matchAll(/^ {2}✗ (.*)$/gm)].map(([, name = '']) => name)
      resolve({ output, failed })
    })
  })
}
