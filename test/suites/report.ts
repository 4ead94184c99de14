import { mkdirSync, writeFileSync } from 'node:fs'
import { cacheFolder } from '../config/root.ts'
import type { Outcome, Suite, Time } from './suite.ts'

/** A suite's outcome and how long it took. */
export interface Timed {
  suite: Suite
  outcome: Outcome
  seconds: number
  /** What failed at first and passed alone, by name (second-try.ts). */
  secondTries?: string[]
}

const longestMessage = 4000

const slowestShown = 10

/** Prints one line as soon as a suite is done, and its failures in full below. */
export function report({ suite, outcome, seconds }: Timed): void {
  const { passed, failures, note, figures = [] } = outcome
  const state = failures.length > 0 ? 'FAILED' : 'ok'
  const counts = `${passed} passed, ${failures.length} failed`
  print(
    `${state.padEnd(7)}${suite.name.padEnd(10)}${counts.padEnd(24)}${seconds.toFixed(1).padStart(6)} s${note ? `  ${note}` : ''}`,
  )
  for (const figure of figures) print(`         ${figure}`)
  for (const failure of failures)
    print(`\n  ✗ ${suite.name}: ${failure.name}\n${indent(shorten(failure.message))}\n`)
}

/** Repeats the names of what failed, prints the sum as the last line, returns the exit code. */
export function summarize(results: Timed[]): number {
  const passed = results.reduce((sum, { outcome }) => sum + outcome.passed, 0)
  const failures = results.flatMap(({ suite, outcome }) =>
    outcome.failures.map(failure => `${suite.name}: ${failure.name}`),
  )
  const secondTries = results.flatMap(({ suite, secondTries: names = [] }) =>
    names.map(name => `${suite.name}: ${name}`),
  )
  printSlowest(results.flatMap(timesOf))
  if (secondTries.length > 0)
    print(
      `\nFaults to look for: failed at first, passed alone:\n${secondTries.map(name => `  ↻ ${name}`).join('\n')}`,
    )
  if (failures.length > 0) print(`\nFailed:\n${failures.map(name => `  ✗ ${name}`).join('\n')}`)
  print(`\n${passed} passed, ${failures.length} failed`)
  return failures.length === 0 && passed > 0 ? 0 : 1
}

function timesOf({ suite, outcome }: Timed): Time[] {
  return (outcome.times ?? []).map(({ name, seconds }) => ({
    name: `${suite.name}: ${name}`,
    seconds,
  }))
}

/** The slowest tests, for whoever wonders where the time goes; all of them stand in .cache/test-times.json. */
function printSlowest(times: Time[]): void {
  const inOrder = times.toSorted((one, other) => other.seconds - one.seconds)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(`${cacheFolder}/test-times.json`, JSON.stringify(inOrder, null, 1))
  if (inOrder.length <= slowestShown) return
  const slowest = inOrder.slice(0, slowestShown)
  print(
    `\nThe slowest:\n${slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`).join('\n')}`,
  )
}

function shorten(message: string): string {
  if (message.length <= longestMessage) return message
  return `${message.slice(0, longestMessage)}\n… and ${message.length - longestMessage} characters more`
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ')
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
