/**
 * `npm run bench -- --last-hour [--rate 6000] [--seconds 600] [--readers 200] [--line MS] [--of COMMIT]`: the last hour of a
 * raffle, replayed: so many orders a minute of one raffle, with readers of its pot beside them, on one machine. Then what SQL
 * says: numbers without hole or twin, and each second's pot between the sums before and after it was read.
 *
 * `--highest [--seconds 30]`: the highest rate whose p99 is a second at most, with no order refused. `--line 1` adds so many
 * milliseconds to each round trip between the product and its database.
 */
import pg from 'pg'
import { copyCommit } from '../support/project-copy.ts'
import { findHighest } from './last-hour/highest.ts'
import { startOverLine } from './last-hour/line.ts'
import { inWords, type Night, replay, warmUp } from './last-hour/replay.ts'

const after = (option: string) => {
  const at = process.argv.indexOf(option)
  return at === -1 ? undefined : process.argv[at + 1]
}
const isHighest = process.argv.includes('--highest')
const commit = after('--of')
const lineMs = Number(after('--line') ?? 0)

const copy = commit === undefined ? null : copyCommit(commit)
const product = await startOverLine({ folder: copy?.folder, lineMs })
const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 })
try {
  const night: Night = {
    url: product.url,
    pool,
    ordersPerMinute: Number(after('--rate') ?? 6000),
    seconds: Number(after('--seconds') ?? (isHighest ? 30 : 600)),
    readers: Number(after('--readers') ?? 200),
  }
  await warmUp(night)
  const what = `${commit ?? 'here'}${lineMs ? `, ${lineMs} ms added to each round trip` : ''}: `
  if (isHighest) console.log(`${what}highest rate: ${await findHighest(night)} orders a minute`)
  else console.log(what + inWords(night, await replay(night)))
} finally {
  await pool.end()
  await product.close()
  copy?.remove()
}
