import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as the server received it. */
export interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export interface ScriptedServer {
  url: string
  received: Received[]
  /** The next calls are answered by these, in order; the last one goes on answering. */
  script(...answers: Answer[]): void
  close(): Promise<void>
}

export type Answer = (response: ServerResponse) => void

/** Answers JSON with a status. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  response => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

/** Ends the connection without an answer. */
export const hangUp: Answer = response => response.destroy()

/** Never answers. */
export const silence: Answer = () => undefined

/** A real HTTP server on a free port whose answers a test writes down beforehand. */
export async function scriptedServer(): Promise<ScriptedServer> {
  const received: Received[] = []
  let answers: Answer[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url = '', headers } = request
    received.push({ method, url, headers, body })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    script(...next) {
      answers = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
