import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { root } from '../../config/root.ts'
import { verify } from './independent-verifier.mjs'
import { certificateFile, verdicts, withOtherByte } from './many-draws.ts'
import { randomWholesFrom } from './random-bytes.ts'

const both = { ours: true, independent: true }
const neither = { ours: false, independent: false }

test('verifies 60 certificates, by our checks and by an independent script', () => {
  for (let at = 0; at < 60; at += 1)
    assert.deepEqual(verdicts(certificateFile(at)), both, `draw ${at}`)
})

test('refuses each of them with one byte changed somewhere', () => {
  for (let at = 0; at < 60; at += 1) {
    const file = certificateFile(at)
    const index = randomWholesFrom(`place ${at}`)(file.length)
    assert.deepEqual(verdicts(withOtherByte(file, index)), neither, `draw ${at}, byte ${index}`)
  }
})

test('verifies the certificate among the documented test vectors independently', () => {
  const text = readFileSync(`${root}/docs/draw-certificate-vectors.json`, 'utf8')
  const { files } = JSON.parse(text) as { files: { certificate: string } }
  assert.equal(verify(Buffer.from(files.certificate)).drawType, 'rng')
})

test('has an independent verifier of at most 80 lines that imports nothing of the product', () => {
  const script = readFileSync(`${import.meta.dirname}/independent-verifier.mjs`, 'utf8')
  assert.ok(script.trimEnd().split('\n').length <= 80)
  const imports = [...script.matchAll(/\bfrom '([^']+)'/g)].map(([, name]) => name)
  assert.ok(imports.every(name => name?.startsWith('node:')))
})
