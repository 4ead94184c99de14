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

/** Whether a text that was scanned or typed begins as our slips do. */
export function isSlipCode(text: string): boolean {
  return plain(text).startsWith(prefix)
}

/** One slip's text, however it was typed: two readings of it are alike. */
export function plain(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

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
