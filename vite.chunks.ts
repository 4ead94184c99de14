/**
 * Which modules travel together. Left alone, the bundler makes a file of every set of screens that share something: 36
 * files for login, 130 for the draw. So the product is built once to see what needs what, files are brought together
 * where a request less is worth the bytes that somebody then loads for nothing, and it is built again by that plan.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import type { Row } from './src/core/screen-row.ts'
import { rows, type ScreenId } from './src/core/screens.ts'
import { type Part, sharesOf } from './vite.share.ts'
import { type Way, waysIn } from './vite.ways.ts'

/** Packages that change seldom, or that a visitor may never need: a file each. */
const vendors: Readonly<Record<string, RegExp>> = {
  react: /node_modules\/(react|react-dom|scheduler)\//,
  charts: /node_modules\/(apexcharts|react-apexcharts|prop-types|react-is|object-assign)\//,
  'rich-text':
    /node_modules\/(@tiptap|prosemirror-[\w-]+|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals)\//,
  recording: /node_modules\/(@rrweb|rrweb)/,
}

/** What a request is worth, in bytes before they are made small: some 1.5 KB over the wire. */
const requestBytes = 12_000
/** How much a way counts, found by `npm run share`, so that each stays within what it may load; 1 where nothing is said. */
const weights: Weights = JSON.parse(
  readFileSync(join(import.meta.dirname, 'vite.weights.json'), 'utf8'),
)
export const prices = { requestBytes, laterWeight: 0.05 }
export type Weights = Readonly<Record<string, number>>

/** What a way may load for nothing, in bytes before they are made small: what is to stay light pays for no others. */
function wasteOf(name: Way['name']): number | undefined {
  const row: Row | undefined = Object.hasOwn(rows, name) ? rows[name as ScreenId] : undefined
  if (row?.kind === 'widget') return 80_000
  return row?.layout === 'blank' && name !== 'login' ? 30_000 : undefined
}

type Group = (module: string) => string | null

/** The product before its files come together. @param config of the build, without what is made of its files */
export async function partsOf(root: string, config: InlineConfig) {
  const alone = await buildAlone(config)
  const files = new Map(alone.map((chunk, at) => [chunk.fileName, at]))
  const places = (names: readonly string[]) => names.flatMap(name => files.get(name) ?? [])
  const parts = alone.map(
    ({ name, code, imports, dynamicImports, moduleIds }): Part => ({
      name,
      bytes: code.length,
      imports: places(imports),
      later: places(dynamicImports),
      isFixed: moduleIds.some(module => isRuntime(module) || ownFile(module) !== null),
    }),
  )
  const place = (module: string) => {
    const at = alone.findIndex(({ moduleIds }) => moduleIds.includes(join(root, module)))
    if (at < 0) throw new Error(`${module}, which vite.ways.ts names, is in no file.`)
    return at
  }
  const placed = waysIn().map(({ name, modules }) => ({ name, parts: modules.map(place) }))
  const waysBy = (weights: Weights) =>
    placed.map(way => ({ ...way, weight: weights[way.name] ?? 1, waste: wasteOf(way.name) }))
  return { alone, parts, waysBy }
}

/** The bundler's option for the product. */
export async function chunksOf(root: string, config: InlineConfig) {
  const { alone, parts, waysBy } = await partsOf(root, config)
  const fileOf = sharesOf(parts, waysBy(weights), prices)
  const names = distinct(parts.map(({ name }) => name))
  const shared = new Map(
    alone.flatMap(({ moduleIds }, at) => moduleIds.map(id => [id, names[fileOf[at] ?? at]])),
  )
  return grouped(module =>
    isRuntime(module) ? null : (ownFile(module) ?? shared.get(module) ?? null),
  )
}

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
      minify: false,
      rolldownOptions: { ...options?.rolldownOptions, output: { codeSplitting: grouped(ownFile) } },
    },
  })) as Rolldown.RolldownOutput
  return output.filter(file => file.type === 'chunk')
}

/** Groups of one name would be one. */
function distinct(names: readonly string[]): string[] {
  const times = new Map<string, number>()
  return names.map(name => {
    const before = times.get(name) ?? 0
    times.set(name, before + 1)
    return before === 0 ? name : `${name}-${before + 1}`
  })
}
