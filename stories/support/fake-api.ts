/**
 * The far end of a story's network. Each story has an origin of its own that leads nowhere, and
 * `fetch` answers for it from what the story prepared; every other address goes where it always did.
 */
export interface StoryCall {
  query: URLSearchParams
  headers: Headers
  body: unknown
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

/** `never` keeps a call waiting: the loading state, standing still. */
export type Prepared = Answer | 'never' | ((call: StoryCall) => Answer | Promise<Answer>)

/** By method and path: `GET /organization-service/v2/organizations`. */
export type Answers = Readonly<Record<string, Prepared>>

const stories = new Map<string, Answers>()
let made = 0
let answering: typeof fetch | undefined

/** Answers from now on for a new origin, which it returns. */
export function answerAs(answers: Answers): string {
  // A test that put its own far end in place has taken ours away.
  if (globalThis.fetch !== answering) {
    answering = answeringOr(globalThis.fetch.bind(globalThis))
    globalThis.fetch = answering
  }
  made += 1
  const origin = `https://story-${made}.invalid`
  stories.set(origin, answers)
  return origin
}

export function data(value: unknown): Answer {
  return { body: { data: value } }
}

/** The answer to a report: a reading POST. */
export function report(value: unknown): Answer {
  return { body: { data: value, version: 'v1' } }
}

export function refusal(status: number, code: string, message: string, field?: string): Answer {
  return { status, body: { errors: [{ code, message, ...(field && { field }) }] } }
}

/** How each value of an answer is told, by its name. */
type Telling = (name: string, value: unknown) => unknown

let telling: { how: Telling; isTold: (pathname: string) => boolean } | null = null

/** From now on answers that a story has prepared are told otherwise; with null, as they stand. For tests. */
export function tellAnswers(otherwise: typeof telling): void {
  telling = otherwise
}

function answeringOr(otherwise: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname, searchParams } = new URL(request.url)
    const answers = stories.get(origin)
    if (!answers) return otherwise(input, init)
    const prepared = answers[`${request.method} ${pathname}`]
    if (prepared === 'never') return waitUntilAborted(request.signal)
    const text = await request.text()
    const { headers } = request
    const call = {
      query: searchParams,
      headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    }
    const found = typeof prepared === 'function' ? await prepared(call) : prepared
    const how = telling?.isTold(pathname) ? telling.how : undefined
    return respond(found ?? refusal(404, 'not-found', `The story answers no ${pathname}.`), how)
  }
}

function waitUntilAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

function respond({ status = 200, headers = {}, body }: Answer, how?: Telling): Response {
  const text = body === undefined ? null : JSON.stringify(body, status < 300 ? how : undefined)
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } })
}
