import { createServer } from 'node:net'
import { Problem } from '../api/database/problem.ts'

/**
 * Makes sure that the ports are free before minutes go into a build.
 *
 * @throws Problem `portTaken`.
 */
export async function checkPorts(port: number, portalPort: number): Promise<void> {
  const wanted = [
    { port, option: '--port' },
    { port: portalPort, option: '--portal-port' },
  ] as const
  for (const each of wanted) {
    // Some systems let a wildcard address in beside a taken loopback one, so both are tried.
    const free = (await isFree(each.port, '127.0.0.1')) && (await isFree(each.port, undefined))
    if (!free) throw new Problem('portTaken', each)
  }
}

function isFree(port: number, host: string | undefined): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
