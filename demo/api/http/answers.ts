import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { languageOf } from './language.ts'
import { refusalMessage } from './messages.ts'
import type { Refusal } from './refusal.ts'

/** What a handler gives back: the whole JSON body, or null for 204. */
export interface Reply {
  status?: 200 | 201 | 503
  /** Whether a browser may keep the answer of a GET and ask whether it changed. Default: yes. */
  store?: boolean
  json: object | null
}

/** `{ data }` with status 200. */
export function ok(data: unknown): Reply {
  return { json: { data } }
}

/** A refusal as every client reads it: `{ errors: [{ code, message, field? }] }`. */
export function refusalAnswer(c: Context, refusal: Refusal): Response {
  const language = languageOf(c.req.header('accept-language'))
  const errors = refusal.reasons.map(({ code, field }) => ({
    code,
    message: refusalMessage(code, language, { field, seconds: refusal.retryAfter }),
    ...(field === undefined ? {} : { field }),
  }))
  c.header('cache-control', 'no-store')
  c.header('content-language', language)
  if (refusal.retryAfter !== undefined) c.header('retry-after', String(refusal.retryAfter))
  if (refusal.status === 401) c.header('www-authenticate', 'Bearer')
  return c.json({ errors }, refusal.status)
}

/** A reply; of a GET with its ETag, so that whoever polls gets 304 while nothing changed. */
export function replyAnswer(c: Context, reply: Reply): Response {
  if (reply.json === null) return c.body(null, 204)
  const body = JSON.stringify(reply.json)
  c.header('content-type', 'application/json; charset=utf-8')
  const { status = 200, store = true } = reply
  if (c.req.method !== 'GET' || status !== 200 || !store) {
    c.header('cache-control', 'no-store')
    return c.body(body, status)
  }
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  c.header('etag', tag)
  c.header('cache-control', 'private, no-cache')
  c.header('vary', 'Authorization, Accept-Language', { append: true })
  return matches(c.req.header('if-none-match'), tag) ? c.body(null, 304) : c.body(body)
}

function matches(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some(part => part.trim().replace(/^W\//, '') === tag)
}
