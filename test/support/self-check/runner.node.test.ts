import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { runInNode } from '../../config/node-tests.ts'
import { cacheFolder } from '../../config/root.ts'

/** Runs one planted test file and returns what was counted. */
async function counted(name: string, source: string, options = {}) {
  const folder = `${cacheFolder}/planted-node`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${name}.ts`, `import test from 'node:test'\n${source}`)
  return runInNode([`${folder}/${name}.ts`], options)
}

test('counts passed and failed tests, those in suites too', async () => {
  const { passed, failures } = await counted(
    'mixed',
    `test('passes', () => {})
     test.describe('suite', () => {
       test.it('passes', () => {})
       test.it('fails', () => { throw new Error('reason') })
     })`,
  )
  assert.equal(passed, 2)
  assert.equal(failures.length, 1)
  assert.match(failures[0]!.message, /reason/)
})

test('counts what is left out as failed', async () => {
  const { passed, failures } = await counted('left-out', `test('later', { skip: true }, () => {})`)
  assert.equal(passed, 0)
  assert.equal(failures.length, 1)
})

test('counts a file that crashes as failed', async () => {
  const { failures } = await counted('crash', `throw new Error('at the top')`)
  assert.equal(failures.length, 1)
})

test('counts a file as failed that ends its process before its tests, with whatever code', async () => {
  for (const code of [0, 1]) {
    const { passed, failures } = await counted(
      `gone-${code}`,
      `test('ends it', () => process.exit(${code}))
       test('fails', () => { throw new Error('unseen') })`,
    )
    assert.equal(passed, 0)
    assert.match(failures.map(({ message }) => message).join(), /not run to its end/)
  }
})

test('ends a file that never ends, and names it and its test', async () => {
  const { failures } = await counted(
    'endless',
    `test('waits', async () => { for (;;) await new Promise(setImmediate) })`,
    { timeoutSeconds: 2 },
  )
  const said = failures.map(({ message }) => message).join()
  assert.match(said, /endless\.ts took over 2 s, and is at: waits/)
  assert.match(said, /not run to its end/)
})

test('goes on at once after a file that could not begin and whose end fails, though what it opened stays open', async () => {
  const { passed, failures } = await counted(
    'not-begun',
    `setInterval(() => {}, 1000)
     let browser
     test.before(() => { throw new Error('no browser') })
     test.after(() => browser.close())
     test('needs it', () => {})`,
    { timeoutSeconds: 20 },
  )
  assert.equal(passed, 0)
  const said = failures.map(({ message }) => message).join()
  assert.match(said, /no browser/)
  assert.doesNotMatch(said, /took over|timed out/)
})

test('counts a file with no test as failed', async () => {
  const { passed, failures } = await counted('empty', '')
  assert.equal(passed, 0)
  assert.equal(failures.length, 1)
})

test('keeps what a test measured', async () => {
  const { figures } = await counted(
    'figures',
    `test('measures', t => t.diagnostic('login: 79 KB'))`,
  )
  assert.deepEqual(figures, ['login: 79 KB'])
})
