/** Writes rows one by one and says each number once the database has confirmed it. For kill -9. */

import { migrate } from '../../demo/api/database/migrate.ts'
import { openDatabase } from '../../demo/api/database.ts'

const [dataDir = '', rows = '0'] = process.argv.slice(2)
const { db } = await openDatabase({ dataDir })
await migrate(db, { upTo: 1 })
for (let number = 1; number <= Number(rows); number += 1) {
  await db
    .insertInto('meta')
    .values({ key: `row ${number}`, value: JSON.stringify(number) })
    .execute()
  process.stdout.write(`confirmed ${number}\n`)
}
process.stdout.write('ready\n')
process.stdin.resume()
