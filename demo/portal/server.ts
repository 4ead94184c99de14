import { createServer } from 'node:http'

/** What the portal's server needs to run. */
export interface PortalOptions {
  port: number
  /** The dashboard's origin, which the portal's page loads its elements from. */
  deskUrl: string
}

/** Placeholder until the portal's own server takes its place, with this signature. */
export function startPortal(options: PortalOptions): Promise<{ close(): Promise<void> }> {
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
