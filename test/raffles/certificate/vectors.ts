/** docs/draw-certificate-vectors.json: what another server's code must compute, made by ours. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { canonicalJson } from '../../../src/core/format/canonical-json.ts'
import { fromHex, lengthPrefixed, toHex, u32, utf8 } from '../../../src/core/raffles/draws/bytes.ts'
import { digestEntropy, normalizeEntropy } from '../../../src/core/raffles/draws/entropy.ts'
import { growTree, pathTo, rootOf } from '../../../src/core/raffles/draws/merkle.ts'
import { commitTo, pickPlace } from '../../../src/core/raffles/draws/pick.ts'
import { planPicks } from '../../../src/core/raffles/draws/pick-plan.ts'
import { writeReceipt } from '../../../src/core/raffles/draws/receipt.ts'
import { digestTerms } from '../../../src/core/raffles/draws/terms.ts'
import { hashTicket } from '../../../src/core/raffles/draws/ticket-leaf.ts'
import {
  writeCertificate,
  writeTicketProof,
} from '../../../src/core/raffles/draws/write-certificate.ts'
import { makeBarrelDraw, makeRandomDraw } from './make-draw.ts'

/** 32 bytes of one value. */
const filled = (value: number) => new Uint8Array(32).fill(value)

function leaves() {
  return [0, 1, 2, 3, 4, 5, 6].map(at => {
    const [ticketNumber, salt] = [100 + 7 * at, filled(at)]
    const data = lengthPrefixed(utf8('rd-leaf/1'), utf8(String(ticketNumber)), salt)
    const hash = hashTicket({ ticketNumber, salt })
    return { ticketNumber, salt: toHex(salt), data: toHex(data), hash: toHex(hash) }
  })
}

function trees() {
  const hashes = leaves().map(({ hash }) => fromHex(hash))
  return [1, 2, 3, 5, 7].map(count => {
    const tree = growTree(hashes.slice(0, count))
    const paths = [...Array(count).keys()].map(index => pathTo(tree, index).map(toHex))
    return { count, root: toHex(rootOf(tree)), paths }
  })
}

function entropy() {
  return ['4 6 1 2', '  maple, kettle, harbour \n', 'e\u0301te\u0301'].map(typed => ({
    typed,
    normalized: normalizeEntropy(typed),
    digest: toHex(digestEntropy(typed)),
  }))
}

function picks() {
  const [seed, root] = [filled(7), filled(9)]
  const cases = [
    { count: 1009, prizeId: 'prize-1', counter: 0, taken: [] },
    { count: 3, prizeId: 'prize-1', counter: 2, taken: [0, 2] },
  ]
  return cases.map(({ count, prizeId, counter, taken }) => {
    const text = '4 6 1 2'
    const question = { seed, root, count, prizeId, counter, entropy: text }
    const { index, attempt } = pickPlace({ ...question, taken: new Set(taken) })
    const parts = [utf8('rd-draw/1'), root, digestEntropy(text), utf8(prizeId)]
    const message = lengthPrefixed(...parts, u32(counter), u32(attempt))
    const outcome = { message: toHex(message), hmac: toHex(hmac(sha256, seed, message)) }
    const given = { seed: toHex(seed), root: toHex(root), count, entropy: text, prizeId, counter }
    return { ...given, taken, attempt, ...outcome, index }
  })
}

function plan() {
  const [seed, root] = [filled(7), filled(9)]
  const prizes = [
    { id: 'prize-1', quantity: 2 },
    { id: 'prize-2', quantity: 1 },
  ]
  const given = [
    { text: '4 6 1 2', rejectedPick: null },
    { text: '3 3 5 1', rejectedPick: 1 },
  ]
  const made = planPicks({ seed, root, count: 11, prizes, entropy: given })
  return { seed: toHex(seed), root: toHex(root), count: 11, prizes, entropy: given, picks: made }
}

function terms() {
  const prizes = [{ id: 'prize-1', name: 'Côte-Nord fishing trip', quantity: 2 }]
  const [drawAt, cutOffAt] = ['2026-11-23T16:00:00.000Z', null]
  const content = {
    drawType: 'rng' as const,
    organizationId: 'organization-1',
    raffleId: 'raffle-1',
    draw: { id: 'draw-1', drawAt, cutOffAt, prizes },
    seedDigest: commitTo(filled(7)),
  }
  const canonical = canonicalJson({ format: 'rd-terms/1', ...content })
  return { ...content, canonical, digest: digestTerms(content) }
}

function files() {
  const options = { name: 'vector', tickets: 5, quantities: [1, 1], rejections: [0] }
  const random = makeRandomDraw(options)
  const [lock] = random.content.locks
  const [receipt] = random.content.receipts
  const { id: drawId } = random.content.draw
  const list = { drawId, lockVersion: 1, root: lock!.root, ticketCount: 5 }
  const commitment = random.content.commitment.seedDigest
  return {
    certificate: writeCertificate(random.content),
    barrelCertificate: writeCertificate(makeBarrelDraw(options).content),
    ticketProof: writeTicketProof({ ...list, commitment, ...random.open(4) }),
    receipt: writeReceipt({ ...receipt!, drawId }),
  }
}

export function vectors(): string {
  const canonical = { é: 'à "x"\n\u0001\u2028', b: [true, null, 10], a: { z: 0, A: '' } }
  const all = {
    about:
      'Test vectors of docs/draw-certificate.md, written by npm run generate. Bytes are in hex.',
    canonicalJson: { value: canonical, text: canonicalJson(canonical) },
    commitment: { seed: toHex(filled(7)), digest: commitTo(filled(7)) },
    leaves: leaves(),
    trees: trees(),
    terms: terms(),
    entropy: entropy(),
    picks: picks(),
    plan: plan(),
    files: files(),
  }
  return `${JSON.stringify(all, null, 2)}\n`
}
