/**
 * The far end of the network, for stories and for tests of pages. What it answers is typed by the call that is asked and
 * read by that call's own schema before it is sent: an answer that no server gives is an error of the page, at once.
 * Each fake has an origin of its own that leads nowhere; every other address goes where it always did.
 */
import * as v from 'valibot'
import type { Asked, Contract, ParametersOf } from '../../src/core/contract.ts'
import type { BesideOf, List } from '../../src/core/table/list.ts'
import type { Paging } from '../../src/core/table/page.ts'

/** What a page asked, as the API sees it. */
export interface Call<Body = unknown> {
  method: string
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: Headers
  body: Body
}

/** A call, or what is no call of ours (the flags' service). */
export type Endpoint = Contract | { method: string; path: string }

type Unchanged<T> = T extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanged<T[Key]> }
    : T
type BodyOf<E> = E extends Contract ? (Asked<E> extends { body: infer B } ? B : unknown) : unknown

/** What a server sends for a call: `data` alone, a page of a list, the whole of a report, the text of a file. */
export type Sent<E> = E extends { list: infer L extends List }
  ? {
      readonly data: readonly Unchanged<v.InferInput<L['row']>>[]
      readonly paging: Paging
    } & Unchanged<BesideOf<L>>
  : E extends { whole: infer S extends v.GenericSchema }
    ? Unchanged<v.InferInput<S>>
    : E extends { answer: infer S extends v.GenericSchema }
      ? Unchanged<v.InferInput<S>>
      : E extends { answer: null }
        ? undefined
        : E extends { file: string }
          ? string
          : unknown

/** An answer as it goes over the wire, made by `refusal` or `onWire`. */
export class Reply {
  /** A copy by spreading is none. */
  protected readonly kind = 'reply'
  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly text: string | null,
  ) {}
}

/** `never` keeps a call waiting: the loading state, standing still. */
export type Prepared<E = Endpoint> =
  | Sent<E>
  | Reply
  | 'never'
  | ((call: Call<BodyOf<E>>) => Sent<E> | Reply | Promise<Sent<E> | Reply>)

export interface Answered {
  endpoint: Endpoint
  prepared: unknown
}

/** The later of two answers to one call counts. */
export type Answers = readonly Answered[]

/** What is answered to a call; where the address matters, to `at(call, { id })`. */
export function answerTo<const E extends Endpoint>(endpoint: E, prepared: Prepared<E>): Answered {
  return { endpoint, prepared }
}

const given = Symbol('the parameters that an address was made with')

/** A call at one address of its path. */
export function at<const C extends Contract>(call: C, params: ParametersOf<C>): C {
  const path = call.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  )
  return { ...call, path, [given]: params }
}

interface Refused {
  /** Of the body that is refused. */
  field?: string
  params?: Record<string, string>
  headers?: Record<string, string>
}

/** An error as the API words it. */
export function refusal(
  status: number,
  code: string,
  message: string,
  { headers = {}, ...where }: Refused = {},
): Reply {
  return onWire({ status, headers, body: { errors: [{ code, message, ...where }] } })
}

interface Wire {
  status?: number
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it stands: HTML of a proxy, JSON that is cut off. */
  text?: string
}

/**
 * The one door for what no declared call answers: another status, type or body. Nothing checks it. What takes long is a
 * promise; a network that breaks is a thrown TypeError, as `fetch` has it.
 */
export function onWire({ status = 200, headers = {}, body, text }: Wire = {}): Reply {
  const json = body === undefined ? null : JSON.stringify(body)
  return new Reply(status, { 'content-type': 'application/json', ...headers }, text ?? json)
}

/** A page of a list. */
export function pageOf<const Row>(data: readonly Row[], paging: Partial<Paging> = {}) {
  const whole = { nextCursor: null, previousCursor: null, total: data.length, totalCapped: false }
  return { data, paging: { ...whole, ...paging } }
}

/** The answer to a report: a reading POST. */
export function report<const T>(data: T) {
  return { data, version: 'v1' }
}

/** What stands between the answers of our calls and the page; `prepared` gives what would have been answered. */
export type Between = (endpoint: Contract, prepared: () => Promise<unknown>) => unknown

export interface FakeApi {
  readonly origin: string
  /** All that was asked, in order. */
  readonly calls: readonly Call[]
  /** What was asked of one call. */
  asked<const E extends Endpoint>(endpoint: E): Call<BodyOf<E>>[]
  /** From now on; see `answerTo`. */
  answer<const E extends Endpoint>(endpoint: E, prepared: Prepared<E>): void
  /** As if the network were down. */
  goOffline(): void
  goOnline(): void
  /** From now on what calls of ours are answered goes through this; through null, as it was prepared. */
  through(between: Between | null): void
}

interface Far {
  answers: Answered[]
  between: Between | null
  calls: Call[]
  isOffline: boolean
}

