import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { flagsmithAsUsed } from '../../vite.flagsmith.ts'

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('flagsmith/next-middleware')
    .replace(/next-middleware\.\w+$/, 'src/flagsmith-core.ts'),
  'utf8',
)

test('flagsmith is built without what core/flags.ts never switches on', () => {
  const code = flagsmithAsUsed(source)
  assert.match(code, /hasFeature = /)
  assert.match(code, /identify\(/)
  assert.doesNotMatch(code, /this\.log\(|addFeatureFlagEvaluation|new eventSource|getStorageKey/)
  // What is asked for where no cache is: the flags themselves.
  assert.match(code, /if \(!preventFetch\) \{\s+await this\.getFlags\(\)/)
})

test('a flagsmith that is made otherwise stops the build', () => {
  assert.throws(() => flagsmithAsUsed(source.replaceAll('cacheFlags', 'keepFlags')), /cacheFlags/)
  assert.throws(
    () => flagsmithAsUsed(source.replaceAll('setupRealtime', 'listen')),
    /setupRealtime/,
  )
})
