import { freePort } from '../api/database/free-port.ts'
import { refuseHeldFolder } from '../api/database/lock.ts'
import { seedSignIns } from '../api/seed/people.ts'
import { startDevServer } from './dev-server.ts'
import { runCommand } from './lifecycle.ts'
import { readOptions } from './options.ts'
import { checkPorts } from './ports.ts'
import { fill, openProduct, serve } from './product.ts'
import { readyLines } from './report.ts'

/** `npm run dev`: as `npm start`, with Vite serving the sources, and replacing them as they change. */
export function develop(args: string[]): Promise<void> {
  return runCommand('at a signal', async life => {
    const startedAt = Date.now()
    const options = readOptions(args)
    if (options.help) {
      life.print(life.texts.notices.startHelp)
      process.exit(0)
    }
    const { port, portalPort } = options
    if (!options.databaseUrl) refuseHeldFolder(options.dataDir)
    await checkPorts(port, portalPort)
    const database = await openProduct(life, options)
    await fill(life, database, options)
    const apiPort = await freePort()
    await serve(life, database, options, null, apiPort)
    const vite = await startDevServer(port, `http://127.0.0.1:${apiPort}`)
    life.onStop(() => vite.close())
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    const facts = { seconds, port, portalPort, signIns: seedSignIns }
    for (const line of readyLines(life.texts, facts)) life.print(line)
  })
}
