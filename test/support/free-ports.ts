import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'

/** Ports that nobody listens on. All are held until all are known: no port is given twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listening))
  const ports = servers.map(server => (server.address() as { port: number }).port)
  await Promise.all(servers.map(server => new Promise(done => server.close(done))))
  return ports
}

/** Below those that a system gives to connections: until the port is listened on for good, none of them takes it. */
function listening(): Promise<Server> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(listening()))
    server.listen(randomInt(20_000, 32_000), () => resolve(server))
  })
}
