/** What libraries write goes through our Trusted Types policy, and none brings one of its own. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { led, ledThroughPolicy, unknownWriters } from '../../vite.trusted-types.ts'
import { root } from '../config/root.ts'

const upstream = (file: string) =>
  readFileSync(`${root}/node_modules/${file}`, 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')
const writes = /\.(?:inner|outer)HTML\s*=(?!=|\s*rdTrusted\()|parseFromString\((?!rdTrusted\()/g

for (const file of led) {
  test(`all that ${file} writes is led through our policy`, () => {
    const before = upstream(file)
    const now = ledThroughPolicy(before)
    assert.ok((before.match(writes) ?? []).length > 0, 'it writes nothing any more')
    assert.deepEqual(now.match(writes) ?? [], [])
    assert.doesNotMatch(now, /\.createPolicy\(|\.defaultPolicy/)
    assert.equal(now.split('rdTrusted(').length - 1, (before.match(writes) ?? []).length)
  })
}

test('what it writes stays what it was, also inside what it writes', () => {
  const code = 'a.innerHTML = b ? c.innerHTML = d : e, f(g.innerHTML)'
  assert.match(
    ledThroughPolicy(code),
    /\na\.innerHTML = rdTrusted\(\(b \? c\.innerHTML = rdTrusted\(\(d\) \?\? ''\) : e\) \?\? ''\), f\(g\.innerHTML\)$/,
  )
})

test('a package that writes HTML and stands in no list stops the build', () => {
  const module = (name: string) => `/app/node_modules/${name}`
  const writer = 'element.innerHTML = text'
  assert.deepEqual(
    unknownWriters([
      [module('charming-charts/index.js'), writer],
      [module('quiet/index.js'), 'if (element.innerHTML === text) stop()'],
      [module('lit-html/lit-html.js'), writer],
      ['/app/src/screens/kit/html.tsx', writer],
    ]),
    [module('charming-charts/index.js')],
  )
})
