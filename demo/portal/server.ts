/** The charity's own little web server: its intranet page, and the token that the page's elements need. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { intranetPerson } from './person.ts'

/** What the portal's server needs to run. */
export interface PortalOptions {
  port: number
  /** The dashboard's origin, which the portal's page loads its elements from. */
  deskUrl: string
  /** The charity's secret key; it never leaves this server. */
  embedKey: string
}

const folder = fileURLToPath(new URL('./', import.meta.url))

/** What the page may ask for: its own files, nothing else of this folder. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Starts the portal on its own port, so on its own origin. */
export async function startPortal(options: PortalOptions): Promise<{ close(): Promise<void> }> {
  const { port } = options
  const server = await new Promise<Server>((resolve, reject) => {
    const fetch = portalApp(options).fetch
    const opened = serve({ fetch, port, hostname: '127.0.0.1' }, () => resolve(opened)) as Server
    opened.once('error', reject)
  })
  return {
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}

/** The portal without its port. */
function portalApp({ port, deskUrl, embedKey }: PortalOptions): Hono {
  const desk = new URL(deskUrl).origin
  const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('x-content-type-options', 'nosniff')
    c.res.headers.set('referrer-policy', 'no-referrer')
  })
  app.post('/portal/token', async c => {
    const origin = c.req.header('origin')
    // Only our own page may ask; another one would ask in the name of whoever is signed in here.
    if (!origin || !origins.includes(origin)) return c.json({ error: 'wrong origin' }, 403)
    const body: unknown = await c.req.json().catch(() => null)
    return askForToken(c, desk, { embedKey, origin, organizationId: organizationIn(body) })
  })
  app.get('/', c => c.redirect('/portal/'))
  app.get('/portal', c => c.redirect('/portal/'))
  app.get('/portal/', c => sendFile(c, 'index.html', desk))
  app.get('/portal/:file', c => sendFile(c, c.req.param('file'), desk))
  return app
}

/** The organisation that the page's switcher wants; its own without one. */
function organizationIn(body: unknown): string {
  const wanted =
    typeof body === 'object' && body !== null && 'organizationId' in body
      ? body.organizationId
      : undefined
  return typeof wanted === 'string' ? wanted : intranetPerson.organizationId
}

async function askForToken(
  c: Context,
  desk: string,
  asked: { embedKey: string; origin: string; organizationId: string },
): Promise<Response> {
  const { embedKey, origin, organizationId } = asked
  const { email, role, scopes } = intranetPerson
  const answer = await fetch(`${desk}/session-service/v2/embed-sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${embedKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ person: { email }, role, organizationId, origin, scopes }),
  }).catch(() => null)
  c.header('cache-control', 'no-store')
  if (!answer) return c.json({ error: 'the dashboard does not answer' }, 502)
  if (!answer.ok) return c.json({ error: 'refused' }, answer.status === 403 ? 403 : 502)
  const { data } = (await answer.json()) as { data: { token: string; expiresAt: string } }
  return c.json(data)
}

/** The page is made for each request: its placeholders become the dashboard's origin and a fresh nonce. */
function sendFile(c: Context, name: string, desk: string): Response | Promise<Response> {
  const type = types[extname(name)]
  if (!type || !/^[\w-]+\.\w+$/.test(name)) return c.notFound()
  const content = read(name)
  if (!content) return c.notFound()
  c.header('cache-control', 'no-cache')
  if (extname(name) !== '.html') {
    c.header('content-type', type)
    return c.body(new Uint8Array(content))
  }
  const nonce = randomBytes(16).toString('base64')
  c.header('content-security-policy', policyFor(desk, nonce))
  const page = content
    .toString('utf8')
    .replaceAll('__PRODUCT_ORIGIN__', desk)
    .replaceAll('__STYLE_NONCE__', nonce)
  return c.html(page)
}

function read(name: string): Buffer | null {
  try {
    return readFileSync(`${folder}${name}`)
  } catch {
    return null
  }
}

/**
 * What a charity has to allow for our elements: scripts and calls to the dashboard's origin, the charts'
 * own styles by a nonce, the font, the pictures that staff uploaded. Nothing else inline, nothing evaluated, and no
 * text becomes HTML but through our one Trusted Types policy.
 */
function policyFor(desk: string, nonce: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${desk}`,
    `connect-src 'self' ${desk}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${desk}`,
    `font-src 'self' ${desk}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    'trusted-types raffle-desk',
  ].join('; ')
}
