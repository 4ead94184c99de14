/** What each row of the registry loads until its screen shows, from the built files. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { limitOf, littleRoom } from '../../vite.limits.ts'
import { type Way, waysIn } from '../../vite.ways.ts'
import { root } from '../config/root.ts'
import { builtParts } from '../support/built-file.ts'
import recorded from './recorded.json' with { type: 'json' }

export interface Size {
  name: Way['name']
  language: 'en' | 'fr'
  /** 1,024 bytes of brotli each. */
  kilobytes: number
  files: string[]
}

const dist = (file: string) => join(root, 'dist', file)

/** @throws where nothing was built */
export function builtSizes(): Size[] {
  const parts = builtParts()
  const byFile = new Map(parts.map(part => [part.file, part]))
  const byModule = new Map(parts.flatMap(part => part.modules.map(module => [module, part.file])))
  const bytes = new Map<string, number>()

  function bytesOf(file: string): number {
    const known = bytes.get(file) ?? compressed(file)
    bytes.set(file, known)
    return known
  }

  function withImports(file: string, all: Set<string>): Set<string> {
    if (all.has(file)) return all
    all.add(file)
    for (const next of byFile.get(file)?.imports ?? []) withImports(next, all)
    return all
  }

  function filesOf(modules: readonly string[]): Set<string> {
    const all = new Set<string>()
    for (const module of modules) {
      const file = byModule.get(module)
      if (!file) throw new Error(`${module} is in no built file.`)
      withImports(file, all)
    }
    return all
  }

  /** The French of every text that may be said there. */
  function frenchOf(files: ReadonlySet<string>): string[] {
    const english = [...files].flatMap(file => byFile.get(file)?.modules ?? [])
    return english.flatMap(
      module => byModule.get(module.replace(/texts\.ts$/, 'texts.fr.ts')) ?? [],
    )
  }

  return waysIn().flatMap(({ name, modules }) => {
    const english = filesOf(modules)
    const french = new Set([...english, ...frenchOf(english)])
    const sizeIn = (language: Size['language'], files: ReadonlySet<string>): Size => ({
      name,
      language,
      kilobytes: [...files].reduce((sum, file) => sum + bytesOf(file), 0) / 1024,
      files: [...files],
    })
    return [sizeIn('en', english), sizeIn('fr', french)]
  })
}

/** What is left of what a row may load, where that is little; else null. */
export function littleLeft({ name, kilobytes }: Size): string | null {
  const left = limitOf(name).kilobytes - kilobytes
  return left < littleRoom ? `${name} has ${left.toFixed(2)} KB left` : null
}

/** As the server sends it. */
function compressed(file: string): number {
  const ready = dist(`${file}.br`)
  if (existsSync(ready)) return readFileSync(ready).length
  return brotliCompressSync(readFileSync(dist(file))).length
}

/** What it was when last recorded (`npm run sizes -- --record`), in KB; a new row may be as large as its limit. */
export function recordedSize(name: Way['name'], language: Size['language']): number {
  const known: Readonly<Record<string, number>> = recorded
  return known[`${name} ${language}`] ?? Number.POSITIVE_INFINITY
}
