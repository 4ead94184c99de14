import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { freePort } from '../../demo/api/database/free-port.ts'
import { migrate } from '../../demo/api/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '../../demo/api/database.ts'
import {
  eventually,
  hasPidFile,
  runScript,
  startScript,
  temporaryFolder,
} from '../database/support.ts'

const held = temporaryFolder()
let database: OpenDatabase

before(async () => {
  database = await openDatabase({ dataDir: held })
  await migrate(database.db)
  await database.db.insertInto('meta').values({ key: 'one', value: '1' }).execute()
})
after(() => database.close())

/** Every failure is one line on standard error. */
async function refused(args: string[], environment: Record<string, string> = {}) {
  const { code, lines, out } = await runScript(args, environment)
  assert.equal(lines.length, 1, lines.join('\n'))
  return { code, line: lines[0] ?? '', out }
}

test('prints its options', async () => {
  const { code, out } = await runScript(['demo/start.mjs', '--help'])
  assert.equal(code, 0)
  for (const option of [
    '--port',
    '--portal-port',
    '--reset',
    '--orders',
    '--data',
    'DATABASE_URL',
  ]) {
    assert.ok(out.includes(option), option)
  }
})

test('refuses an unknown option with code 2', async () => {
  const { code, line } = await refused(['demo/start.mjs', '--prot', '1'])
  assert.equal(code, 2)
  assert.match(line, /--prot.*--help/)
})

test('says in French too what is wrong', async () => {
  const { line } = await refused(['demo/start.mjs', '--prot', '1'], { LANG: 'fr_FR.UTF-8' })
  assert.match(line, /^Option non comprise/)
})

test('says which process holds the data folder', async () => {
  const { code, line } = await refused(['demo/start.mjs', '--data', held])
  assert.equal(code, 1)
  assert.match(line, new RegExp(`process ${process.pid}\\).*--data`))
})

test('says which port is taken, before it makes anything', async () => {
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  const dataDir = join(temporaryFolder(), 'data')
  const first = await refused(['demo/start.mjs', '--data', dataDir, '--port', `${port}`])
  assert.match(first.line, new RegExp(`Port ${port} is taken.*--port`))
  const portal = ['--port', `${await freePort()}`, '--portal-port', `${port}`]
  const second = await refused(['demo/start.mjs', '--data', dataDir, ...portal])
  assert.match(second.line, new RegExp(`Port ${port} is taken.*--portal-port`))
  assert.equal(first.code, 1)
  assert.equal(existsSync(dataDir), false)
  taken.close()
})

test('says that the database of DATABASE_URL does not answer', async () => {
  const { code, line } = await refused(
    ['demo/start.mjs', '--data', temporaryFolder(), '--port', `${await freePort()}`],
    { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/raffles' },
  )
  assert.equal(code, 1)
  assert.match(line, /127\.0\.0\.1:1\/raffles.*DATABASE_URL/)
  assert.doesNotMatch(line, /secret/)
})

test('backs up while the product runs, and when it does not, and restores', async () => {
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
  const onto = await refused(['demo/tool.mjs', 'restore', file, '--data', held])
  assert.match(onto.line, /is running.*stop it first/)
  const byUrl = await refused(['demo/tool.mjs', 'restore', file], { DATABASE_URL: database.url })
  assert.match(byUrl.line, /isn't empty/)
  assert.deepEqual(readdirSync(folder).sort(), ['restored', 'running.backup', 'stopped.backup'])
})

test('refuses a tool that lacks its file, with code 2', async () => {
  assert.equal((await refused(['demo/tool.mjs', 'restore'])).code, 2)
  assert.equal((await refused(['demo/tool.mjs', 'backup', 'a', 'b'])).code, 2)
  const nothing = await refused(['demo/tool.mjs', 'backup', '--data', join(held, 'nothing')])
  assert.equal(nothing.code, 1)
})

for (const [what, reason] of [
  ['build', /^The dashboard could not be built \(No main\.tsx\)/],
  ['seed', /^The example data could not be made \(No room for tickets\)/],
] as const) {
  test(`ends with one line when the ${what} fails while it seeds`, async () => {
    const folder = temporaryFolder()
    const script = ['--import', 'tsx', 'test/start/fails-while-seeding.ts', what]
    const { code, line } = await refused([...script, '--data', folder])
    assert.match(line, reason)
    assert.equal(code, 1)
    assert.equal(hasPidFile(folder), false)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`closes everything and ends with 0 at ${signal}`, async () => {
    const folder = temporaryFolder()
    const port = await freePort()
    const product = startScript(['test/start/product.ts', '--data', folder, '--port', `${port}`])
    await product.until('ready')
    const ended = new Promise<number | null>(resolve => product.once('close', resolve))
    product.kill(signal)
    // As npm does: it passes on what the terminal has sent already.
    product.kill(signal)
    assert.equal(await ended, 0)
    assert.equal(hasPidFile(folder), false)
    assert.equal(existsSync(join(folder, 'lock')), false)
  })
}

test('starts again after kill -9, and takes the same folder', async () => {
  const folder = temporaryFolder()
  const args = ['test/start/product.ts', '--data', folder, '--port', `${await freePort()}`]
  const first = startScript(args)
  await first.until('ready')
  const killed = new Promise(resolve => first.once('close', resolve))
  first.kill('SIGKILL')
  await killed
  const second = startScript(args)
  await second.until('ready')
  second.kill('SIGTERM')
  await eventually(() => !hasPidFile(folder))
})
