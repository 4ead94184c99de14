import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { migrate } from '../../demo/api/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '../../demo/api/database.ts'
import { dataFolder } from '../database/data-folder.ts'
import {
  type Finished,
  hasPidFile,
  runScript,
  startScript,
  temporaryFolder,
} from '../database/support.ts'
import { freePorts } from '../support/free-ports.ts'

/** Every failure is one line on standard error. */
export function refusal({ code, lines, out }: Finished) {
  assert.equal(lines.length, 1, lines.join('\n'))
  return { code, line: lines[0] ?? '', out }
}

/** A folder with a small database, which this process holds open while its tests run. */
export function heldFolder() {
  const folder = temporaryFolder()
  let database: OpenDatabase
  before(async () => {
    await dataFolder(folder)
    database = await openDatabase({ dataDir: folder })
    await migrate(database.db)
    await database.db.insertInto('meta').values({ key: 'one', value: '1' }).execute()
  })
  after(() => database.close())
  return { folder, databaseUrl: () => database.url }
}

/** The product on a data folder, served. */
export async function startReady(folder: string) {
  const [port] = await freePorts(1)
  const args = ['test/start/product.ts', '--data', folder, '--port', `${port}`]
  const product = startScript(args)
  await product.until('ready')
  return product
}

export async function endsInOrder(
  product: ReturnType<typeof startScript>,
  signal: 'SIGINT' | 'SIGTERM',
  folder: string,
): Promise<void> {
  const ended = new Promise<number | null>(resolve => product.once('close', resolve))
  product.kill(signal)
  // As npm does: it passes on what the terminal has sent already.
  product.kill(signal)
  assert.equal(await ended, 0)
  assert.equal(hasPidFile(folder), false)
  assert.equal(existsSync(join(folder, 'lock')), false)
}

/** A start of which the build or the seed fails (fails-while-seeding.ts). */
export async function failsWhileSeeding(
  what: 'build' | 'seed' | 'endless seed',
  reason: RegExp,
): Promise<void> {
  const folder = await dataFolder()
  const script = ['--import', 'tsx', 'test/start/fails-while-seeding.ts', what]
  const { code, line } = refusal(await runScript([...script, '--data', folder]))
  assert.match(line, reason)
  assert.equal(code, 1)
  assert.equal(hasPidFile(folder), false)
}
