/** Codes of an authenticator app: RFC 6238 over HMAC-SHA-1 (RFC 4226), six digits, a new one every 30 seconds. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000

/** The number of 30 seconds since 1970. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / stepMs)
}

export function codeAt(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step that a code is of, now or one beside it, since clocks differ; null: of none of them. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const current = stepAt(now)
  const given = Buffer.from(code)
  const found = [current, current - 1, current + 1].filter(step => {
    const own = Buffer.from(codeAt(secret, step))
    return own.length === given.length && timingSafeEqual(own, given)
  })
  return found[0] ?? null
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648's base 32 without padding, as apps take a key that is typed. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** What the app reads as a QR code. */
export function addressOf(secret: Buffer, email: string): string {
  const issuer = 'Raffle Desk'
  const label = encodeURIComponent(`${issuer}:${email}`)
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
