/** A slip's bytes: small enough for a code, the very order, and nobody's but the server's. */
import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import * as v from 'valibot'
import type { Json } from '../../src/core/format/canonical-json.ts'
import { mostLines, PurchaseSchema } from '../../src/core/order-entry/purchase.ts'
import { bytesOfCode, codeOf, codesIn } from '../../src/core/slips/code-text.ts'
import { pack, unpack } from '../../src/core/slips/packed.ts'
import { sealSlip } from '../../src/core/slips/seal-slip.ts'
import { correctionOf, packOrder, type SlipOrder, unpackOrder } from '../../src/core/slips/slip.ts'
import { randomFrom } from '../support/random-from.ts'
import { soak } from '../support/soak.ts'
import { idFrom, orderFrom } from './generated-orders.ts'

const pair = createECDH('prime256v1')
const key = {
  id: randomBytes(8).toString('hex'),
  publicKey: pair.generateKeys().toString('base64'),
  secret: randomBytes(32).toString('base64'),
}
const sealedBytes = async (order: SlipOrder) => bytesOfCode(await sealSlip(order, key))?.length ?? 0

test('what is packed comes out to the letter, in its order, whatever it is', () => {
  const leaf = fc.oneof(
    fc.constantFrom(
      null,
      true,
      false,
      'cash',
      'NS',
      '',
      'a'.repeat(300),
      '2026-02-30T00:00:00.000Z',
    ),
    fc.maxSafeInteger(),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.uuid(),
    fc.date({ noInvalidDate: true }).map(date => date.toISOString()),
  )
  const value = fc.letrec<{ any: Json }>(tie => ({
    any: fc.oneof(
      { maxDepth: 4 },
      leaf as fc.Arbitrary<Json>,
      fc.array(tie('any'), { maxLength: 5 }),
      fc.dictionary(
        fc.string({ maxLength: 12 }).filter(name => name !== '__proto__'),
        tie('any'),
        {
          maxKeys: 6,
          noNullPrototype: true,
        },
      ),
    ),
  })).any
  fc.assert(
    fc.property(value, each => {
      assert.equal(JSON.stringify(unpack(pack(each))), JSON.stringify(each))
    }),
  )
})

test('bytes that nobody packed are refused, and never read on and on', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), bytes => {
      try {
        unpack(bytes)
      } catch (error) {
        assert.ok(error instanceof RangeError, String(error))
      }
    }),
    { numRuns: 3000 },
  )
})

test('bytes as letters come back, with blanks, a line’s end and small letters in between', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
      const code = codeOf(bytes)
      assert.match(code, /^RDSLIP[0-9A-Z]*$/)
      const typed = ` ${code.toLowerCase().replace(/(.{20})/g, '$1 ')}\r\n`
      assert.deepEqual(codesIn(`0123${typed}${code}`), [code, code])
      assert.deepEqual(bytesOfCode(typed), Uint8Array.from(bytes))
    }),
  )
  for (const other of [
    '',
    'https://tickets.example/1',
    '1234567890',
    'RDSLIP!',
    'RDSLIPU',
    'RDSLIP1',
  ])
    assert.equal(bytesOfCode(other), null, other)
})

const rounds = soak ? 1000 : 200

test(`${rounds} orders as people give them fit a code that a camera reads off paper`, async () => {
  const random = randomFrom(7)
  const sizes: number[] = []
  const letters: number[] = []
  for (let at = 0; at < rounds; at += 1) {
    const order = orderFrom(random)
    assert.ok(v.is(PurchaseSchema, order.purchase))
    const code = await sealSlip(order, key)
    sizes.push(bytesOfCode(code)?.length ?? 0)
    letters.push(code.length)
    assert.equal(correctionOf(code), 'M')
    const { body, ...rest } = unpackOrder(packOrder(order)) ?? {}
    assert.equal(JSON.stringify({ ...rest, purchase: body }), JSON.stringify(order))
  }
  const at = (share: number) =>
    sizes.toSorted((one, other) => one - other)[Math.floor(share * (rounds - 1))] ?? 0
  console.log(
    `slips: ${at(0.5)} bytes in the median, ${at(0.99)} of 99 %, ${at(1)} at most; ${Math.max(...letters)} letters`,
  )
  assert.ok(at(1) <= 700, String(at(1)))
})

test('the most lines of one raffle fit; what no code holds says so', async () => {
  const random = randomFrom(8)
  const order = orderFrom(random)
  const [line] = order.purchase.lines
  const lines = Array.from({ length: mostLines }, () => ({
    eventId: line?.eventId ?? '',
    packageId: idFrom(random),
    quantity: 1,
  }))
  const many = { ...order, purchase: { ...order.purchase, lines } }
  const size = await sealedBytes(many)
  console.log(`slips: ${size} bytes with ${mostLines} lines`)
  assert.ok(size <= 1100, String(size))
  const wide = '漢'.repeat(200)
  const { customer } = many.purchase
  const shipping = { name: wide, address: wide, city: wide, province: 'NS', postalCode: 'B3H 4R2' }
  const widest = { ...many.purchase, customer: { ...customer, address: wide }, shipping }
  assert.equal(correctionOf(await sealSlip({ ...many, purchase: widest }, key)), null)
})

test('two slips of an order have nothing in common that a reader could go by', async () => {
  const order = orderFrom(randomFrom(9))
  const [one, other] = [await sealSlip(order, key), await sealSlip(order, key)]
  assert.notEqual(one.slice(20), other.slice(20))
})
