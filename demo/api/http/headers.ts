import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** A policy as the header writes it. */
export function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ')
}

const answersOnly = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" })

/** What a page may ask its person for. */
export function permissions({ camera = '' }: { camera?: 'self' | '' }): string {
  return `camera=(${camera}), microphone=(), geolocation=()`
}

/** Headers of every answer; a page sets its own policies. `build` tells open pages of a new deployment. */
export function securityHeaders(build: string | null): MiddlewareHandler {
  return async (c, next) => {
    c.header('x-request-id', randomUUID())
    await next()
    const { headers } = c.res
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'no-referrer')
    if (!headers.has('permissions-policy')) headers.set('permissions-policy', permissions({}))
    if (!headers.has('cross-origin-resource-policy')) {
      headers.set('cross-origin-resource-policy', 'cross-origin')
    }
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', answersOnly)
    if (build !== null) headers.set('x-raffle-desk-build', build)
  }
}

const allowedHeaders = [
  'authorization',
  'content-type',
  'x-raffle-desk-client',
  'idempotency-key',
  'if-none-match',
  // Of uploads.
  'x-amz-server-side-encryption',
  'x-environment-key',
  'flagsmith-sdk-user-agent',
  'flagsmith-application-name',
  'flagsmith-application-version',
].join(', ')

const exposedHeaders = 'etag, retry-after, x-raffle-desk-build, x-request-id'

/**
 * Pages of any origin may call: they bring a bearer token or nothing, never a cookie, and a token of an
 * embedded page is checked against its own origin.
 */
export const anyOrigin: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') {
    return c.body(null, 204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '7200',
    })
  }
  await next()
  c.res.headers.set('access-control-allow-origin', '*')
  c.res.headers.set('access-control-expose-headers', exposedHeaders)
  return undefined
}
