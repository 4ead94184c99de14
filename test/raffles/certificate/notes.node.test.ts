import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCertificate } from '../../../src/core/raffles/certificate.ts'
import { isAmpleEntropy } from '../../../src/core/raffles/draws/entropy.ts'
import { writeCertificate } from '../../../src/core/raffles/draws/write-certificate.ts'
import { makeRandomDraw, minute } from './make-draw.ts'

const notesOf = (
  change: Partial<ReturnType<typeof makeRandomDraw>['content']>,
  rejected = false,
) => {
  const { content } = makeRandomDraw({
    name: 'notes',
    tickets: 9,
    quantities: [1],
    rejections: rejected ? [0] : [],
    reopened: rejected,
  })
  const text = writeCertificate({ ...content, ...change })
  return checkCertificate(new TextEncoder().encode(text)).notes
}

test('notes what is allowed and worth knowing', () => {
  const { content } = makeRandomDraw({ name: 'notes', tickets: 9, quantities: [1] })
  assert.deepEqual(notesOf({}), [])
  assert.deepEqual(notesOf({}, true), [
    { code: 'reopened', times: 1 },
    { code: 'redrawn', times: 1 },
  ])
  assert.deepEqual(notesOf({ commitment: { ...content.commitment, ticketsSoldBefore: 12 } }), [
    { code: 'committed-late', tickets: 12 },
  ])
  assert.deepEqual(notesOf({ draw: { ...content.draw, cutOffAt: minute(300) } }), [
    { code: 'locked-early' },
  ])
  assert.deepEqual(notesOf({ entropy: [{ ...content.entropy[0]!, text: '4 6 1 2' }] }), [
    { code: 'short-entropy', times: 1 },
  ])
})

test('takes twelve dice or four words for ample, blanks not counted', () => {
  assert.equal(isAmpleEntropy('1 2 3 4 5 6 1 2 3 4 5 6'), true)
  assert.equal(isAmpleEntropy('1 2 3 4 5 6 1 2 3 4 5'), false)
  assert.equal(isAmpleEntropy('érable, quai, bruyère, phare'), true)
})
