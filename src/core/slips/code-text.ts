/**
 * Bytes as a code's text: Crockford's 32 letters and digits. A QR code packs them tightly, a scanner types them alike whatever
 * the keyboard's layout, and Caps Lock does no harm.
 */

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const values = new Map([...letters].map((letter, value) => [letter, value]))

/** What our slips begin with, so that a scanner tells them from a ticket's code. */
const prefix = 'RDSLIP'

export function codeOf(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  if (bits > 0) text += letters[(held << (5 - bits)) & 31]
  return prefix + text
}

/**
 * The slips in what was scanned or typed, each as it is sent: two readings of one are alike. None holds the prefix, whose
 * letters I and L are none of ours, so that two that a scanner ran into one another come apart.
 */
export function codesIn(text: string): string[] {
  const [, ...codes] = plain(text).split(prefix)
  return codes.map(code => prefix + code)
}

const plain = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** @returns null where it is no slip of ours */
export function bytesOfCode(text: string): Uint8Array<ArrayBuffer> | null {
  const code = plain(text)
  if (!code.startsWith(prefix)) return null
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const letter of code.slice(prefix.length)) {
    const value = values.get(letter)
    if (value === undefined) return null
    held = (held << 5) | value
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push(held >> bits)
    held &= (1 << bits) - 1
  }
  // What is left over are the zeros that filled the last letter.
  return held === 0 && bits < 5 ? Uint8Array.from(bytes) : null
}
