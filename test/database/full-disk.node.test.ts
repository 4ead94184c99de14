import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { explain } from '../../demo/api/database/explain.ts'
import { migrate } from '../../demo/api/database/migrate.ts'
import { Problem } from '../../demo/api/database/problem.ts'
import { openDatabase } from '../../demo/api/database.ts'
import { inFull } from '../support/full.ts'
import { dataFolder } from './data-folder.ts'
import { problemOf, temporaryFolder } from './support.ts'

/** A disk of its own in memory; null where we may not mount one. */
function smallDisk(megabytes: number): string | null {
  const folder = temporaryFolder()
  const options = `size=${megabytes}m,mode=755`
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) return null
  after(() => spawnSync('umount', [folder]))
  return folder
}

const tooSmall = smallDisk(20)
const enough = smallDisk(160)

test('knows a full disk by the codes of the system and of PostgreSQL', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    const problem = explain(Object.assign(new Error('full'), { code }), '/data')
    assert.ok(problem instanceof Problem && problem.code === 'diskFull')
  }
})

if (tooSmall) {
  inFull('says that the disk is full when there is no room for a database', async () => {
    assert.equal(await problemOf(() => openDatabase({ dataDir: tooSmall })), 'diskFull')
  })
}

if (enough) {
  test('loses nothing confirmed when the disk fills up, isn’t healthy then, and starts again with room', async () => {
    const dataDir = await dataFolder(join(enough, 'data'))
    const database = await openDatabase({ dataDir })
    await migrate(database.jobs.db)
    const health = async () =>
      Object.fromEntries((await database.health()).map(({ name, healthy }) => [name, healthy]))
    assert.deepEqual(await health(), { database: true, disk: true })
    const { bavail, bsize } = statfsSync(enough)
    const ballast = join(enough, 'ballast')
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 4_000_000)))
    // It still takes a row, and won't for long.
    assert.deepEqual(await health(), { database: true, disk: false })
    const found = await database.db.selectFrom('meta').select('key').execute()
    let confirmed = 0
    const fill = async () => {
      for (; confirmed < 10_000; confirmed += 1) {
        await sql`
          insert into meta select ${`row ${confirmed}`}, to_jsonb(string_agg(md5(n::text), ''))
          from generate_series(1, 5000) as n
        `.execute(database.db)
      }
    }
    await assert.rejects(fill)
    assert.equal((await health()).disk, false)
    await database.close().catch(() => {})
    rmSync(ballast)
    const again = await openDatabase({ dataDir })
    const { rows } = await sql<{ found: number }>`select count(*) as found from meta`.execute(
      again.db,
    )
    assert.equal(rows[0]?.found, found.length + confirmed)
    const parts = await again.health()
    assert.ok(parts.every(({ healthy }) => healthy))
    await again.close()
  })
}
