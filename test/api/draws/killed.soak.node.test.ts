import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../../demo/api/database.ts'
import { certificateOf } from '../../../demo/api/raffles/draws/certificate.ts'
import { readDraw } from '../../../demo/api/raffles/draws/context.ts'
import { checkCertificate } from '../../../src/core/raffles/certificate.ts'
import { dataFolder } from '../../database/data-folder.ts'
import { startScript } from '../../database/support.ts'
import { prepareBatch } from './killed-set-up.ts'

const script = fileURLToPath(new URL('./killed-server.ts', import.meta.url))

const wanted = 500

/** How many picks a server process reports before it is killed. */
const before = wanted / 5

test(`kill -9 in the middle of a batch of ${wanted}, and a restart: ${wanted} picks, none twice`, async () => {
  // PostgreSQL of a data folder outlives both processes.
  const dataDir = await dataFolder()
  const drawId = await prepareBatch({ dataDir }, wanted)
  const args = [script, dataDir]
  const killed = startScript(args)
  await killed.until(`picked ${before}`)
  killed.kill('SIGKILL')
  await new Promise(resolve => killed.once('close', resolve))

  const second = startScript(args)
  await second.until(`picked ${wanted}`)
  second.kill('SIGKILL')
  await new Promise(resolve => second.once('close', resolve))

  const { db, close } = await openDatabase({ dataDir })
  try {
    const winners = await db.selectFrom('winners').selectAll().orderBy('sequence').execute()
    assert.equal(winners.length, wanted)
    assert.equal(new Set(winners.map(({ leafIndex }) => leafIndex)).size, wanted)
    assert.deepEqual(
      winners.map(({ counter }) => counter),
      winners.map((_, index) => index),
    )
    const batch = await db.selectFrom('pickBatches').selectAll().executeTakeFirstOrThrow()
    assert.deepEqual([batch.done, batch.failure], [wanted, null])
    assert.ok(batch.finishedAt)
    // All of them confirmed, the certificate shows that both processes drew by one plan.
    const at = new Date()
    await db.updateTable('winners').set({ status: 'confirmed', confirmedAt: at }).execute()
    const draw = await readDraw(db, drawId)
    assert.ok(draw)
    const file = await certificateOf(db, draw, { at, activityHead: '0'.repeat(64) })
    const { checks } = checkCertificate(new TextEncoder().encode(file))
    assert.deepEqual(
      checks.filter(({ passed }) => !passed),
      [],
    )
  } finally {
    await close()
  }
})
