/** A server of its own for kill -9: it goes on with the batch that it finds, and says how many picks stand. */
import { openDatabase } from '../../../demo/api/database.ts'
import { startServer } from '../../../demo/api/server.ts'

const [dataDir = '', url] = process.argv.slice(2)
const database = await openDatabase({ dataDir, url })
await startServer({ database, port: 0, dataDir })
for (let told = 0; ; ) {
  const { count } = await database.db
    .selectFrom('winners')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  while (told < count) {
    told += 1
    process.stdout.write(`picked ${told}\n`)
  }
  await new Promise(resolve => setTimeout(resolve, 5))
}
