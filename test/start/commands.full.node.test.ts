/** Commands as somebody types them, where commands.node.test.ts asks the same within its own process. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { dataFolder } from '../database/data-folder.ts'
import { hasPidFile, runScript, temporaryFolder } from '../database/support.ts'
import { endsInOrder, failsWhileSeeding, heldFolder, refusal, startReady } from './support.ts'

const { folder: held } = heldFolder()

test('prints its options', async () => {
  const { code, out } = await runScript(['demo/start.mjs', '--help'])
  assert.equal(code, 0)
  assert.match(out, /--portal-port/)
})

test('says which process holds the data folder', async () => {
  const { code, line } = refusal(await runScript(['demo/start.mjs', '--data', held]))
  assert.equal(code, 1)
  assert.match(line, new RegExp(`process ${process.pid}\\).*--data`))
})

test('backs up while the product runs, and when it does not, and restores into a new folder', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'running.backup')
  const running = await runScript(['demo/tool.mjs', 'backup', file, '--data', held])
  assert.equal(running.code, 0, running.lines.join())
  const target = join(folder, 'restored')
  const restored = await runScript(['demo/tool.mjs', 'restore', file, '--data', target])
  assert.equal(restored.code, 0, restored.lines.join())
  assert.equal(hasPidFile(target), false)
  const second = join(folder, 'stopped.backup')
  const stopped = await runScript(['demo/tool.mjs', 'backup', second, '--data', target])
  assert.equal(stopped.code, 0, stopped.lines.join())
  const onto = refusal(await runScript(['demo/tool.mjs', 'restore', file, '--data', held]))
  assert.match(onto.line, /is running.*stop it first/)
  assert.deepEqual(readdirSync(folder).sort(), ['restored', 'running.backup', 'stopped.backup'])
})

test('ends with one line when the build fails while it seeds', () =>
  failsWhileSeeding('build', /^The dashboard could not be built \(No main\.tsx\)/))

test('ends with one line when the seed fails while it goes on', () =>
  failsWhileSeeding('endless seed', /^The example data could not be made \(No room for tickets\)/))

test('starts again after kill -9, and takes the same folder', async () => {
  const folder = await dataFolder()
  const first = await startReady(folder)
  const killed = new Promise(resolve => first.once('close', resolve))
  first.kill('SIGKILL')
  await killed
  assert.ok(hasPidFile(folder), 'PostgreSQL goes on without us')
  await endsInOrder(await startReady(folder), 'SIGTERM', folder)
})

test('closes everything and ends with 0 at SIGINT', async () => {
  const folder = await dataFolder()
  await endsInOrder(await startReady(folder), 'SIGINT', folder)
})
