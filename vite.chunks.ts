/**
 * Which modules travel together. Left alone, the bundler makes a file of every set of screens that share something: 36
 * files for login, 130 for the draw. `npm run share` looks at what needs what, and brings files together so that each
 * screen keeps to what it may load (vite.limits.ts); what it found stands in vite.shares.json.
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { limitOf } from './vite.limits.ts'
import { type Part, untangled } from './vite.share.ts'
import { waysIn } from './vite.ways.ts'

/** Packages that change seldom, or that a visitor may never need: a file each. */
const vendors: Readonly<Record<string, RegExp>> = {
  react: /node_modules\/(react|react-dom|scheduler)\//,
  charts: /node_modules\/(apexcharts|react-apexcharts|prop-types|react-is|object-assign)\//,
  'rich-text':
    /node_modules\/(@tiptap|prosemirror-[\w-]+|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals)\//,
  recording: /node_modules\/(@rrweb|rrweb)/,
}

/** Whether a file is one of theirs. */
export const isVendor = (name: string) => Object.hasOwn(vendors, name)

type Group = (module: string) => string | null

/** The modules of each file, found by `npm run share`; one that is in none has a file of its own. */
const shares: readonly (readonly string[])[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'vite.shares.json'), 'utf8'),
)

/** The bundler's option for the product. @param config of the build, without what is made of its files */
export async function chunksOf(root: string, config: InlineConfig) {
  const { parts, modules, known } = await partsOf(root, config)
  const fileOf = untangled(parts, known)
  const shared = new Map(
    modules.flatMap((its, at) => its.map(module => [module, `share-${fileOf[at] ?? at}`])),
  )
  return grouped(module =>
    isRuntime(module) ? null : (ownFile(module) ?? shared.get(nameIn(root, module)) ?? null),
  )
}

/** The product before its files come together, and its ways. @param config without what is made of its files */
export async function partsOf(root: string, config: InlineConfig) {
  const alone = await buildAlone(config)
  const files = new Map(alone.map((chunk, at) => [chunk.fileName, at]))
  const parts = alone.map(
    ({ code, imports, isEntry, moduleIds }): Part => ({
      kilobytes: compressed(code).length / 1024,
      imports: imports.flatMap(name => files.get(name) ?? []),
      isFixed: isEntry || moduleIds.some(module => isRuntime(module) || ownFile(module) !== null),
    }),
  )
  const place = (module: string) => {
    const at = alone.findIndex(({ moduleIds }) => moduleIds.includes(join(root, module)))
    if (at < 0) throw new Error(`${module}, which vite.ways.ts names, is in no file.`)
    return at
  }
  const ways = waysIn().map(({ name, modules }) => ({
    name,
    parts: modules.map(place),
    ...limitOf(name),
  }))
  const modules = alone.map(({ moduleIds }) => moduleIds.map(id => nameIn(root, id)))
  const shareOf = new Map(shares.flatMap((its, at) => its.map(module => [module, at] as const)))
  const firsts = new Map<number, number>()
  /** By the shares of the last time. */
  const known = modules.map((its, at) => {
    const share = parts[at]?.isFixed ? undefined : shareOf.get(its[0] ?? '')
    if (share === undefined) return at
    const first = firsts.get(share) ?? at
    firsts.set(share, first)
    return first
  })
  return { parts, ways, modules, known }
}

/** From the project's root; what no file holds is called by its own name. */
const nameIn = (root: string, module: string) =>
  module.startsWith(root) ? relative(root, module) : module.replace('\0', 'virtual:')

const compressed = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/** What files are put together with: the bundler gives it a file, whoever asks. */
const isRuntime = (module: string) => /rolldown[\\/]runtime/.test(module)

/** A vendor's file, or French: one an area. */
const ownFile: Group = module =>
  Object.entries(vendors).find(([, test]) => test.test(module))?.[0] ?? frenchFile(module)

/** `core/raffles/draws/texts.fr.ts` belongs to the area of draws; the kit is one. */
function frenchFile(module: string): string | null {
  const folders = /\/src\/(?:core|screens)\/(.+)\/[\w-]+\.fr\.ts$/.exec(module)?.[1]?.split('/')
  if (!folders) return null
  return `french-${folders[0] === 'kit' ? 'kit' : folders.slice(0, 2).join('-')}`
}

/** A group would otherwise take along whatever its modules share with others. */
const grouped = (group: Group) => ({
  includeDependenciesRecursively: false,
  groups: [{ name: group }],
})

async function buildAlone({ build: options, ...config }: InlineConfig) {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...options,
      write: false,
      rolldownOptions: { ...options?.rolldownOptions, output: { codeSplitting: grouped(ownFile) } },
    },
  })) as Rolldown.RolldownOutput
  return output.filter(file => file.type === 'chunk')
}
