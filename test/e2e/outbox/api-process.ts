/** A server of its own for kill -9; its clock is set by messages (`test/support/settable-clock.mjs`). */
import { openDatabase } from '../../../demo/api/database.ts'
import { startServer } from '../../../demo/api/server.ts'

const [url = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir: '', url })
const { port } = await startServer({ database, port: 0 })
process.send?.({ port })
