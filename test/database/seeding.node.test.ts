import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OpenDatabase } from '../../demo/api/database.ts'
import { type Seed, seedOnce } from '../../demo/start/seeding.ts'
import { problemOf } from './support.ts'
import { throwawayDatabase } from './throwaway.ts'

let database: OpenDatabase
const options = { orders: 10, onProgress: () => {} }

before(async () => {
  database = (await throwawayDatabase('tables')).database
})
after(() => database.close())

function organizations(): Promise<{ name: string }[]> {
  return database.db.selectFrom('organizations').select('name').execute()
}

const seed: Seed = async db => {
  await db
    .insertInto('organizations')
    .values({
      name: 'Tern Cove',
      searchName: 'tern cove',
      country: 'CA',
      province: 'NS',
      locale: 'en',
      timeZone: 'America/Halifax',
    })
    .execute()
}

test('starts over from empty tables after a seed that was cut off', async () => {
  const cutOff: Seed = async db => {
    await seed(db, options)
    throw new Error('cut off')
  }
  assert.equal(await problemOf(() => seedOnce(database, cutOff, options)), 'seedFailed')
  assert.equal((await organizations()).length, 1)
  assert.equal(await seedOnce(database, seed, options), true)
  assert.equal((await organizations()).length, 1)
})

test('seeds once, however many instances start', async () => {
  const seeded = await Promise.all([1, 2].map(() => seedOnce(database, seed, options)))
  assert.deepEqual(seeded, [false, false])
  assert.equal((await organizations()).length, 1)
})
