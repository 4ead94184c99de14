import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { formatRoughDuration } from '../../../src/core/format/durations.ts'
import { languageOf } from './language.ts'
import { noteForLog } from './log.ts'
import { refusalMessage } from './messages.ts'
import { type Refusal, StaleEdit } from './refusal.ts'

/** What a handler gives back: the whole JSON body, or null for 204; or a file. */
export type Reply = JsonReply | FileReply

export interface JsonReply {
  status?: 200 | 201 | 503
  /** Whether a browser may keep the answer of a GET and ask whether it changed. Default: yes. */
  store?: boolean
  json: object | null
}

/** A file, which browsers save. */
export interface FileReply {
  /** A text is sent as UTF-8; one that comes in parts, as they come. */
  file: string | Uint8Array | AsyncIterable<string>
  /** Media type, without its charset. */
  type: string
  name: string
  /** An image that pages show. */
  shown?: boolean
  /** Who may keep a copy. Default: nobody. */
  kept?: 'by-everybody' | 'nowhere'
}

/** `{ data }` with status 200. */
export function ok(data: unknown): JsonReply {
  return { json: { data } }
}

/** A refusal as every client reads it: `{ errors: [{ code, message, field?, params? }] }`. */
export function refusalAnswer(c: Context, refusal: Refusal): Response {
  const language = languageOf(c.req.header('accept-language'))
  noteForLog(c, { refused: refusal.reasons.map(({ code }) => code).join(' ') })
  const { retryAfter } = refusal
  const wait = retryAfter === undefined ? undefined : formatRoughDuration(retryAfter, language)
  const errors = refusal.reasons.map(({ code, field, params }) => ({
    code,
    message: refusalMessage(code, language, { ...params, field, wait }),
    ...(field === undefined ? {} : { field }),
    ...(params === undefined ? {} : { params }),
  }))
  c.header('cache-control', 'no-store')
  c.header('content-language', language)
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
  if (refusal.status === 401) c.header('www-authenticate', 'Bearer')
  const latest = refusal instanceof StaleEdit ? refusal.latest : {}
  return c.json({ errors, ...latest }, refusal.status)
}

/** A reply; of a GET with its ETag, so that whoever polls gets 304 while nothing changed. */
export function replyAnswer(c: Context, reply: Reply): Response {
  if ('file' in reply) return fileAnswer(c, reply)
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

function fileAnswer(c: Context, { file, type, name, shown, kept }: FileReply): Response {
  const isText = !(file instanceof Uint8Array)
  const disposition = shown ? 'inline' : 'attachment'
  c.header('content-type', isText ? `${type}; charset=utf-8` : type)
  c.header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`)
  // Whatever it is, opened by its address nothing in it runs.
  c.header('content-security-policy', "default-src 'none'; sandbox")
  const forEver = kept === 'by-everybody'
  c.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-store')
  if (!isText) return c.body(new Uint8Array(file))
  return c.body(typeof file === 'string' ? file : streamOf(file))
}

/** A part is read once there is room for it: neither side holds the whole. */
function streamOf(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

function matches(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some(part => part.trim().replace(/^W\//, '') === tag)
}
