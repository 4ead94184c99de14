import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { Access } from '../../../src/core/contract.ts'
import { canonicalJson, type Json } from '../../../src/core/format/canonical-json.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { ApiContext } from '../context.ts'
import type { EmbedKey } from '../session/embed-key.ts'
import { authenticate, authenticateKey } from '../session/guard.ts'
import type { Session } from '../session/session.ts'
import { addressOf, originOf } from './address.ts'
import { type Reply, replyAnswer } from './answers.ts'
import { readBody, readQuery } from './input.ts'
import { createLanes, tooBusy } from './lanes.ts'
import { languageOf } from './language.ts'

type Schema = v.GenericSchema

/** What a handler is given: everything is checked and parsed by then. */
export interface Incoming<Body, Query, Caller, Key = null> {
  body: Body
  query: Query
  session: Caller
  /** Of a call that a charity's server makes by its embedding key. */
  key: Key
  api: ApiContext
  language: Locale
  /** A path parameter, as it stands in the path. */
  param(name: string): string
  header(name: string): string | undefined
  /** SHA-256 of all that was asked for: method, path, query, and the body as it was sent; without what is put aside of it. */
  digest(aside?: readonly string[]): Buffer
  /** The caller's network address. */
  address: string
  /** Where the caller reached this API, such as "https://desk.example". */
  origin: string
}

export interface CallDescription {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete'
  /** In hono's writing, `:id` for a parameter. */
  path: string
  summary: string
  /** The specification doesn't show this path; it was chosen here. */
  chosenHere: boolean
  access: Access
  body?: Schema
  query?: Schema
  /** It changes something. */
  writes?: boolean
  /** The whole answer's schema; null is 204, or a file that is no JSON. */
  answer: Schema | null
  /** Default 64 KB. */
  maxBytes?: number
  /** The body may hold texts that PostgreSQL can't: who reads it sees to them. */
  anyText?: true
  /** It may take long: of one session two are answered at a time. */
  inTurn?: true
}

/** One call of the API: what the OpenAPI document says of it, and what answers it. */
export interface Call extends CallDescription {
  run(c: Context, api: ApiContext): Promise<Reply>
}

const defaultMaxBytes = 64 * 1024

/** By the token that they come with: a session's slow lists leave connections for everybody else. */
const inTurn = createLanes({ width: 2 })

/** Binds a call's description to its handler, with the handler's input typed by the schemas. */
export function defineCall<
  const D extends CallDescription,
  Body = D extends { body: infer S extends Schema } ? v.InferOutput<S> : undefined,
  Query = D extends { query: infer S extends Schema } ? v.InferOutput<S> : undefined,
  Caller = D['access'] extends string ? null : Session,
  Key = D['access'] extends 'embed-key' ? EmbedKey : null,
>(description: D, handle: (incoming: Incoming<Body, Query, Caller, Key>) => Promise<Reply>): Call {
  const { access, writes, body, query, maxBytes = defaultMaxBytes, anyText } = description
  return { ...description, run: description.inTurn ? answerInTurn : answer }

  /** Whoever waited is looked at when their turn comes: they may have been signed out meanwhile, or be gone. */
  async function answerInTurn(c: Context, api: ApiContext): Promise<Reply> {
    const token = c.req.header('authorization')
    if (token === undefined) return answer(c, api)
    return inTurn(token, () => {
      if (c.req.raw.signal.aborted) throw tooBusy()
      return answer(c, api)
    })
  }

  async function answer(c: Context, api: ApiContext): Promise<Reply> {
    const session = typeof access === 'string' ? null : await authenticate(c, api, access, writes)
    const key = access === 'embed-key' ? await authenticateKey(c, api) : null
    const asked = query ? readQuery(c, query) : undefined
    const given = body ? await readBody(c, body, { maxBytes, anyText }) : undefined
    return handle({
      session: session as Caller,
      key: key as Key,
      query: asked as Query,
      body: given?.body as Body,
      digest: aside => digestOf(c, given?.sent, aside),
      api,
      language: languageOf(c.req.header('accept-language')),
      param: name => c.req.param(name) ?? '',
      header: name => c.req.header(name),
      address: addressOf(c, api.trustedProxies),
      origin: originOf(c, api.trustedProxies),
    })
  }
}

function digestOf(c: Context, sent: unknown, aside?: readonly string[]): Buffer {
  const { pathname, searchParams } = new URL(c.req.url)
  const query = [...searchParams].sort(([one], [other]) => (one < other ? -1 : 1))
  const path = pathname.replace(/\/$/, '')
  return digestOfAsked({ method: c.req.method, path, query, sent }, aside)
}

/**
 * Of what was sent, not of what a schema makes of it: a later version's defaults don't make another request of it.
 *
 * @param aside members of the body that don't make another request of it
 */
export function digestOfAsked(
  { method, path, query, sent }: { method: string; path: string; query: string[][]; sent: unknown },
  aside: readonly string[] = [],
): Buffer {
  const own = (name: string) => !aside.includes(name)
  const kept =
    aside.length > 0 && typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      ? Object.fromEntries(Object.entries(sent).filter(([name]) => own(name)))
      : sent
  return createHash('sha256')
    .update(canonicalJson([method, path, query, kept ?? null] as Json))
    .digest()
}

/** Makes the app answer a call, with and without a trailing slash. */
export function answerCall(app: Hono, call: Call, api: ApiContext): void {
  const bare = call.path.replace(/\/$/, '')
  app.on(call.method, [bare, `${bare}/`], async c => replyAnswer(c, await call.run(c, api)))
}
