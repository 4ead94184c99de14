/**
 * sw.js: the service worker, one plain file, with the list of what it keeps. That is found in the build's own graph: what
 * the screens that start without a network ask for, now or on demand, as far as it isn't another screen's.
 */
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { workerFile } from './src/core/outbox/worker-rules.ts'
import type { ScreenId } from './src/core/screens.ts'
import { modulesOf } from './vite.ways.ts'

const root = import.meta.dirname
const screens: readonly ScreenId[] = ['orderIntake', 'createOrder', 'login', 'logout']

/** What these screens can ask for, and never do without a network, or never as a document of their own. */
const leftOut: readonly RegExp[] = [
  // A recording is sent as it is made.
  /\/src\/core\/session\/recording\.ts$/,
  // Host pages' own.
  /\/src\/elements\/session-element\.ts$/,
  /\/src\/core\/session\/host-session\.ts$/,
  // The kit's editor: neither screen has one.
  /\/src\/screens\/kit\/rich-text\//,
]

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The modules that are reached, those of other screens apart. */
function reached(graph: Graph, from: readonly string[]): Set<string> {
  const all = new Set<string>()
  const left = [...from]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (all.has(id) || leftOut.some(one => one.test(id ?? ''))) continue
    all.add(id)
    const info = graph.getModuleInfo(id)
    left.push(...(info?.importedIds ?? []))
    // Every screen's loader stands there: those that are meant are among the first ones.
    if (!id.endsWith('/src/screens/index.ts')) left.push(...(info?.dynamicallyImportedIds ?? []))
  }
  return all
}

/** What packages' modules are asked for stands in the imports of ours, as far as the bundler kept it. */
const isOurs = (id: string) => id.startsWith(join(root, 'src/'))

/** The hashed files of those modules, with all that each loads with it. */
function filesOf(bundle: Rolldown.OutputBundle, modules: ReadonlySet<string>): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file)) return
    files.add(file)
    if (chunk?.type !== 'chunk') return
    for (const next of chunk.imports) add(next)
    const { importedAssets, importedCss } = chunk.viteMetadata ?? {}
    for (const asset of [...(importedAssets ?? []), ...(importedCss ?? [])]) add(asset)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some(id => isOurs(id) && modules.has(id)))
      add(chunk.fileName)
  return [...files].filter(file => file.startsWith('assets/')).sort()
}

export function workerPlugin(id: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const first = ['src/index.ts', ...screens.flatMap(modulesOf)].map(one => join(root, one))
      const files = filesOf(bundle, reached(this, first))
      const source = await workerScript({ build: id, files })
      this.emitFile({ type: 'asset', fileName: workerFile, source })
    },
  }
}

async function workerScript(kept: { build: string; files: readonly string[] }): Promise<string> {
  const outcome = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __KEPT_BUILD__: JSON.stringify(kept) },
    build: {
      write: false,
      target: 'chrome123',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/worker/sw.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [first] = Array.isArray(outcome) ? outcome : [outcome]
  if (!first || !('output' in first)) throw new Error('The service worker was not built.')
  return first.output[0].code
}
