import { existsSync, readdirSync } from 'node:fs'
import { root } from '../config/root.ts'

/** The files below a folder of the project whose path matches, as paths from the project's folder, sorted. */
export function filesIn(folder: string, pattern: RegExp, base: string = root): string[] {
  if (!existsSync(`${base}/${folder}`)) return []
  return readdirSync(`${base}/${folder}`, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath}/${entry.name}`.replace(`${base}/`, ''))
    .filter(path => pattern.test(path) && !path.includes('node_modules/'))
    .sort()
}

/** Those whose path contains one of these first, in their order: begun last, a long one would run alone at the end. */
export function longestFirst(files: readonly string[], long: readonly string[]): string[] {
  const placeOf = (file: string) => {
    const place = long.findIndex(part => file.includes(part))
    return place < 0 ? long.length : place
  }
  return files.toSorted((one, other) => placeOf(one) - placeOf(other))
}
