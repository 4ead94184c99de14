/**
 * A store that takes uploads by PUT, on an origin of its own, as a charity's file store would be: with
 * preflights, slow reading, cut connections and refusals. Browser tests reach it by `uploadTarget()`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestRunnerPlugin } from '@web/test-runner'

/** What the store did with one request. */
export interface SeenUpload {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  receivedBytes: number
  /** The whole file came and is kept. */
  kept: boolean
  /** The connection is gone, or was answered. */
  over: boolean
}

/** Only these may come from another origin: a token would fail the preflight. */
const allowedHeaders = 'content-type, x-amz-server-side-encryption'

/** The first part of a path says how the store behaves. */
type Behaviour = (request: IncomingMessage, response: ServerResponse, seen: SeenUpload) => unknown

const behaviours: Record<string, Behaviour> = {
  async keep(request, response, seen) {
    await readAll(request, seen)
    seen.kept = seen.receivedBytes === Number(request.headers['content-length'])
    response.writeHead(200).end()
  },
  async slow(request, response, seen) {
    await readAll(request, seen, 20)
    seen.kept = true
    response.writeHead(200).end()
  },
  async cut(request, _response, seen) {
    const { socket } = request
    await readAll(request, seen, 0, Number(request.headers['content-length']) / 2)
    socket.destroy()
  },
  async unanswered(request, _response, seen) {
    const { socket } = request
    await readAll(request, seen)
    socket.destroy()
  },
  async forbidden(request, response, seen) {
    await readAll(request, seen)
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
  },
  async broken(request, response, seen) {
    await readAll(request, seen)
    response.writeHead(500).end()
  },
  async small(request, response, seen) {
    await readAll(request, seen)
    response.writeHead(413).end()
  },
  silent: (request, _response, seen) => readAll(request, seen),
}

async function readAll(request: IncomingMessage, seen: SeenUpload, pauseMs = 0, most = Infinity) {
  for await (const piece of request as AsyncIterable<Buffer>) {
    seen.receivedBytes += piece.byteLength
    if (seen.receivedBytes >= most) return
    if (pauseMs > 0) await wait(pauseMs)
  }
}

async function startTarget() {
  const uploads: SeenUpload[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const seen = { method, path, headers, receivedBytes: 0, kept: false, over: false }
    uploads.push(seen)
    response.once('close', () => {
      seen.over = true
    })
    response.setHeader('access-control-allow-origin', '*')
    if (method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'PUT')
      response.setHeader('access-control-allow-headers', allowedHeaders)
      response.writeHead(204).end()
      return
    }
    const behaviour = behaviours[path.split('/')[1] ?? '']
    if (!behaviour) return void response.writeHead(404).end()
    // A page that cancels ends the request in the middle.
    await Promise.resolve(behaviour(request, response, seen)).catch(() => undefined)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, uploads, server }
}

/** Lets test pages ask for the store's address and for what it saw: the command `upload-target`. */
export function uploadTargetPlugin(): TestRunnerPlugin {
  let started: ReturnType<typeof startTarget> | undefined
  return {
    name: 'raffle-desk:upload-target',
    async executeCommand({ command }) {
      if (command !== 'upload-target') return undefined
      started ??= startTarget()
      const { url, uploads } = await started
      return { url, uploads }
    },
    async serverStop() {
      const target = await started
      target?.server.closeAllConnections()
      target?.server.close()
    },
  }
}
