/** What stands between a page and the API: the page's files, the network that fails, and the gate at which a page waits. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the network is: `cut`, nothing gets through; `deaf`, what is asked arrives and no answer comes back. */
export type Network = 'up' | 'cut' | 'deaf'

/** A call of the API that went through. */
export interface Asked {
  key: string
  path: string
  status: number
  /** The page has its answer. */
  heard: boolean
}

/** How a page goes on: its clock moved by so many milliseconds, or nothing can be written any more. */
export type Onward = number | 'full'

export interface FarEnd {
  url: string
  network: Network
  /** Calls that the page made, whatever became of them. */
  calls: number
  /** Of what was asked, in order. */
  asked: Asked[]
  /** While the API works on a call, once. */
  amid: (() => void) | null
  /** The page stands still at a step. @returns what happens to it then; null: it is gone */
  atGate: ((step: string) => Promise<Onward | null>) | null
  close(): Promise<void>
}

const types = { html: 'text/html', js: 'text/javascript' }

/** @param folder of the built page */
export async function startFarEnd(folder: string, port: () => number): Promise<FarEnd> {
  function forward(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer) {
    const { origin: _, referer: __, connection: ___, ...headers } = incoming.headers
    const { method, url: path = '' } = incoming
    const host = `127.0.0.1:${port()}`
    const call = request({
      port: port(),
      host: '127.0.0.1',
      method,
      path,
      headers: { ...headers, host },
    })
    call.once('error', () => outgoing.destroy())
    call.once('response', async response => {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of response) chunks.push(chunk as Buffer)
      } catch {
        outgoing.destroy()
        return
      }
      const { statusCode: status = 0 } = response
      const heard = far.network === 'up'
      far.asked.push({ key: String(headers['idempotency-key']), path, status, heard })
      if (!heard) return void outgoing.destroy()
      outgoing.writeHead(status, response.headers)
      outgoing.end(Buffer.concat(chunks))
    })
    call.end(body)
    const { amid } = far
    far.amid = null
    amid?.()
  }

  const server = createServer(async (incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://page')
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    if (pathname === '/gate') {
      const { atGate } = far
      far.atGate = null
      const onward = (await atGate?.(searchParams.get('step') ?? '')) ?? null
      if (onward === null) outgoing.destroy()
      else outgoing.end(onward === 'full' ? '0 full' : String(onward))
      return
    }
    if (pathname.includes('-service/')) {
      far.calls += 1
      if (far.network === 'cut') return void outgoing.destroy()
      return forward(incoming, outgoing, Buffer.concat(chunks))
    }
    const file = pathname === '/' ? '/index.html' : pathname
    const type = types[file.split('.').at(-1) as keyof typeof types] ?? 'application/octet-stream'
    try {
      outgoing.writeHead(200, { 'content-type': type }).end(readFileSync(folder + file))
    } catch {
      outgoing.writeHead(404).end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const far: FarEnd = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    network: 'up',
    calls: 0,
    asked: [],
    amid: null,
    atGate: null,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return far
}
