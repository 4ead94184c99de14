import { mkdirSync, mkdtempSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite'
import { pseudoLanguage } from './pseudo-language.ts'
import { cacheFolder, root } from './root.ts'

interface Bundle {
  /** The suite's name. */
  name: string
  matrix: boolean
  full: boolean
  words: boolean
  /** Paths from the project's folder. */
  files: string[]
}

/** What every test page loads before its tests. */
export const loadedFirst = 'test/support/browser/chai-nodes.ts'

/** The test runner's own module, which only its server has: its address is left as it stands. */
const runnersOwnModules: Plugin = {
  name: 'raffle-desk:test-runner-modules',
  enforce: 'pre',
  resolveId: id => (id.startsWith('/__web-') ? { id, external: true } : undefined),
}

/** A style sheet imported for the page's sake (a story's, never the product's) comes with its importer. */
const pageStyles: Plugin = {
  name: 'raffle-desk:page-styles',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer || !/^\..*\.css$/.test(id)) return
    // Without its ending, or the bundler would read the module as a style sheet.
    return `\0page-style:${resolve(importer, '..', id).slice(0, -'.css'.length)}`
  },
  load(id) {
    if (!id.startsWith('\0page-style:')) return
    const sheet = JSON.stringify(`${id.slice('\0page-style:'.length)}.css?inline`)
    return `import css from ${sheet}
document.head.append(Object.assign(document.createElement('style'), { textContent: css }))`
  },
}

/**
 * React's development build takes a stack at every element it makes, to show it in warnings: a quarter of a
 * test's time. Where its text is another one day, tests are slower and nothing else.
 */
const noStacksOfElements: Plugin = {
  name: 'raffle-desk:no-stacks-of-elements',
  transform(code, id) {
    if (!/\/react\/cjs\/.*\.development\.js$/.test(id)) return
    const asked = /1e4 >\s+ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g
    return { code: code.replaceAll(asked, 'false'), map: null }
  },
}

/**
 * Bundles test files as they are built for people: a page then loads a handful of files, not hundreds.
 * What the product only loads when it is needed, still runs when it is needed only.
 * @returns a folder of this run alone; a file's bundle has the file's path and `.js` at its end
 * @throws Error in the bundler's words when a file can't be read or imports what isn't there
 */
export async function bundle({ name, files, ...depth }: Bundle): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true })
  const folder = mkdtempSync(`${cacheFolder}/bundle-${name}-`)
  const { define, plugins, target } = await productSettings()
  try {
    await build({
      root,
      configFile: false,
      mode: 'test',
      logLevel: 'silent',
      define: { ...define, ...definesOf(depth) },
      plugins: [runnersOwnModules, pseudoLanguage, pageStyles, noStacksOfElements, plugins],
      build: {
        outDir: folder,
        ...(target !== undefined && { target, cssTarget: target }),
        minify: false,
        sourcemap: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          input: Object.fromEntries([loadedFirst, ...files].map(file => [file, join(root, file)])),
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            // A module runs when it is imported, whichever chunk it stands in.
            strictExecutionOrder: true,
            codeSplitting: {
              groups: [
                { name: 'packages', test: /node_modules/ },
                { name: 'shared', minShareCount: 2 },
              ],
            },
            sourcemapPathTransform: (source, map) => resolve(map, '..', source),
          },
        },
      },
    })
  } catch (error) {
    throw new Error(readable(error))
  }
  return folder
}

/** How much is tried, as the pages' code reads it. */
function definesOf({ matrix, full, words }: Omit<Bundle, 'name' | 'files'>) {
  return {
    __MATRIX__: JSON.stringify(matrix),
    __FULL__: JSON.stringify(full),
    __WORDS__: JSON.stringify(words),
  }
}

/** What vite.config.ts says for development: what a test imports is what is built, without the build's own files. */
async function productSettings() {
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'test' },
    `${root}/vite.config.ts`,
  )
  const { define, plugins = [], build: { target } = {} } = loaded?.config ?? {}
  return { define, target, plugins: withoutBuildFiles(plugins) }
}

function withoutBuildFiles(plugins: PluginOption[]): PluginOption[] {
  return (plugins.flat() as Plugin[]).filter(
    ({ apply, name }) => apply !== 'build' && name !== 'verify-page',
  )
}

/** The bundler's message without colours and without the stack inside it. */
function readable(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return stripVTControlCharacters(message).replaceAll(/\n\s+at .*/g, '')
}