const fakes = new Map<string, Far>()
let made = 0
let answering: typeof fetch | undefined

/** A fake of its own. @param origin another one than its own: what it takes from the network stays taken */
export function fakeApi(answers: Answers = [], origin?: string): FakeApi {
  if (globalThis.fetch !== answering) {
    answering = answeringOr(globalThis.fetch.bind(globalThis))
    globalThis.fetch = answering
  }
  made += 1
  const own = origin ?? `https://fake-${made}.invalid`
  const far: Far = { answers: [...answers], between: null, calls: [], isOffline: false }
  fakes.set(own, far)
  return {
    origin: own,
    calls: far.calls,
    asked: endpoint => far.calls.filter(call => paramsOf(endpoint, call) !== null) as never,
    answer: (endpoint, prepared) => void far.answers.push({ endpoint, prepared }),
    goOffline: () => {
      far.isOffline = true
    },
    goOnline: () => {
      far.isOffline = false
    },
    through: between => {
      far.between = between
    },
  }
}

/** From now on that origin is the network's again. */
export function giveBack(origin: string): void {
  fakes.delete(origin)
}

function answeringOr(otherwise: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, location.href).href
    const far = fakes.get(new URL(address).origin)
    if (!far) return otherwise(input, init)
    const request = new Request(input, init)
    const call = await callOf(request)
    far.calls.push(call)
    if (far.isOffline) throw new TypeError('Failed to fetch')
    const found = answerFor(far.answers, call)
    if (!found)
      return respond(refusal(404, 'not-found', `Nothing is prepared for ${nameOf(call)}.`))
    const { endpoint, prepared } = found
    call.params = paramsOf(endpoint, call) ?? {}
    const asPrepared = async () =>
      typeof prepared === 'function' ? await prepared(call) : prepared
    const isOurs = far.between !== null && 'access' in endpoint
    const answer: unknown = await (isOurs ? far.between?.(endpoint, asPrepared) : asPrepared())
    if (answer === 'never') return waitUntilAborted(request.signal)
    return respond(answer instanceof Reply ? answer : checked(endpoint, answer, call))
  }
}

async function callOf(request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url)
  const { method, headers } = request
  const text = await request.clone().text()
  return { method, path: pathname, params: {}, query: searchParams, headers, body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

/** The last one that fits; a path in so many words goes before one with a parameter. */
function answerFor(answers: Answers, call: Call): Answered | undefined {
  const fitting = answers.filter(({ endpoint }) => paramsOf(endpoint, call) !== null)
  const fewest = Math.min(...fitting.map(({ endpoint }) => parameterCount(endpoint)))
  return fitting.findLast(({ endpoint }) => parameterCount(endpoint) === fewest)
}

function parameterCount(endpoint: Endpoint & { [given]?: object }): number {
  return Object.keys(endpoint[given] ?? {}).length + (endpoint.path.match(/:\w+/g) ?? []).length
}

function paramsOf(
  { method, path, [given]: own }: Endpoint & { [given]?: Record<string, string> },
  call: Call,
): Record<string, string> | null {
  if (method !== call.method) return null
  const wanted = path.split('/')
  const there = call.path.split('/')
  if (wanted.length !== there.length) return null
  const params: Record<string, string> = { ...own }
  for (const [index, part] of wanted.entries()) {
    const value = there[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}

/** The answer, read by the call's own schema first. */
function checked(endpoint: Endpoint, answer: unknown, call: Call): Reply {
  if (!('access' in endpoint)) return new Reply(200, jsonType, JSON.stringify(answer))
  if ('file' in endpoint)
    return onWire({ headers: { 'content-type': endpoint.file }, text: String(answer) })
  if ('answer' in endpoint && endpoint.answer === null) return onWire({ status: 204 })
  const isWhole = 'list' in endpoint || 'whole' in endpoint
  const schema =
    'list' in endpoint ? endpoint.list.page : 'whole' in endpoint ? endpoint.whole : endpoint.answer
  const result = v.safeParse(schema as v.GenericSchema, answer)
  if (!result.success) throw told(call, result.issues)
  return onWire({ status: endpoint.makes ? 201 : 200, body: isWhole ? answer : { data: answer } })
}

const jsonType = { 'content-type': 'application/json' }

/** An error of the page besides, since a client may take what its call throws for a broken network. */
function told(call: Call, issues: readonly v.BaseIssue<unknown>[]): Error {
  const [issue] = issues
  const where = issue
    ? `${v.getDotPath(issue as v.BaseIssue<unknown>) ?? 'the whole'}: ${issue.message}`
    : ''
  const error = new Error(`No server answers ${nameOf(call)} like this. ${where}`)
  reportError(error)
  return error
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`
}

function waitUntilAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

function respond({ status, headers, text }: Reply): Response {
  return new Response([204, 304].includes(status) ? null : text, { status, headers })
}
