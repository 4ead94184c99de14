import { codeAt, stepAt } from '../../../demo/api/second-factor/totp.ts'

/** An app on somebody's phone, into which a key was typed: each code is another one than the last. */
export function authenticator(key: string) {
  const secret = bytesOf(key.replace(/\s/g, ''))
  let last = 0
  return () => {
    last = Math.max(stepAt(new Date()), last + 1)
    return codeAt(secret, last)
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map(byte => Number.parseInt(byte, 2)))
}
