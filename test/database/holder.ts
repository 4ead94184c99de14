/** Holds a row in a transaction until it is stopped; says what became of it, and what it reads then. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../../demo/api/database.ts'

const [url = '', idle = '0'] = process.argv.slice(2)
const limits = { writes: { idle: Number(idle) } }
const { writes } = await openDatabase({ dataDir: '', url, limits })
let lost = 'nothing'
try {
  await writes.db.transaction().execute(async transaction => {
    await sql`update meta set value = '2' where key = 'held'`.execute(transaction)
    process.stdout.write('holds\n')
    for (let until = Date.now() + 60_000; Date.now() < until; ) {
      await setTimeout(Number(idle) / 10)
      await sql`select 1`.execute(transaction)
    }
  })
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  lost = code ?? message
}
const { rows } = await sql<{ value: number }>`select value from meta where key = 'held'`.execute(
  writes.db,
)
process.stdout.write(`lost: ${lost}; read then: ${rows[0]?.value}\n`)
process.stdin.resume()
