import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { modulesOf } from '../../vite.valibot.ts'

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('valibot')
    .replace(/index\.\w+$/, 'index.mjs'),
  'utf8',
)
const idOf = (name: string) => `valibot:${name}`

test('valibot is taken apart whole: each rule in a module of its own, with what it needs and no more', () => {
  const modules = modulesOf(source, idOf)
  assert.ok(modules.size > 200, `${modules.size} modules`)
  const partial = modules.get('src/methods/partial/partial.ts') ?? ''
  assert.match(partial, /import \{ optional \} from "valibot:src\/schemas\/optional\/optional\.ts"/)
  assert.match(partial, /export \{ partial \}/)
  assert.doesNotMatch(partial, /function optional/)
  assert.match(
    modules.get('') ?? '',
    /export \{ partial \} from "valibot:src\/methods\/partial\/partial\.ts"/,
  )
})

test('a valibot that is made otherwise stops the build', () => {
  assert.throws(() => modulesOf(source.replaceAll('//#region', '// region'), idOf), /isn't made/)
  assert.throws(
    () => modulesOf(`${source}\nexport { another };`.replace(/^export \{ BASE.*$/m, ''), idOf),
    /another/,
  )
})
