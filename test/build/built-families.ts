import { brotliCompressSync } from 'node:zlib'
import { build, loadConfigFromFile, mergeConfig, type Rolldown } from 'vite'
import { root } from '../config/root.ts'

type Chunk = Rolldown.OutputChunk

/** The kit built as the product is, each family behind an import of its own. */
export interface BuiltFamilies {
  /** A chunk's size in bytes of brotli, by its group's name in vite.chunks.ts. */
  size(group: string): number
  /** The groups that come with a source at once: its own and all that they import. */
  comesWith(source: string): string[]
  /** Every module that something is left of. */
  modules: string[]
  /** The text of licences.txt. */
  licences: string
}

export async function buildFamilies(): Promise<BuiltFamilies> {
  const output = await outputOf(`${root}/test/build/kit-families.ts`)
  const chunks = output.filter(one => one.type === 'chunk')
  const terms = output.find(one => one.fileName === 'licences.txt')
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))

  function withImports(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const next of byFile.get(file)?.imports ?? []) withImports(next, seen)
    return seen
  }

  return {
    modules: chunks.flatMap(({ modules }) =>
      Object.keys(modules).filter(id => modules[id]?.renderedLength),
    ),
    licences: terms?.type === 'asset' ? String(terms.source) : '',
    size(group) {
      const chunk = chunks.find(({ name }) => name === group)
      if (!chunk) throw new Error(`No chunk is called ${group}: ${chunks.map(nameOf).join(', ')}`)
      return brotliCompressSync(chunk.code).length
    },
    comesWith(source) {
      const own = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}/${source}`))
      if (!own) throw new Error(`${source} stands in no chunk.`)
      return [...withImports(own.fileName)].map(file => byFile.get(file)?.name ?? file)
    },
  }
}

const nameOf = ({ name }: Chunk) => name

async function outputOf(entry: string): Promise<Rolldown.RolldownOutput['output']> {
  const env = { command: 'build', mode: 'production' } as const
  const loaded = await loadConfigFromFile(env, `${root}/vite.config.ts`)
  const config = mergeConfig(loaded?.config ?? {}, {
    configFile: false,
    logLevel: 'error',
    build: { write: false, emptyOutDir: false },
  })
  config.build.rolldownOptions.input = { families: entry }
  return ((await build(config)) as Rolldown.RolldownOutput).output
}
