import { createServer, type Server } from 'node:net'

/** Ports that nobody listens on. All are held until all are known: no port is given twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listening))
  const ports = servers.map(server => (server.address() as { port: number }).port)
  await Promise.all(servers.map(server => new Promise(done => server.close(done))))
  return ports
}

function listening(): Promise<Server> {
  return new Promise(resolve => {
    const server = createServer().listen(0, () => resolve(server))
  })
}
