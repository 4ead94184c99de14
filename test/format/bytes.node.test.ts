import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatBytes } from '../../src/core/format/bytes.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('says a size in the unit that people use', () => {
  const sizes: [number, string, string][] = [
    [0, '0 bytes', '0 octet'],
    [1, '1 byte', '1 octet'],
    [999, '999 bytes', '999 octets'],
    [1500, '1.5 kB', '1,5 ko'],
    [384_000, '384 kB', '384 ko'],
    [999_900, '1 MB', '1 Mo'],
    [3_440_000, '3.4 MB', '3,4 Mo'],
    [20_000_000, '20 MB', '20 Mo'],
    [2_500_000_000_000, '2,500 GB', '2 500 Go'],
  ]
  for (const [bytes, english, french] of sizes) {
    assert.equal(plain(formatBytes(bytes, 'en')), english)
    assert.equal(plain(formatBytes(bytes, 'fr')), french)
  }
})
