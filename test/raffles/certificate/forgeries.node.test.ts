import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCertificate } from '../../../src/core/raffles/certificate.ts'
import { writeCertificate } from '../../../src/core/raffles/draws/write-certificate.ts'
import { honest } from './forger.ts'
import { forgeriesAfter } from './forgeries-after.ts'
import { forgeriesBefore } from './forgeries-before.ts'
import { verify } from './independent-verifier.mjs'

for (const [name, refusedBy, forge] of [...forgeriesBefore, ...forgeriesAfter]) {
  test(`refuses ${name}, by its check "${refusedBy}", though the digest was taken anew`, () => {
    const made = honest()
    forge(made.content, made)
    const file = Buffer.from(writeCertificate(made.content))
    const report = checkCertificate(file)
    const failed = report.checks.filter(({ passed }) => !passed).map(({ check }) => check)
    assert.equal(report.valid, false)
    assert.ok(failed.includes(refusedBy), `refused by ${failed.join(', ')}`)
    assert.ok(!failed.includes('unaltered'))
    assert.throws(() => verify(file), 'the independent verifier refuses it too')
  })
}

test('accepts the draw that all of them were forged from', () => {
  const file = Buffer.from(writeCertificate(honest().content))
  assert.equal(checkCertificate(file).valid, true)
  assert.equal(verify(file).drawType, 'rng')
})
