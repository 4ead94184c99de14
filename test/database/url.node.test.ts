import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { migrate } from '../../demo/api/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '../../demo/api/database.ts'
import { problemOf, temporaryFolder } from './support.ts'
import { throwawayDatabase } from './throwaway.ts'

let server: OpenDatabase

before(async () => {
  server = (await throwawayDatabase('nothing')).database
})
after(() => server.close())

test('works on any PostgreSQL, and starts none of its own then', async () => {
  const dataDir = temporaryFolder()
  const database = await openDatabase({ dataDir, url: server.url })
  assert.equal(await migrate(database.db, { upTo: 1 }), 1)
  await database.close()
  assert.equal(existsSync(join(dataDir, 'postgres')), false)
  await server.pool.query('select 1')
})

test('says what is wrong with an address', async () => {
  const cases: [url: string, code: string][] = [
    ['nonsense', 'badUrl'],
    ['https://example.org/raffles', 'badUrl'],
    ['postgres://a:b@127.0.0.1:1/raffles', 'unreachable'],
    ['postgres://a:b@raffles.invalid/raffles', 'unreachable'],
    [server.url.replace(/:[^:@]+@/, ':wrong@'), 'refused'],
    [server.url.replace(/[^/]+$/, 'nowhere'), 'refused'],
    [server.url.replace('raffle_desk:', 'nobody:'), 'refused'],
  ]
  for (const [url, code] of cases) {
    assert.equal(await problemOf(() => openDatabase({ dataDir: '', url })), code, url)
  }
})

test('never erases a database that is not in the data folder', async () => {
  const options = { dataDir: temporaryFolder(), url: server.url, reset: true }
  assert.equal(await problemOf(() => openDatabase(options)), 'resetNeedsFolder')
})
