import { createServer } from 'node:http'
import type { Connection } from './database.ts'

/** What the API's server needs to run. */
export interface ServerOptions extends Connection {
  port: number
  portalPort: number
  /** Where files that people upload are kept. */
  dataDir: string
  /** The built dashboard, or null while Vite serves it. */
  distFolder: string | null
}

/** Placeholder until the API's own server takes its place, with this signature. */
export function startServer(options: ServerOptions): Promise<{ close(): Promise<void> }> {
  const server = createServer((_request, response) => response.writeHead(503).end())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, () => {
      resolve({
        close: () =>
          new Promise(done => {
            server.close(() => done())
            server.closeIdleConnections()
          }),
      })
    })
  })
}
