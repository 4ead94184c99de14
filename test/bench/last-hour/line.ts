import { rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { startEmbedded } from '../../../demo/api/database/embedded.ts'
import { type Product, startProduct, throwawayFolder } from '../../support/product.ts'

interface Place {
  folder: string | undefined
  /** Milliseconds that each round trip to the database takes longer; 0: as it is. */
  lineMs: number
}

/** A product whose database is as far away as asked; `databaseUrl` is the database's own address. */
export async function startOverLine({ folder, lineMs }: Place): Promise<Product> {
  if (lineMs === 0) return startProduct({ folder })
  const keptDir = throwawayFolder()
  // Once for its data; then its PostgreSQL alone.
  const first = await startProduct({ folder, keptDir })
  await first.close()
  const database = await startEmbedded(keptDir, { reset: false, onRestart: () => {} })
  const line = await longerLine(database.url, lineMs)
  const product = await startProduct({ folder, keptDir, databaseUrl: line.url })
  const close = async () => {
    await product.close()
    line.close()
    await database.stop()
    rmSync(keptDir, { recursive: true, force: true })
  }
  return { ...product, databaseUrl: database.url, close }
}

/** @returns an address of the same database, with so many milliseconds more between a question and its answer */
async function longerLine(databaseUrl: string, lineMs: number) {
  const far = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer(near => {
    const there = connect(Number(far.port), far.hostname)
    for (const socket of [near, there]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        there.destroy()
        open.delete(socket)
      })
    }
    // Timers of one length end in the order in which they began.
    near.on('data', part => setTimeout(() => there.write(part), lineMs))
    there.on('data', part => near.write(part))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  const close = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return { url: url.href, close }
}
