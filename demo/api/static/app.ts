import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { framesCards, framesCardsMark } from '../../../src/core/order-entry/card-pages.ts'
import { readsCodes, readsCodesMark } from '../../../src/core/slips/reader-page.ts'
import { permissions, policy } from '../http/headers.ts'
import { Refusal } from '../http/refusal.ts'
import type { Encoding } from './compressed.ts'
import { filesBelow, type StaticFile } from './files.ts'
import { noServices, type PageServices, settingsScript, sourcesOf } from './page-services.ts'

const noncePlaceholder = '__CSP_NONCE__'

/** Whose card fields may be framed, as this page is asked for. */
type CardsOf = ((c: Context) => string) | null

/**
 * The built client: its files, and its one page for every address that is a screen's.
 *
 * @param cardsOf the origin of the payment provider's card fields, which the pages that take cards may frame
 */
export function staticApp(
  folder: string,
  services: PageServices = noServices,
  cardsOf: CardsOf = null,
): Hono {
  const files = filesBelow(folder)
  void warm([...files.values()])
  const app = new Hono()
  app.get('*', async c => {
    const page = files.get('/index.html')
    const path = below(page ? await baseOf(page) : '', decodePath(c.req.path))
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file) return sendFile(c, file)
    if (page && isNavigation(c, path)) return sendPage(c, page, services, cardsOf)
    throw new Refusal(404, 'not-found')
  })
  return app
}

/** Where the page was built for, without its trailing slash: its own address of the entry says so. */
async function baseOf(page: StaticFile): Promise<string> {
  const html = await page.content(null).catch(() => '')
  return /src="([^"]*)\/raffle-desk\.js"/.exec(html.toString())?.[1] ?? ''
}

/** The path below the base; a proxy may have cut the base off already. */
function below(base: string, path: string): string {
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new Refusal(404, 'not-found')
  }
}

/** Someone opening an address, not a script asking for a file or a call that doesn't exist. */
function isNavigation(c: Context, path: string): boolean {
  if (path === '/') return true
  const accepts = (c.req.header('accept') ?? '').includes('text/html')
  return accepts && !/-service\//.test(path) && !/\.\w+$/.test(path)
}

async function sendFile(c: Context, file: StaticFile): Promise<Response> {
  const encoding = file.compressible ? encodingOf(c.req.header('accept-encoding')) : null
  const content = await file.content(encoding).catch(() => {
    throw new Refusal(404, 'not-found')
  })
  c.header('access-control-allow-origin', '*')
  c.header('content-type', file.type)
  c.header('etag', file.etag)
  c.header('vary', 'Accept-Encoding')
  c.header('cache-control', file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304)
  if (encoding) c.header('content-encoding', encoding)
  const ownPolicy = await file.ownPolicy()
  if (ownPolicy) c.header('content-security-policy', `${ownPolicy}; frame-ancestors 'none'`)
  return c.body(new Uint8Array(content))
}

/** Each answer has its own nonce, so that the page's own inline styles may stand and no other may. */
async function sendPage(
  c: Context,
  page: StaticFile,
  services: PageServices,
  cardsOf: CardsOf,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const written = (await page.content(null)).toString('utf8').replaceAll(noncePlaceholder, nonce)
  const path = decodePath(c.req.path).slice((await baseOf(page)).length)
  const framed = framesCards(path) ? (cardsOf?.(c) ?? null) : null
  const reads = readsCodes(path)
  const marks = { [framesCardsMark]: framed !== null, [readsCodesMark]: reads }
  const marked = Object.entries(marks).map(([name, is]) => `${name}="${is ? 'yes' : 'no'}"`)
  const { html, scripts } = withSettings(
    written.replace('<html', `<html ${marked.join(' ')}`),
    services,
  )
  const stated = pagePolicy({ nonce, scripts, services, framed, reads })
  if (reads) c.header('permissions-policy', permissions({ camera: 'self' }))
  c.header('content-security-policy', stated)
  c.header('cache-control', 'no-store')
  c.header('cross-origin-opener-policy', 'same-origin')
  return c.html(html)
}

/** The page with its own script, where there is something to say. */
function withSettings(html: string, { flags }: PageServices): { html: string; scripts: string[] } {
  const entry = /src="([^"]*raffle-desk\.js)"/.exec(html)?.[1]
  if (!flags || !entry) return { html, scripts: [] }
  const { element, source } = settingsScript(flags, entry)
  return { html: html.replace('<script', () => `${element}\n    <script`), scripts: [source] }
}

interface PagePolicy {
  nonce: string
  scripts: readonly string[]
  services: PageServices
  framed: string | null
  reads: boolean
}

function pagePolicy({ nonce, scripts, services, framed, reads }: PagePolicy): string {
  const { connect, images } = sourcesOf(services)
  const list = (...sources: readonly string[]) => [...new Set(sources)].join(' ')
  return policy({
    'default-src': "'none'",
    // What reads codes is WebAssembly, on the page that reads them alone (README.md, "Deployment"). Text never runs.
    'script-src': list("'self'", ...(reads ? ["'wasm-unsafe-eval'"] : []), ...scripts),
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': list("'self'", 'data:', 'blob:', ...images),
    'font-src': "'self' data:",
    'connect-src': list("'self'", ...connect),
    // The payment provider's card fields, on the pages that take cards alone (README.md, "Deployment").
    ...(framed !== null && { 'frame-src': framed }),
    'manifest-src': "'self'",
    'worker-src': "'self' blob:",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // Text becomes HTML through one policy of ours, or not at all (src/screens/kit/trusted-html.ts), and an address a
    // script's through another, which knows that of the service worker alone (src/core/outbox/register-worker.ts).
    'require-trusted-types-for': "'script'",
    'trusted-types': 'raffle-desk raffle-desk-worker',
  })
}

function encodingOf(accepted: string | undefined): Encoding | null {
  const names = (accepted ?? '').split(',').map(part => part.trim().toLowerCase())
  const usable = (name: string) =>
    names.some(
      part => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)),
    )
  if (usable('br')) return 'br'
  return usable('gzip') ? 'gzip' : null
}

/**
 * Compresses and keeps everything, one file after another: the first visitor needn't wait for it, and the
 * next build may empty the folder while this server still runs.
 */
async function warm(files: StaticFile[]): Promise<void> {
  for (const file of files) {
    const encodings = file.compressible ? (['br', 'gzip', null] as const) : [null]
    for (const encoding of encodings) await file.content(encoding).catch(() => {})
  }
}
