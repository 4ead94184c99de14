import { createServer } from 'node:http'

/** A page of somebody else's, on its own origin. */
export interface HostPage {
  url: string
  /** What the browser reported as blocked by the page's policy, when the policy reports to /csp. */
  reports: string[]
  close(): Promise<void>
}

/** Serves one HTML page under a Content-Security-Policy on a free port, as a charity's intranet would. */
export function serveHostPage(html: string, policy: string): Promise<HostPage> {
  const reports: string[] = []
  const server = createServer((request, response) => {
    if (request.url === '/csp') {
      request.on('data', (chunk: Buffer) => reports.push(chunk.toString()))
      response.writeHead(204).end()
      return
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy}; report-uri /csp`,
    })
    response.end(html)
  })
  return new Promise(resolve => {
    server.listen(0, () => {
      const { port } = server.address() as { port: number }
      const close = (): Promise<void> => {
        server.closeAllConnections()
        return new Promise(done => server.close(() => done()))
      }
      resolve({ url: `http://localhost:${port}/`, reports, close })
    })
  })
}
