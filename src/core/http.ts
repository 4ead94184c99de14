/** The one door to the network, and the only file that imports ofetch. */
import { FetchError, ofetch } from 'ofetch'
import * as v from 'valibot'
import { type AnswerOf, type Asked, addressOf, type Contract, isRead } from './contract.ts'
import {
  DeskError,
  ErrorListSchema,
  type FieldError,
  failureOfStatus,
  leavesOpen,
  staysOpen,
  usualWaitSeconds,
} from './errors.ts'
import { formatRoughDuration } from './format/durations.ts'
import type { Locale } from './i18n/texts.ts'
import { randomKey } from './random-key.ts'

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
  tooMany(parameters: { wait: string }): string
}

export interface HttpOptions {
  apiUrl: string
  client: string
  language: () => Locale
  words: () => ErrorWords
  /** The bearer token, renewed where it is about to end; null when nobody is signed in. */
  token: () => Promise<string | null>
  /** A call was answered 401; the token it carried. */
  onUnauthorized: (token: string | null) => void
  onBuild?: (build: string) => void
  /** Nothing answers before a second factor is set up. */
  onFactorNeeded?: () => void
  /** A write waits for a reason of this person; whether they gave one, and it is asked again as it was. */
  onReasonNeeded?: ((needed: ReasonNeeded) => Promise<boolean>) | undefined
  /** A write has ended, whatever came of it: one whose answer was lost may have been done. */
  onWritten?: () => void
}

/** An RB admin is about to change what is another organization's, and hasn't said why. */
export interface ReasonNeeded {
  organizationId: string
  /** The call is given up. */
  signal: AbortSignal | undefined
}

type Query = Record<string, string | number | boolean | readonly string[] | undefined>

interface Given {
  params?: Record<string, string>
  query?: Query
  body?: unknown
}

export interface AskOptions {
  signal?: AbortSignal | undefined
  /** The idempotency key: the same for a repeat after a lost answer. Left out, each call is an attempt of its own. */
  attempt?: string | undefined
  /** Goes on after the page is left; the browser then takes 64 KB at most. */
  keepalive?: boolean | undefined
  /** It writes nothing that anybody is shown. */
  unseen?: boolean | undefined
}

/** With the key of the attempt, whoever gave it. */
/** @property tries of all that carry this attempt: whether one was lost, and may have been written */
type Once = AskOptions & { attempt: string; tries: { wasLost: boolean } }

export interface Http {
  /**
   * A call by its contract, which says what it takes and answers. One that anybody may make carries no token, and
   * doesn't end the session on 401.
   *
   * @throws DeskError
   */
  ask<C extends Contract>(call: C, asked: Asked<C>, options?: AskOptions): Promise<AnswerOf<C>>
}

/** The answer of what is read again and again: new data with its version, or word that nothing changed. */
export type Versioned<T> = { data: T; version: string } | { unchanged: true }

function envelope<S extends v.GenericSchema>(data: S) {
  return v.object({ data }) as v.GenericSchema<unknown, { data: v.InferOutput<S> }>
}

