/** What hardly changes, and what `npm test` tries with a copied folder: PostgreSQL's start and end, for real. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openDatabase } from '../../demo/api/database.ts'
import { until } from '../support/until.ts'
import { dataFolder } from './data-folder.ts'
import { hasPidFile, startScript, temporaryFolder } from './support.ts'

test('makes what a new folder lacks, and stops it', async () => {
  const folder = temporaryFolder()
  const database = await openDatabase({ dataDir: folder })
  await database.pool.query('select 1')
  await database.close()
  assert.equal(hasPidFile(folder), false)
})

test('starts over the pid file of a server that is gone, even if its number lives again', async () => {
  const folder = await dataFolder()
  for (const pid of [4_194_300, process.pid]) {
    const lines = [pid, join(folder, 'postgres'), 1_700_000_000, 5432, '', '127.0.0.1', '', 'ready']
    writeFileSync(join(folder, 'postgres/postmaster.pid'), `${lines.join('\n')}\n`)
    await (await openDatabase({ dataDir: folder })).close()
  }
})

test('stops PostgreSQL when the process ends without closing it', async () => {
  const folder = await dataFolder()
  const code = `
    const { openDatabase } = await import('./demo/api/database.ts')
    await openDatabase({ dataDir: ${JSON.stringify(folder)} })
    process.stdout.write('ready\\n')
    process.exit(3)
  `
  const child = startScript(['--input-type=module', '--eval', code])
  await child.until('ready')
  await until(() => !hasPidFile(folder))
})
