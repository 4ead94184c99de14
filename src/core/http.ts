/** The one door to the network, and the only file that imports ofetch. */
import { FetchError, type FetchOptions, ofetch } from 'ofetch'
import * as v from 'valibot'
import { type AnswerOf, type Asked, addressOf, type Contract } from './contract.ts'
import { DeskError, ErrorListSchema, failureOfStatus } from './errors.ts'

/** The dashboard client and its version, as every call names itself (section 7). */
export const clientHeader = 'x-raffle-desk-client'
/** The build a server serves; another than ours means a new deployment. */
export const buildHeader = 'x-raffle-desk-build'

/** Words for failures that no server worded, in the reader's language. */
export interface ErrorWords {
  offline: string
  timeout: string
  unexpected: string
  unauthorized: string
  forbidden: string
  notFound: string
  badAnswer(parameters: { call: string; field: string }): string
  tooMany(parameters: { seconds: string }): string
}

export interface HttpOptions {
  apiUrl: string
  client: string
  language: () => string
  words: () => ErrorWords
  /** The bearer token, renewed where it is about to end; null when nobody is signed in. */
  token: () => Promise<string | null>
  /** A call was answered 401; the token it carried. */
  onUnauthorized: (token: string | null) => void
  onBuild?: (build: string) => void
}

export interface Call {
  query?: Record<string, string | number | boolean | readonly string[] | undefined>
  body?: unknown
  signal?: AbortSignal | undefined
  /** Default 20 s. */
  timeoutMs?: number
  /** A call that carries no token and doesn't end the session on 401: signing in. */
  anonymous?: boolean
  /** Goes on after the page is left; the browser then takes 64 KB at most. */
  keepalive?: boolean
}

/** The answer to a reading POST: new data with its version, or word that nothing changed. */
export type Versioned<T> = { data: T; version: string } | { unchanged: true }

/** Its key is the same in a repeat of one attempt; left out, each call is an attempt of its own. */
type Keyed = Call & { idempotencyKey?: string }

type Write = <S extends v.GenericSchema>(
  path: string,
  schema: S,
  call?: Keyed,
) => Promise<v.InferOutput<S>>

export interface AskOptions {
  signal?: AbortSignal | undefined
  /** The idempotency key: the same for a repeat after a lost answer. Left out, each call is an attempt of its own. */
  attempt?: string | undefined
}

export interface Http {
  /** A call by its contract: what it takes and answers is the contract's. */
  ask<C extends Contract>(call: C, asked: Asked<C>, options?: AskOptions): Promise<AnswerOf<C>>
  get<S extends v.GenericSchema>(path: string, schema: S, call?: Call): Promise<v.InferOutput<S>>
  /** The answer with what stands beside its data: for lists, `listOf(item)` of core/table/page.ts. */
  whole<S extends v.GenericSchema>(path: string, schema: S, call?: Call): Promise<v.InferOutput<S>>
  /** A POST that only reads (reports): safe to repeat, answered by version. */
  read<S extends v.GenericSchema>(
    path: string,
    schema: S,
    call: Call & { ifVersion?: string | undefined },
  ): Promise<Versioned<v.InferOutput<S>>>
  /** A POST that writes; its idempotency key makes a repeat after a lost answer safe. */
  post: Write
  /** A PATCH; core/forms/patch-version.ts adds the version it read. */
  patch: Write
  remove(path: string, call?: Keyed): Promise<void>
}

const UnchangedSchema = v.object({ unchanged: v.literal(true) })

function envelope<S extends v.GenericSchema>(data: S) {
  return v.object({ data }) as v.GenericSchema<unknown, { data: v.InferOutput<S> }>
}