/** Joined here, so that our build leaves ofetch's own joining and parsing out (vite.ofetch.ts). */
function wholeAddress(apiUrl: string, path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (Array.isArray(value)) for (const each of value) search.append(`${name}[]`, String(each))
    else if (value !== undefined) search.append(name, String(value))
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

  async function send(
    call: Contract,
    { params, query, body }: Given,
    asked: Once,
    token: string | null,
  ) {
    const { method, timeoutMs = 20_000 } = call
    const { tries } = asked
    const { signal, attempt, keepalive = false } = asked
    const signals = [AbortSignal.timeout(timeoutMs)]
    if (signal) signals.push(signal)
    const isAnonymous = call.access === 'public'
    const isReading = isRead(call)
    try {
      const address = wholeAddress(options.apiUrl, addressOf(call.path, params), query)
      const response = await ofetch.raw(address, {
        method,
        retry: isReading ? 2 : 1,
        parseResponse: 'file' in call ? String : parseResponse,
        ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
        signal: AbortSignal.any(signals),
        keepalive,
        // ofetch counts a lost connection as 500; a 500 that the server really gave is its last word.
        retryStatusCodes: [408, 425, 500, 502, 503, 504],
        retryDelay: ({ response }) => 1000 * waitOf(response) || 400,
        onRequestError: ({ options: sent, error }) => {
          tries.wasLost ||= !signal?.aborted
          if (error.name === 'TimeoutError') sent.retry = false
        },
        onResponseError: ({ options: sent, response }) => {
          const failure = failureOfStatus(response.status)
          tries.wasLost ||= leavesOpen({ failure, errors: errorsIn(response._data) })
          if (response.status === 500 || waitOf(response) > longestWait) sent.retry = false
        },
        credentials: 'omit',
        headers: {
          [clientHeader]: options.client,
          'accept-language': options.language(),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(isReading ? {} : { 'idempotency-key': attempt }),
        },
      })
      const build = response.headers.get(buildHeader)
      if (build) options.onBuild?.(build)
      return response._data as unknown
    } catch (error) {
      const failure = toDeskError(error, options, signal)
      if (failure.failure === 'unauthorized' && !isAnonymous) options.onUnauthorized(token)
      if (failure.errors[0]?.code === 'second-factor-needed') options.onFactorNeeded?.()
      throw failure
    } finally {
      if (!isReading && !asked.unseen) options.onWritten?.()
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

  /** Whether a refusal asked for a reason that was given now. What nobody waits for asks nobody. */
  async function reasonGiven(error: unknown, { signal, unseen, keepalive }: AskOptions) {
    if (!(error instanceof DeskError) || unseen || keepalive) return false
    const [first] = error.errors
    const organizationId = first?.params?.organizationId
    if (first?.code !== 'staff-reason-needed' || organizationId === undefined) return false
    return (await options.onReasonNeeded?.({ organizationId, signal })) ?? false
  }

  async function ask(call: Contract, given: Given, asked: AskOptions = {}): Promise<unknown> {
    const once = { ...asked, attempt: asked.attempt ?? randomKey(), tries: { wasLost: false } }
    for (;;)
      try {
        return await askOnce(call, given, once)
      } catch (error) {
        if (error instanceof DeskError && !isRead(call)) {
          error.unsure = leavesOpen(error)
          staysOpen(error, once.tries.wasLost)
        }
        if (!(await reasonGiven(error, once))) throw error
      }
  }

  async function askOnce(call: Contract, given: Given, asked: Once): Promise<unknown> {
    const token = call.access === 'public' ? null : await tokenForCall()
    const answer = await send(call, given, asked, token)
    const name = `${call.method} ${addressOf(call.path, given.params)}`
    if ('list' in call) return parse(name, call.list.page, answer)
    if ('whole' in call) return parse(name, call.whole, answer)
    if ('file' in call) return answer
    return call.answer ? parse(name, envelope(call.answer), answer).data : undefined
  }

  return { ask: ask as Http['ask'] }
}

/** What a refusal says; nothing where it says it in another form. */
function errorsIn(data: unknown): FieldError[] {
  const parsed = v.safeParse(ErrorListSchema, typeof data === 'string' ? parseResponse(data) : data)
  return parsed.success ? parsed.output.errors : []
}

function toDeskError(
  error: unknown,
  options: Pick<HttpOptions, 'words' | 'language'>,
  signal?: AbortSignal,
): DeskError {
  const words = options.words()
  if (signal?.aborted) return new DeskError('aborted', words.unexpected, { cause: error })
  const status = error instanceof FetchError ? error.response?.status : undefined
  if (!(error instanceof FetchError) || status === undefined) {
    const timedOut = /timed? ?out/i.test(String(error))
    return timedOut
      ? new DeskError('timeout', words.timeout, { cause: error })
      : new DeskError('offline', words.offline, { cause: error })
  }
  const failure = failureOfStatus(status)
  const asked = error.response?.headers.get('retry-after') ?? ''
  const retryAfter = /^\d+$/.test(asked) ? Number(asked) : undefined
  const ownWords = {
    unauthorized: words.unauthorized,
    forbidden: words.forbidden,
    'not-found': words.notFound,
    'too-many': words.tooMany({
      wait: formatRoughDuration(retryAfter ?? usualWaitSeconds, options.language()),
    }),
  } as Partial<Record<string, string>>
  return new DeskError(failure, ownWords[failure] ?? words.unexpected, {
    status,
    errors: errorsIn(error.data),
    cause: error,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}
