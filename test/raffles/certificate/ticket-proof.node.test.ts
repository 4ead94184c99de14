import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkCertificate,
  checkTicketProof,
  type ProofCheck,
  recognizeCode,
} from '../../../src/core/raffles/certificate.ts'
import type { TicketProof } from '../../../src/core/raffles/draws/certificate-format.ts'
import { writeReceipt } from '../../../src/core/raffles/draws/receipt.ts'
import {
  writeCertificate,
  writeTicketProof,
} from '../../../src/core/raffles/draws/write-certificate.ts'
import { makeBarrelDraw, makeRandomDraw } from './make-draw.ts'

const options = { name: 'proof', tickets: 37, quantities: [2], rejections: [0], reopened: true }
const made = makeRandomDraw(options)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const certificate = checkCertificate(bytesOf(writeCertificate(made.content))).certificate!
const [earlier, lock] = made.content.locks

const proofOf = (index: number): Omit<TicketProof, 'format'> => ({
  drawId: made.content.draw.id,
  lockVersion: lock!.version,
  root: lock!.root,
  ticketCount: lock!.ticketCount,
  commitment: made.content.commitment.seedDigest,
  ...made.open(index),
})
const check = (proof: Omit<TicketProof, 'format'>, beside = true) =>
  checkTicketProof(bytesOf(writeTicketProof(proof)), beside ? certificate : null)

test('proves every ticket of the list, and says what became of it', () => {
  const picks = certificate.picks.map(({ ticket }) => ticket.index)
  for (let index = 0; index < 37; index += 1) {
    const report = check(proofOf(index))
    assert.equal(report.valid, true)
    assert.equal(report.pick, picks.includes(index) ? picks.indexOf(index) : null)
    assert.equal(check(proofOf(index), false).valid, true)
  }
})

const other = makeRandomDraw({ ...options, name: 'another' })
const unpicked = [...Array(37).keys()].find(
  index => !certificate.picks.some(({ ticket }) => ticket.index === index),
)!
const forged: [string, ProofCheck, Partial<TicketProof>][] = [
  ['another number', 'in-list', { ticketNumber: 999 }],
  ['another place', 'in-list', { index: unpicked === 0 ? 1 : 0 }],
  ['another salt', 'in-list', { salt: '0'.repeat(64) }],
  ['another root', 'in-list', { root: '0'.repeat(64) }],
  ['another count', 'in-list', { ticketCount: 20 }],
  ['another draw', 'same-draw', { drawId: 'another' }],
  ['another commitment', 'same-draw', { commitment: '0'.repeat(64) }],
  ['no commitment', 'same-draw', { commitment: null }],
  ['an earlier version of the list', 'same-list', { lockVersion: earlier!.version }],
  [
    'a ticket of another draw',
    'same-list',
    {
      ...other.open(unpicked),
      root: other.content.locks[1]!.root,
    },
  ],
]

for (const [name, refusedBy, change] of forged)
  test(`refuses a proof with ${name}, by its check "${refusedBy}"`, () => {
    const report = check({ ...proofOf(unpicked), ...change })
    const failed = report.checks.filter(({ passed }) => !passed)
    assert.equal(report.valid, false)
    assert.ok(failed.some(({ check }) => check === refusedBy))
    assert.equal(report.pick, null)
  })

test('refuses a proof whose number was picked at another place', () => {
  const [pick] = certificate.picks
  const moved = {
    ...certificate,
    picks: [{ ...pick!, ticket: { ...pick!.ticket, index: unpicked } }],
  }
  const report = checkTicketProof(
    bytesOf(writeTicketProof(proofOf(unpicked))),
    moved as typeof certificate,
  )
  assert.deepEqual(
    report.checks.filter(({ passed }) => !passed).map(({ check }) => check),
    ['same-place'],
  )
})

test('calls anything else unreadable, and never throws', () => {
  for (const text of ['', '{', 'null', '[]', '{"format":"rd-ticket-proof/1"}']) {
    assert.deepEqual(checkTicketProof(bytesOf(text), null).checks, [
      { check: 'readable', passed: false },
    ])
    assert.deepEqual(checkCertificate(bytesOf(text)).checks, [{ check: 'readable', passed: false }])
  }
  const file = bytesOf(writeCertificate(made.content))
  assert.equal(checkCertificate(Uint8Array.of(0xef, 0xbb, 0xbf, ...file)).valid, false)
  assert.equal(checkCertificate(Uint8Array.of(...file, 10)).valid, false)
})

test('recognizes codes from paper, broken into groups or not', () => {
  const { seedDigest } = made.content.commitment
  const receipt = { ...lock!, drawId: certificate.draw.id, lockVersion: lock!.version }
  const codes = {
    [seedDigest.replaceAll(/(.{8})/g, '$1\n')]: { code: 'commitment' },
    [lock!.root.toUpperCase()]: { code: 'root' },
    [earlier!.root]: { code: 'earlier-list', version: 1 },
    [writeReceipt(receipt)]: { code: 'receipt' },
    [lock!.terms]: { code: 'terms' },
    [certificate.digest]: { code: 'digest' },
    [made.content.seed]: { code: 'seed' },
    [certificate.activityHead]: { code: 'activity-head' },
  }
  for (const [typed, expected] of Object.entries(codes))
    assert.deepEqual(recognizeCode(certificate, typed), expected)
  const changed = writeReceipt({ ...receipt, ticketCount: receipt.ticketCount + 1 })
  for (const typed of ['', ' ', '0'.repeat(64), lock!.root.slice(1), changed])
    assert.equal(recognizeCode(certificate, typed), null)
})

test('refuses a barrel draw with a forged drawing', () => {
  const barrel = makeBarrelDraw({ name: 'b', tickets: 50, quantities: [2], rejections: [1] })
  const failed = (change: (content: typeof barrel.content) => void) => {
    const content = structuredClone(barrel.content)
    change(content)
    const { checks } = checkCertificate(bytesOf(writeCertificate(content)))
    return checks.filter(({ passed }) => !passed).map(({ check }) => check)
  }
  assert.deepEqual(
    failed(() => {}),
    [],
  )
  assert.deepEqual(
    failed(({ picks }) => {
      picks[0]!.witnesses = []
    }),
    ['witnesses'],
  )
  assert.deepEqual(
    failed(({ picks }) => {
      picks[0]!.ticket = picks[2]!.ticket
    }),
    ['picks'],
  )
  assert.deepEqual(
    failed(({ picks }) => {
      picks[1]!.decidedAt = picks[2]!.decidedAt
    }),
    ['picks'],
  )
  assert.deepEqual(
    failed(({ picks }) => {
      picks.splice(1, 1)
    }),
    [],
  )
  assert.deepEqual(
    failed(({ picks }) => {
      picks.splice(0, 1)
    }),
    ['finished'],
  )
  assert.deepEqual(
    failed(({ picks }) => {
      picks[0]!.ticket.ticketNumber += 1
    }),
    ['tickets'],
  )
  assert.deepEqual(
    failed(({ draw }) => {
      draw.prizes[0]!.quantity = 3
    }),
    ['terms', 'finished'],
  )
})
