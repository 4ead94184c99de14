import assert from 'node:assert/strict'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeUsable } from '../../demo/api/database/binaries.ts'
import { outsideHome, prepareFolder } from '../../demo/api/database/folder.ts'
import { databaseOwner } from '../../demo/api/database/owner.ts'
import { openDatabase } from '../../demo/api/database.ts'
import { inFull } from '../support/full.ts'
import { dataFolder } from './data-folder.ts'
import { isRoot, problemOf, temporaryFolder } from './support.ts'

// What root meets only root can try.
if (isRoot) {
  test('as root, below a private folder, has the database live where its user can reach it', () => {
    const folder = join(temporaryFolder(0o700), 'data')
    const { root, home } = prepareFolder(folder, databaseOwner(folder))
    assert.deepEqual([root, home], [folder, outsideHome(folder)])
    rmSync(home, { recursive: true })
  })

  inFull(
    'as root, below a private folder, keeps the database where its user can reach it',
    async () => {
      const folder = join(temporaryFolder(0o700), 'data')
      const outside = outsideHome(folder)
      const database = await openDatabase({ dataDir: folder })
      assert.equal(database.movedTo, outside)
      assert.equal(statSync(join(folder, 'password')).uid, 0)
      await database.close()
      const again = await openDatabase({ dataDir: folder })
      assert.equal(again.movedTo, outside)
      await again.close()
      const reset = await openDatabase({ dataDir: folder, reset: true })
      await reset.close()
      rmSync(outside, { recursive: true })
    },
  )

  test('as root, says so when a folder with data has become private', async () => {
    const parent = temporaryFolder()
    const folder = await dataFolder(join(parent, 'data'))
    chmodSync(parent, 0o700)
    assert.equal(await problemOf(() => openDatabase({ dataDir: folder })), 'folderUnusable')
    assert.equal(existsSync(outsideHome(folder)), false)
    chmodSync(parent, 0o755)
    await (await openDatabase({ dataDir: folder })).close()
  })
}

test("makes the links and execute bits that npm's installation left out", () => {
  const folder = mkdtempSync(join(tmpdir(), 'raffle-desk-binaries-'))
  for (const name of ['bin', 'lib']) mkdirSync(join(folder, name))
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    writeFileSync(join(folder, 'bin', name), '', { mode: 0o644 })
  }
  writeFileSync(join(folder, 'lib/libpq.so.5.18'), 'library')
  symlinkSync('nowhere', join(folder, 'lib/libpq.so'))
  const links = ['libpq.so', 'libpq.so.5'].map(name => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }))
  writeFileSync(join(folder, 'pg-symlinks.json'), JSON.stringify(links))
  assert.equal(makeUsable(folder), true)
  assert.equal(statSync(join(folder, 'lib/libpq.so')).size, 'library'.length)
  assert.equal(statSync(join(folder, 'lib/libpq.so.5')).size, 'library'.length)
  assert.equal(statSync(join(folder, 'bin/postgres')).mode & 0o111, 0o111)
  rmSync(folder, { recursive: true })
})
