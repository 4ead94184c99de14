/**
 * dist/licences.txt: whose work stands in the bundles, and under what terms. It is made from what the bundler kept,
 * so that a package which is only installed is not in it, and one that comes to be bundled can't be forgotten.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const root = import.meta.dirname
const rrweb =
  'Copyright (c) 2018 Contributors (https://github.com/rrweb-io/rrweb/graphs/contributors) and SmartX Inc.'

/** Packages that bring no licence file: whose they are, as their repositories say, and where the same terms stand. */
const withoutFile: Readonly<Record<string, { copyright: string; as: string }>> = {
  flagsmith: { copyright: 'Copyright 2022 Bullet Train Ltd. A UK company.', as: 'lit' },
  '@r2wc/core': { copyright: 'Copyright (c) 2022 Bitovi', as: '' },
  '@r2wc/react-to-web-component': { copyright: 'Copyright (c) 2022 Bitovi', as: '' },
  '@rrweb/record': { copyright: rrweb, as: '' },
  // As the heads of its sources say; its own file is the bare text.
  'zxing-cpp': {
    copyright:
      'Copyright 2016 Nu-book Inc.\nCopyright 2016 ZXing authors\nCopyright 2019 Axel Waggershauser',
    as: 'react-aria',
  },
}

/** Packages that came into others before those came to us. */
const inside: Readonly<Record<string, readonly string[]>> = {
  '@rrweb/record': ['base64-arraybuffer'],
  // Its wasm is that library, compiled.
  'zxing-wasm': ['zxing-cpp'],
  apexcharts: ['', '.draggable', '.filter', '.resize', '.select'].map(
    part => `@svgdotjs/svg${part}.js`,
  ),
}

interface Built {
  modules: readonly string[]
  files: readonly string[]
}

const read = (file: string) => readFileSync(join(root, file), 'utf8').trim()

/** The package that a module or file is from; null for our own. */
export function packageOf(path: string): string | null {
  if (path.startsWith('\0rolldown/')) return 'rolldown'
  return /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? null
}

/** The modules that something is left of, and the files that came along. */
export function contentsOf(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): Built {
  return {
    modules: output.flatMap(file =>
      file.type === 'chunk'
        ? Object.entries(file.modules)
            .filter(([, { renderedLength }]) => renderedLength > 0)
            .map(([id]) => id.split('?')[0] ?? id)
        : [],
    ),
    files: output.flatMap(file => (file.type === 'asset' ? file.originalFileNames : [])),
  }
}

/** @throws Error when a package holds another that nobody has told of */
function packagesIn({ modules, files }: Built): Set<string> {
  const own = new Set([...modules, ...files].map(packageOf).filter(name => name !== null))
  for (const module of modules) {
    const name = packageOf(module) ?? ''
    const unknown = packagesInMapOf(module).filter(
      one => !own.has(one) && !inside[name]?.includes(one),
    )
    if (unknown.length > 0) {
      throw new Error(
        `${name} brings ${unknown.join(', ')} along: vite.licences.ts says nothing of it.`,
      )
    }
  }
  return new Set([...own].flatMap(name => [name, ...(inside[name] ?? [])]))
}

/** What a bundle that we bundle was made of, as its own map says. */
function packagesInMapOf(module: string): string[] {
  const map = `${module}.map`
  if (!packageOf(module) || !existsSync(map)) return []
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: (string | null)[] }
  return [...new Set(sources.map(source => packageOf(source ?? '')).filter(name => name !== null))]
}

/** A package's terms. @throws Error when it says nothing of them: somebody has to look */
function termsOf(name: string): string {
  const place = `node_modules/${name}`
  const known = withoutFile[name]
  if (known) return `${known.copyright}\n\n${withoutCopyright(known.as)}`
  const files = readdirSync(join(root, place)).filter(file => /^(licen[cs]e|notice)/i.test(file))
  if (files.length === 0) throw new Error(`${name} is in the bundle and brings no licence file.`)
  return files
    .sort()
    .map(file => read(`${place}/${file}`))
    .join('\n\n')
}

/** MIT as it stands in our own file, or a package's terms, without the line that says whose they are. */
function withoutCopyright(name: string): string {
  const file = name === '' ? 'LICENSE' : `node_modules/${name}/LICENSE`
  return read(file).replace(/^ *copyright (\(c\) )?\d{4}.*\n+/im, '')
}

/** The whole file: our own terms, then those of the packages, each text once below all whose it is. */
export function licences(built: readonly Built[]): string {
  const byTerms = new Map([[read('LICENSE'), ['Raffle Desk']]])
  for (const name of [...new Set(built.flatMap(one => [...packagesIn(one)]))].sort()) {
    const terms = termsOf(name)
    byTerms.set(terms, [...(byTerms.get(terms) ?? []), withVersion(name)])
  }
  const parts = [...byTerms].map(([terms, names]) => `${names.join('\n')}\n\n${terms}`)
  return `${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}

function withVersion(name: string): string {
  const manifest = join(root, 'node_modules', name, 'package.json')
  if (!existsSync(manifest)) return name
  return `${name} ${(JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version}`
}

/** @param others what was built apart and stands in this build's files */
export function licencesPlugin(others: () => readonly Built[]): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const source = licences([contentsOf(Object.values(bundle)), ...others()])
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}
