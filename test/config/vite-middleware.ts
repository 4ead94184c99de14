import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import type { TestRunnerConfig } from '@web/test-runner'
import { createLogger, createServer, type Plugin, type ViteDevServer } from 'vite'
import { cacheFolder, root } from './root.ts'

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number]

/** Paths that web-test-runner answers itself. */
const passedThrough = [/^\/__web-/, /^\/__wds/, /^\/node_modules\/@web\//, /^\/(\?.*)?$/]

/** Packages that stories and tests reach only through each other, found before the first page loads. */
const foundEarly = ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'chai', 'axe-core']

/** Vite's client wants a socket for hot reloading; a test page needs only what style sheets call. */
const clientStub = `
const sheets = new Map()
export function updateStyle(id, content) {
  let style = sheets.get(id)
  if (!style) { style = document.createElement('style'); sheets.set(id, style); document.head.append(style) }
  style.textContent = content
}
export function removeStyle(id) { sheets.get(id)?.remove(); sheets.delete(id) }
export function createHotContext() { return { accept() {}, dispose() {}, prune() {}, on() {}, off() {}, send() {}, data: {} } }
export function injectQuery(url) { return url }
`

/** The test runner's own module, which only its server has: Vite leaves its address as it stands. */
const runnersOwnModules: Plugin = {
  name: 'raffle-desk:test-runner-modules',
  enforce: 'pre',
  resolveId: id => (id.startsWith('/__web-') ? { id, external: true } : undefined),
}

interface ViteOptions {
  /** Two that run at once need two caches. */
  cache: string
  matrix: boolean
  onError: (message: string) => void
}

/** Vite in middleware mode, with the plugins of vite.config.ts: what a test imports is what is built. */
export async function startVite({ cache, matrix, onError }: ViteOptions): Promise<ViteDevServer> {
  const customLogger = createLogger('error')
  customLogger.error = message => onError(readable(message))
  const configFile = `${root}/vite.config.ts`
  return createServer({
    root,
    configFile: existsSync(configFile) ? configFile : false,
    mode: 'test',
    define: { __MATRIX__: JSON.stringify(matrix) },
    plugins: [runnersOwnModules],
    appType: 'custom',
    customLogger,
    cacheDir: `${cacheFolder}/vite-${cache}`,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: {
      entries: [
        'src/**/*.{ts,tsx}',
        'test/**/*.test.{ts,tsx}',
        'test/support/browser/*.{ts,tsx}',
        'stories/**/*.{ts,tsx}',
        '!**/*.node.test.ts',
      ],
      include: foundEarly,
      exclude: ['@web/test-runner-commands'],
    },
  })
}

/** A page that goes elsewhere takes its tests with it: it stays, and the test that moved it fails. */
const stayHere = `
navigation.addEventListener('navigate', event => {
  if (event.destination.sameDocument || event.downloadRequest !== null) return
  if (event.cancelable) event.preventDefault()
  reportError(new Error('The test page was sent to ' + event.destination.url))
})
`

/**
 * The page of a test. Vite's constants (`define`) come with its client, which a test page hasn't got:
 * they stand in the page itself.
 */
export function testPage(vite: ViteDevServer, script: string): string {
  const constants = Object.entries(vite.config.define ?? {})
    .filter(([name]) => /^\w+$/.test(name))
    .map(([name, value]) => `globalThis.${name} = ${value}`)
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Test</title><script>${constants.join('\n')}${stayHere}</script></head>
  <body>
    <script type="module" src="/test/support/browser/chai-nodes.ts"></script>
    <script type="module" src="${script}"></script>
  </body>
</html>`
}

/** Vite's message without colours and without the stack inside Vite. */
function readable(message: string): string {
  return stripVTControlCharacters(message).replaceAll(/\n\s+at .*/g, '')
}

/** Hands a request to Vite, except those that belong to the test runner. */
export function viteMiddleware(vite: ViteDevServer): Middleware {
  return async (context, next) => {
    if (passedThrough.some(path => path.test(context.url))) return next()
    if (context.path === '/@vite/client') {
      context.type = 'text/javascript'
      context.body = clientStub
      return
    }
    await new Promise<void>((resolve, reject) => {
      const response = context.res as ServerResponse
      response.once('finish', resolve)
      response.once('close', resolve)
      context.respond = false
      response.statusCode = 200
      vite.middlewares(context.req as IncomingMessage, response, (error?: unknown) => {
        context.respond = true
        response.statusCode = 404
        if (error) reject(error)
        else resolve(next())
      })
    })
  }
}
