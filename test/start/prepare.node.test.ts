import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { packagesMatch } from '../../demo/start/prepare.mjs'
import { runScript, temporaryFolder } from '../database/support.ts'

type Packages = Record<string, { version: string; optional?: boolean }>

function projectWith(wanted: Packages, installed: Packages | null): URL {
  const folder = temporaryFolder()
  const write = (name: string, packages: Packages) =>
    writeFileSync(join(folder, name), JSON.stringify({ packages }))
  write('package-lock.json', { '': { version: '0.1.0' }, ...wanted })
  mkdirSync(join(folder, 'node_modules'))
  if (installed) write('node_modules/.package-lock.json', installed)
  return pathToFileURL(`${folder}/`)
}

const hono = { 'node_modules/hono': { version: '4.13.19' } }

test('knows whether the packages are those of the lockfile', () => {
  assert.equal(packagesMatch(projectWith(hono, hono)), true)
  assert.equal(packagesMatch(projectWith(hono, null)), false)
  assert.equal(packagesMatch(projectWith(hono, {})), false)
  assert.equal(
    packagesMatch(projectWith(hono, { 'node_modules/hono': { version: '4.0.0' } })),
    false,
  )
})

test("doesn't miss the packages of other platforms", () => {
  const optional = { 'node_modules/fsevents': { version: '2.3.3', optional: true } }
  assert.equal(packagesMatch(projectWith({ ...hono, ...optional }, hono)), true)
})

for (const [language, words] of [
  ['en_CA.UTF-8', /^Raffle Desk needs Node 20\.19, 22\.12 or newer, and this is Node 18\.20\.4/],
  [
    'fr_CA.UTF-8',
    /^Raffle Desk demande Node 20\.19, 22\.12 ou plus récent, et ceci est Node 18\.20\.4/,
  ],
] as const) {
  test(`says in one line which Node it needs (${language})`, async () => {
    const older = `data:text/javascript,${encodeURIComponent(
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`,
    )}`
    const { code, lines } = await runScript(['--import', older, 'demo/start.mjs'], {
      LANG: language,
    })
    assert.equal(code, 1)
    assert.equal(lines.length, 1)
    assert.match(lines[0] ?? '', words)
  })
}
