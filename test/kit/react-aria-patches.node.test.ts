import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { patched, patches } from '../../vite.react-aria.ts'
import { root } from '../config/root.ts'

const upstream = (file: string) => readFileSync(`${root}/node_modules/${file}`, 'utf8')

for (const patch of patches) {
  test(`the patch of ${patch.file} still fits: ${patch.why}`, () => {
    const code = upstream(patch.file)
    assert.notEqual(patched(patch, code), code)
  })

  test(`the patch of ${patch.file} stops the build when the upstream text is another one`, () => {
    assert.throws(() => patched(patch, 'export {}'), /stands there 0 times/)
  })
}

test('no field waits for React’s onSelect, whose listener on the document is taken away', () => {
  const waiting = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx'))
    .filter(file =>
      /<(input|textarea|div)\b[^>]*\bonSelect=/.test(readFileSync(`${root}/src/${file}`, 'utf8')),
    )
  assert.deepEqual(waiting, [])
})
