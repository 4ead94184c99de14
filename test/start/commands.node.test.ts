import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { freePort } from '../../demo/api/database/free-port.ts'
import { readOptions } from '../../demo/start/options.ts'
import { run } from '../../demo/start/run.ts'
import { useTool } from '../../demo/start/tool.ts'
import { dataFolder } from '../database/data-folder.ts'
import { hasPidFile, runScript, temporaryFolder } from '../database/support.ts'
import { inFull } from '../support/full.ts'
import { runHere } from './run-here.ts'
import { endsInOrder, failsWhileSeeding, heldFolder, refusal, startReady } from './support.ts'

const { folder: held, databaseUrl } = heldFolder()

/** `npm start` that goes no further than a refusal. */
async function refusedStart(args: string[], databaseUrl?: string) {
  const start = runHere(async life => {
    const options = readOptions(args)
    assert.equal(options.help, false)
    await run(life, options)
  }, databaseUrl)
  return refusal(await start)
}

const tool = (args: string[], databaseUrl?: string) =>
  runHere(life => useTool(life, args), databaseUrl)

test('refuses an unknown option in one line with code 2, in the terminal’s language', async () => {
  const french = { LANG: 'fr_FR.UTF-8' }
  const { code, line } = refusal(await runScript(['demo/start.mjs', '--prot', '1'], french))
  assert.equal(code, 2)
  assert.match(line, /^Option non comprise.*--prot.*--help/)
})

test('says which process holds the data folder', async () => {
  const { code, line } = await refusedStart(['--data', held])
  assert.equal(code, 1)
  assert.match(line, new RegExp(`process ${process.pid}\\).*--data`))
})

test('says which port is taken, before it makes anything', async () => {
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  const dataDir = join(temporaryFolder(), 'data')
  const first = await refusedStart(['--data', dataDir, '--port', `${port}`])
  assert.match(first.line, new RegExp(`Port ${port} is taken.*--port`))
  const portal = ['--port', `${await freePort()}`, '--portal-port', `${port}`]
  const second = await refusedStart(['--data', dataDir, ...portal])
  assert.match(second.line, new RegExp(`Port ${port} is taken.*--portal-port`))
  assert.equal(first.code, 1)
  assert.equal(existsSync(dataDir), false)
  taken.close()
})

test('says that the database of DATABASE_URL does not answer', async () => {
  const { code, line } = await refusedStart(
    ['--data', temporaryFolder(), '--port', `${await freePort()}`],
    'postgres://someone:secret@127.0.0.1:1/raffles',
  )
  assert.equal(code, 1)
  assert.match(line, /127\.0\.0\.1:1\/raffles.*DATABASE_URL/)
  assert.doesNotMatch(line, /secret/)
})

inFull('backs up while the product runs, and when it does not, and restores', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'running.backup')
  const running = await tool(['backup', file, '--data', held])
  assert.equal(running.code, 0, running.lines.join())
  const target = await dataFolder(join(folder, 'restored'))
  const restored = await tool(['restore', file, '--data', target])
  assert.equal(restored.code, 0, restored.lines.join())
  assert.equal(hasPidFile(target), false)
  const second = join(folder, 'stopped.backup')
  const stopped = await tool(['backup', second, '--data', target])
  assert.equal(stopped.code, 0, stopped.lines.join())
  const onto = refusal(await tool(['restore', file, '--data', held]))
  assert.match(onto.line, /is running.*stop it first/)
  const byUrl = refusal(await tool(['restore', file], databaseUrl()))
  assert.match(byUrl.line, /isn't empty/)
  assert.deepEqual(readdirSync(folder).sort(), ['restored', 'running.backup', 'stopped.backup'])
})

test('refuses a tool that lacks its file, with code 2', async () => {
  assert.equal(refusal(await tool(['restore'])).code, 2)
  assert.equal(refusal(await tool(['backup', 'a', 'b'])).code, 2)
  const nothing = refusal(await tool(['backup', '--data', join(held, 'nothing')]))
  assert.equal(nothing.code, 1)
})

inFull('ends with one line when the seed fails', () =>
  failsWhileSeeding('seed', /^The example data could not be made \(No room for tickets\)/),
)

test('closes everything and ends with 0 at a signal', async () => {
  const folder = await dataFolder()
  await endsInOrder(await startReady(folder), 'SIGTERM', folder)
})
