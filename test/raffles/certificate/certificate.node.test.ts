import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCertificate } from '../../../src/core/raffles/certificate.ts'
import { writeCertificate } from '../../../src/core/raffles/draws/write-certificate.ts'
import { makeBarrelDraw, makeRandomDraw } from './make-draw.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const draws = {
  'a draw of one ticket and one prize': makeRandomDraw({
    name: 'one',
    tickets: 1,
    quantities: [1],
  }),
  'a draw of many tickets': makeRandomDraw({ name: 'many', tickets: 1009, quantities: [1, 3] }),
  'a draw with rejections, one of a redraw': makeRandomDraw({
    name: 'redrawn',
    tickets: 37,
    quantities: [2, 1],
    rejections: [1, 3],
  }),
  'a draw whose list was reopened': makeRandomDraw({
    name: 'reopened',
    tickets: 12,
    quantities: [12],
    reopened: true,
  }),
  'a barrel draw': makeBarrelDraw({ name: 'barrel', tickets: 99, quantities: [1, 2] }),
  'a barrel draw with a rejection and a reopened list': makeBarrelDraw({
    name: 'torn',
    tickets: 99,
    quantities: [2],
    rejections: [0],
    reopened: true,
  }),
}

for (const [name, { content }] of Object.entries(draws)) {
  test(`verifies ${name}`, () => {
    const report = checkCertificate(bytesOf(writeCertificate(content)))
    assert.deepEqual(
      report.checks.filter(({ passed }) => !passed),
      [],
    )
    assert.equal(report.valid, true)
  })

  test(`refuses ${name} when any one byte of its file is another`, () => {
    const file = bytesOf(writeCertificate(content))
    const step = Math.max(1, Math.floor(file.length / 600))
    for (let at = 0; at < file.length; at += step) {
      const changed = Uint8Array.from(file)
      changed[at] = (file[at]! ^ (1 + (at % 255))) & 255
      assert.equal(checkCertificate(changed).valid, false, `at byte ${at}`)
    }
  })
}
