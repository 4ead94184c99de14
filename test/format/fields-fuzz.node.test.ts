/** Proof by random strings: `node test/run.mjs node --only fuzz` shows the counts of all of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatCents, parseCents } from '../../src/core/format/cents.ts'
import { formatPhone, parsePhone } from '../../src/core/format/phone.ts'
import {
  isPostalCodeOf,
  type PostalCountry,
  parsePostalCode,
  regionsOfPostalCode,
} from '../../src/core/format/postal-code.ts'
import type { Locale } from '../../src/core/i18n/texts.ts'

const runs = 10_000
const locale = fc.constantFrom<Locale>('en', 'fr')
const country = fc.constantFrom<PostalCountry>('CA', 'US')

/** Any text, and texts of the marks that the rules look at, so that many are accepted. */
const near = (marks: string, maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...marks), maxLength }),
  )

/** What an amount says, by big integers and by another road: its last mark begins the decimals. */
function centsByOracle(text: string): bigint | null {
  const digits = text.replaceAll(/[^\d.,]/g, '')
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const decimals = at < 0 || digits.length - at - 1 > 2 ? '' : digits.slice(at + 1)
  const whole = (at < 0 || decimals === '' ? digits : digits.slice(0, at)).replaceAll(/[.,]/g, '')
  const cents = BigInt(whole || '0') * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2))
  return /[-−–]/.test(text) ? -cents : cents
}

test('never throws on an amount; what it accepts round-trips and agrees with big integers', t => {
  let accepted = 0
  const amounts = fc.oneof(
    near('0123456789.,  -−$', 12),
    fc
      .tuple(fc.bigInt({ min: -(2n ** 60n), max: 2n ** 60n }), fc.constantFrom(0, 1, 2, 3))
      .map(([units, decimals]) => {
        const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
        const sign = units < 0n ? '-' : ''
        const whole = digits.slice(0, digits.length - decimals)
        return decimals ? `${sign}${whole}.${digits.slice(-decimals)}` : `${sign}${whole}`
      }),
  )
  fc.assert(
    fc.property(amounts, locale, (text, language) => {
      const answer = parseCents(text, language)
      if ('reason' in answer || answer.cents === null) return
      accepted += 1
      assert.ok(Number.isSafeInteger(answer.cents))
      assert.ok(!Object.is(answer.cents, -0))
      assert.equal(BigInt(answer.cents), centsByOracle(text), JSON.stringify(text))
      assert.deepEqual(parseCents(formatCents(answer.cents, language), language), answer)
    }),
    { numRuns: runs },
  )
  t.diagnostic(`money: ${accepted} of ${runs} strings accepted and read back equal`)
  assert.ok(accepted > 1000)
})

test('never throws on a phone number; what it accepts round-trips', t => {
  let accepted = 0
  fc.assert(
    fc.property(
      fc.oneof(
        near('0123456789-+() ', 16),
        fc
          .array(fc.constantFrom(...'0123456789'), { minLength: 9, maxLength: 11 })
          .map(all => all.join('')),
      ),
      locale,
      (text, language) => {
        const shown = formatPhone(text, language)
        const digits = parsePhone(text)
        if (digits === null) return assert.equal(shown, text)
        accepted += 1
        assert.equal(digits, text.replaceAll(/\D/g, ''))
        assert.equal(parsePhone(shown), digits)
      },
    ),
    { numRuns: runs },
  )
  t.diagnostic(`phone: ${accepted} of ${runs} strings accepted and read back equal`)
  assert.ok(accepted > 1000)
})

test('never throws on a postal code; what it accepts is its own normal form and lies where it says', t => {
  let accepted = 0
  const pattern = fc.oneof(
    fc.stringMatching(/^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/),
    fc.stringMatching(/^\d{5}([ -]?\d{4})?$/),
  )
  fc.assert(
    fc.property(fc.oneof(near('ABHKX0123456789 -', 8), pattern), country, (text, where) => {
      const code = parsePostalCode(text, where)
      const regions = regionsOfPostalCode(text, where)
      for (const region of regions) {
        assert.equal(isPostalCodeOf(text, where, region), code !== null)
        assert.equal(isPostalCodeOf(text, where, `${region}x`), false)
      }
      if (code === null) return
      accepted += 1
      assert.equal(parsePostalCode(code, where), code)
      assert.deepEqual(regionsOfPostalCode(code, where), regions)
    }),
    { numRuns: runs },
  )
  t.diagnostic(`postal code: ${accepted} of ${runs} strings accepted and read back equal`)
  assert.ok(accepted > 1000)
})
