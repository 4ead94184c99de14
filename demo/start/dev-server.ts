import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { project } from './build.ts'

/** What the API answers; the pattern covers every call’s path. */
const apiPaths = ['^/[a-z]+-service/', '^/openapi\\.json$', '^/outbox(/|$)']

const page = join(project, 'demo/standalone/index.html')

/**
 * The entry that a charity's page loads. Its page isn't Vite's, so what React's refresh wants from a page
 * comes first.
 */
const modules = new Map([
  ['/raffle-desk.js', `import '/raffle-desk-refresh.js'\nexport * from '/src/index.ts'\n`],
  [
    '/raffle-desk-refresh.js',
    `import refresh from '/@react-refresh'
refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type
`,
  ],
])

/**
 * Vite's dev server on the dashboard's own origin: the sources with hot replacement, the API behind the
 * same address, and the page for every route.
 */
export async function startDevServer(
  port: number,
  apiUrl: string,
): Promise<{ close(): Promise<void> }> {
  const { createServer: createVite } = await import('vite')
  const http = createServer((request, response) => answer(vite, request, response))
  const vite = await createVite({
    root: project,
    appType: 'custom',
    cacheDir: join(project, '.cache/vite-dev'),
    // Screens load on first use: found only then, a library would reload the page under people's hands.
    optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'demo/standalone/index.html'] },
    server: {
      middlewareMode: { server: http },
      hmr: { server: http },
      proxy: Object.fromEntries(apiPaths.map(path => [path, { target: apiUrl }])),
      watch: { ignored: ['**/.data/**', '**/dist/**', '**/storybook-static/**'] },
    },
  })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, resolve)
  })
  return {
    async close() {
      await vite.close()
      http.closeAllConnections()
      await new Promise(resolve => http.close(resolve))
    },
  }
}

function answer(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse): void {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  const source = modules.get(path)
  if (source !== undefined) {
    response.setHeader('content-type', 'text/javascript')
    response.setHeader('access-control-allow-origin', '*')
    response.end(source)
    return
  }
  vite.middlewares(request, response, () => void sendPage(vite, request, response))
}

async function sendPage(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!request.headers.accept?.includes('text/html')) {
    response.writeHead(404).end()
    return
  }
  try {
    const html = await vite.transformIndexHtml(request.url ?? '/', await readPage())
    response.setHeader('content-type', 'text/html')
    response.end(html)
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : String(error))
  }
}

/** The page answers every route, so what it names beside itself gets its whole path. */
async function readPage(): Promise<string> {
  const html = await readFile(page, 'utf8')
  return html.replace(/(src|href)="\.\//g, '$1="/demo/standalone/')
}
