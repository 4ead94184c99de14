import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Plugin, type Rolldown } from 'vite'
import { apexCharts } from './vite.apexcharts.ts'
import { slimCalls } from './vite.calls.ts'
import { chunksOf, isVendor } from './vite.chunks.ts'
import { flagsmith } from './vite.flagsmith.ts'
import { licencesPlugin } from './vite.licences.ts'
import { ofetchAlone } from './vite.ofetch.ts'
import { reactAria } from './vite.react-aria.ts'
import { reactDom } from './vite.react-dom.ts'
import { trustedTypes } from './vite.trusted-types.ts'
import { valibotApart } from './vite.valibot.ts'
import { verifyPageContents, verifyPagePlugin } from './vite.verify.ts'
import { workerPlugin } from './vite.worker.ts'

const root = import.meta.dirname
/** Where the dashboard lives below its origin. */
const basePath = process.env.RAFFLE_DESK_BASE_PATH ?? '/'
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
}

/** The same sources give the same id, on every machine. */
function buildId(): string {
  const hash = createHash('sha256')
  for (const folder of ['src', 'demo/standalone', 'demo/verify']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)))
    }
  }
  const build = readdirSync(root)
    .filter(file => /^vite\.[\w.-]+\.(ts|json)$/.test(file))
    .sort()
  for (const file of ['package-lock.json', ...build]) {
    hash.update(readFileSync(join(root, file)))
  }
  return hash.update(basePath).digest('hex').slice(0, 12)
}

/** The page stands at dist/index.html, wherever its source is, and knows where the dashboard lives. */
function pageAtTheTop(): Plugin {
  const withBase = `<raffle-desk base-path="${basePath}"`
  return {
    name: 'page-at-the-top',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: html => (basePath === '/' ? html : html.replace('<raffle-desk', withBase)),
    generateBundle(_options, bundle) {
      const page = bundle['demo/standalone/index.html']
      if (page) page.fileName = 'index.html'
    },
  }
}

/** dist/build.json: what the server names in its x-raffle-desk-build header, and at /system-info. */
function writeBuildId(id: string): Plugin {
  return {
    name: 'write-build-id',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'build.json',
        source: JSON.stringify({ build: id, version, builtAt: new Date().toISOString() }),
      })
    },
  }
}

/**
 * We have no style sheets to preload beside a chunk: a dynamic import is just that, and a kilobyte
 * lighter on every page. Vite's words for its helper (what to preload, seen from where) go too.
 */
function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: id =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : null,
    renderChunk: code => code.replaceAll(', __VITE_PRELOAD__, import.meta.url)', ')'),
  }
}

/** A chunk that needs one that needs it may run before what it stands on: the page breaks, some day. */
function noChunkCircles(): Plugin {
  return {
    name: 'no-chunk-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? chunk.imports : []
      }
      const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
        importsOf(from).some(next => {
          if (next === to) return true
          if (seen.has(next)) return false
          return reaches(next, to, seen.add(next))
        })
      const circles = Object.keys(bundle).filter(file => reaches(file, file))
      if (circles.length > 0)
        this.error(`Chunks in a circle: ${circles.join(', ')}. See vite.chunks.ts.`)
    },
  }
}

/** dist/.parts.json: which of our modules stand in which file, and what it loads with it (`npm run sizes`). */
function listParts(): Plugin {
  return {
    name: 'list-parts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const ofOurs = (modules: string[]) =>
        modules.filter(id => id.startsWith(join(root, 'src/'))).map(id => relative(root, id))
      const parts = chunks.map(({ fileName, imports, moduleIds }) => ({
        file: fileName,
        imports,
        modules: ofOurs(moduleIds),
      }))
      this.emitFile({ type: 'asset', fileName: '.parts.json', source: JSON.stringify(parts) })
    },
  }
}

/** What turns our modules into the browser's. */
const ours = () => [
  plainDynamicImports(),
  react(),
  reactAria(),
  reactDom(),
  flagsmith(),
  ofetchAlone(),
  apexCharts(),
  slimCalls(),
  trustedTypes(),
  valibotApart(),
]

/** The product's build, without what is made of its files. */
export function plainBuild(id: string) {
  const define = {
    __RAFFLE_DESK_VERSION__: JSON.stringify(version),
    __RAFFLE_DESK_BUILD__: JSON.stringify(id),
    // React's developer tools attach to builds for development; in the product their hook is dead weight.
    ...(id !== 'dev' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
  }
  const rolldownOptions: Rolldown.RolldownOptions = {
    input: {
      index: join(root, 'demo/standalone/index.html'),
      'raffle-desk': join(root, 'src/index.ts'),
    },
    preserveEntrySignatures: 'allow-extension',
  }
  const build: BuildOptions = {
    // The browsers of the house; lower ones would turn light-dark() into a fallback.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // Vite's preload helper would write links into the host's head.
    modulePreload: false,
    emptyOutDir: true,
    // ApexCharts, in a chunk of its own that nothing waits for.
    chunkSizeWarningLimit: 600,
    assetsInlineLimit: 0,
    rolldownOptions,
  }
  return { define, build, rolldownOptions, plugins: ours() }
}

export default defineConfig(async ({ command }) => {
  const id = command === 'build' ? buildId() : 'dev'
  const { define, build, rolldownOptions, plugins } = plainBuild(id)
  if (command === 'build') {
    rolldownOptions.output = {
      entryFileNames: chunk =>
        chunk.name === 'raffle-desk' ? 'raffle-desk.js' : 'assets/[name]-[hash].js',
      // Login names every screen's file: a name each would be a quarter of a kilobyte on every page.
      chunkFileNames: ({ name }) =>
        isVendor(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      assetFileNames: 'assets/[name]-[hash][extname]',
      codeSplitting: await chunksOf(root, { root, define, build, plugins }),
    }
  }
  return {
    root,
    plugins: [
      ours(),
      writeBuildId(id),
      pageAtTheTop(),
      noChunkCircles(),
      listParts(),
      verifyPagePlugin(),
      workerPlugin(id),
      licencesPlugin(() => verifyPageContents),
    ],
    experimental: {
      // The page is served below any history route, so its addresses are absolute; the embed entry
      // finds its chunks and files relative to itself, on whichever origin it is.
      renderBuiltUrl: (file: string, { hostType }: { hostType: string }) =>
        hostType === 'html' ? `${basePath}${file}` : { relative: true },
    },
    define,
    build,
  }
})
