/** A call that a page made, as the API would have seen it. */
export interface SeenCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}

/** An answer: a body, or a body with status and headers, or a function of the call. */
export interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

/** The network of one test: it answers what was prepared and fails on everything else. */
export interface FakeApi {
  readonly calls: SeenCall[]
  /** Answers `GET /path` (as `when('GET', '/path', …)`) with data in the envelope. The last one given counts. */
  when(method: string, path: string, data: unknown): void
  /** The same with status, headers and the whole body, or with a function of the call. */
  answer(
    method: string,
    path: string,
    answer: Answer | ((call: SeenCall) => Answer | Promise<Answer>),
  ): void
  /** As if the network were down. */
  goOffline(): void
  goOnline(): void
}

const realFetch = globalThis.fetch

/** Replaces `fetch` until the test is over. Everything above the network is real. */
export function fakeApi(): FakeApi {
  const answers = new Map<string, Answer | ((call: SeenCall) => Answer | Promise<Answer>)>()
  const calls: SeenCall[] = []
  let offline = false
  globalThis.fetch = async (input, init) => {
    const call = await seen(new Request(input, init))
    calls.push(call)
    if (offline) throw new TypeError('Failed to fetch')
    const prepared = answers.get(`${call.method} ${call.path}`)
    if (!prepared) throw new TypeError(`No answer prepared for ${call.method} ${call.path}`)
    return toResponse(typeof prepared === 'function' ? await prepared(call) : prepared)
  }
  return {
    calls,
    when: (method, path, data) => void answers.set(`${method} ${path}`, { body: { data } }),
    answer: (method, path, answer) => void answers.set(`${method} ${path}`, answer),
    goOffline: () => {
      offline = true
    },
    goOnline: () => {
      offline = false
    },
  }
}

afterEach(() => {
  globalThis.fetch = realFetch
})

async function seen(request: Request): Promise<SeenCall> {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.clone().text()
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: text === '' ? undefined : parsed(text),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function toResponse({ status = 200, headers = {}, body }: Answer): Response {
  const none = body === undefined || [204, 304].includes(status)
  return new Response(none ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}
