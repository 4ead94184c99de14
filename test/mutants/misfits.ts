import { existsSync, readFileSync } from 'node:fs'
import { root } from '../config/root.ts'
import type { Fault } from './fault.ts'

/** Fewer show too little of the product. */
const least = 40

/** Which files a suite runs. */
const filesOf: Record<Fault['caughtBy']['suite'], RegExp> = {
  files: /^test\/checks\/.+\.ts$/,
  node: /^test\/(?!(api|database|server|start)\/).+\.node\.test\.ts$/,
  contract: /^test\/contract\/.+\.contract\.ts$/,
  server: /^test\/(api|database|server|start)\/.+\.node\.test\.ts$/,
  browser: /^test\/.+(?<!\.node)\.test\.tsx?$/,
  e2e: /^test\/e2e\/.+\.e2e\.ts$/,
}

/** What is wrong with planted faults: too few, alike, no longer fitting their file, or caught by no file of their suite. */
export function misfits(faults: readonly Fault[]): string[] {
  const few = faults.length < least ? [`${faults.length} planted faults, of at least ${least}`] : []
  const names = faults.map(({ name }) => name)
  const alike = names.filter((name, at) => names.indexOf(name) !== at)
  return [
    ...few,
    ...alike.map(name => `two planted faults are called "${name}"`),
    ...faults.flatMap(fault => misfitsOf(fault).map(what => `"${fault.name}": ${what}`)),
  ]
}

function misfitsOf({ file, find, replace, caughtBy }: Fault): string[] {
  const text = textOf(file)
  const times = text === null ? 0 : text.split(find).length - 1
  return [
    ...(text === null ? [`${file} is not there`] : []),
    ...(text !== null && times !== 1 ? [`${file} has its text ${times} times`] : []),
    ...(find === replace ? ['it changes nothing'] : []),
    ...(filesOf[caughtBy.suite].test(caughtBy.file) && textOf(caughtBy.file) !== null
      ? []
      : [`${caughtBy.file} is no file of the suite ${caughtBy.suite}`]),
  ]
}

function textOf(path: string): string | null {
  return existsSync(`${root}/${path}`) ? readFileSync(`${root}/${path}`, 'utf8') : null
}