/** crypto.randomUUID needs a secure context; getRandomValues doesn't. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Joined here, so that our build leaves ofetch's own joining and parsing out (vite.ofetch.ts). */
function wholeAddress(apiUrl: string, path: string, query: Call['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) if (each !== undefined) search.append(name, String(each))
  return `${apiUrl.replace(/\/$/, '')}${path}${search.size > 0 ? `?${search}` : ''}`
}

/** Seconds that a person waits for a busy server unasked; what takes longer says so, with Retry. */
const longestWait = 6

/** Seconds, from Retry-After; 0 without one. */
function waitOf(response?: Response): number {
  return Number(response?.headers.get('retry-after')) || 0
}

/** An answer that is no JSON stays text: a status says more than a parser. */
function parseResponse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function createHttp(options: HttpOptions): Http {
  async function tokenForCall(): Promise<string | null> {
    try {
      return await options.token()
    } catch (cause) {
      if (!(cause instanceof DeskError) || cause.failure !== 'unauthorized') throw cause
      throw new DeskError('unauthorized', options.words().unauthorized, { cause })
    }
  }

  async function send(method: string, path: string, call: Call, extra: FetchOptions<'json'>) {
    const signals = [AbortSignal.timeout(call.timeoutMs ?? 20_000)]
    if (call.signal) signals.push(call.signal)
    const token = call.anonymous ? null : await tokenForCall()
    try {
      const response = await ofetch.raw(wholeAddress(options.apiUrl, path, call.query), {
        ...extra,
        method,
        parseResponse,
        ...(call.body === undefined ? {} : { body: call.body as Record<string, unknown> }),
        signal: AbortSignal.any(signals),
        ...(call.keepalive ? { keepalive: true } : {}),
        // ofetch counts a lost connection as 500; a 500 that the server really gave is its last word.
        retryStatusCodes: [408, 425, 500, 502, 503, 504],
        retryDelay: ({ response }) => 1000 * waitOf(response) || 400,
        onRequestError: ({ options: sent, error }) => {
          if (error.name === 'TimeoutError') sent.retry = false
        },
        onResponseError: ({ options: sent, response }) => {
          if (response.status === 500 || waitOf(response) > longestWait) sent.retry = false
        },
        credentials: 'omit',
        headers: {
          [clientHeader]: options.client,
          'accept-language': options.language(),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(extra.headers as Record<string, string> | undefined),
        },
      })
      const build = response.headers.get(buildHeader)
      if (build) options.onBuild?.(build)
      return response._data as unknown
    } catch (error) {
      const failure = toDeskError(error, options.words(), call.signal)
      if (failure.failure === 'unauthorized' && !call.anonymous) options.onUnauthorized(token)
      throw failure
    }
  }

  function parse<S extends v.GenericSchema>(call: string, schema: S, answer: unknown) {
    const parsed = v.safeParse(schema, answer)
    if (parsed.success) return parsed.output as v.InferOutput<S>
    const field = v.getDotPath(parsed.issues[0]) ?? 'data'
    throw new DeskError('bad-answer', options.words().badAnswer({ call, field }), {
      cause: parsed.issues,
    })
  }

  async function whole<S extends v.GenericSchema>(path: string, schema: S, call: Call = {}) {
    return parse(`GET ${path}`, schema, await send('GET', path, call, { retry: 2 }))
  }

  function sendKeyed(method: string, path: string, call: Keyed) {
    const headers = { 'idempotency-key': call.idempotencyKey ?? newIdempotencyKey() }
    return send(method, path, call, { retry: 1, headers })
  }

  function write(method: string): Write {
    return async (path, schema, call = {}) =>
      parse(`${method} ${path}`, envelope(schema), await sendKeyed(method, path, call)).data
  }

  async function ask(
    call: Contract,
    { params, ...given }: { params?: Record<string, string> } & Pick<Call, 'query' | 'body'>,
    { signal, attempt }: AskOptions = {},
  ): Promise<unknown> {
    const { method, timeoutMs } = call
    const path = addressOf(call.path, params)
    const sent = { ...given, signal, ...(timeoutMs && { timeoutMs }) }
    const answer =
      method === 'GET'
        ? await send(method, path, sent, { retry: 2 })
        : await sendKeyed(method, path, { ...sent, ...(attempt && { idempotencyKey: attempt }) })
    const name = `${method} ${path}`
    if ('list' in call) return parse(name, call.list.page, answer)
    if ('file' in call) return answer
    return call.answer ? parse(name, envelope(call.answer), answer).data : undefined
  }

  return {
    ask: ask as Http['ask'],
    async get<S extends v.GenericSchema>(path: string, schema: S, call?: Call) {
      return (await whole(path, envelope(schema), call)).data
    },
    whole,
    async read(path, schema, call) {
      const body = { ...(call.body as object), ifVersion: call.ifVersion }
      const answer = await send('POST', path, { ...call, body }, { retry: 2 })
      if (v.is(UnchangedSchema, answer)) return { unchanged: true }
      const { data } = parse(`POST ${path}`, envelope(schema), answer)
      const { version } = answer as { version?: unknown }
      return { data, version: typeof version === 'string' ? version : '' }
    },
    post: write('POST'),
    patch: write('PATCH'),
    async remove(path, call = {}) {
      await sendKeyed('DELETE', path, call)
    },
  }
}

function toDeskError(error: unknown, words: ErrorWords, signal?: AbortSignal): DeskError {
  if (signal?.aborted) return new DeskError('aborted', words.unexpected, { cause: error })
  const status = error instanceof FetchError ? error.response?.status : undefined
  if (!(error instanceof FetchError) || status === undefined) {
    const timedOut = /timed? ?out/i.test(String(error))
    return timedOut
      ? new DeskError('timeout', words.timeout, { cause: error })
      : new DeskError('offline', words.offline, { cause: error })
  }
  const failure = failureOfStatus(status)
  const parsed = v.safeParse(ErrorListSchema, error.data)
  const seconds = error.response?.headers.get('retry-after') ?? ''
  const ownWords = {
    unauthorized: words.unauthorized,
    forbidden: words.forbidden,
    'not-found': words.notFound,
    'too-many': words.tooMany({ seconds: seconds || '60' }),
  } as Partial<Record<string, string>>
  return new DeskError(failure, ownWords[failure] ?? words.unexpected, {
    status,
    errors: parsed.success ? parsed.output.errors : [],
    cause: error,
    ...(/^\d+$/.test(seconds) ? { retryAfter: Number(seconds) } : {}),
  })
}
