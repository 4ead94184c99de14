import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { createLanes } from '../http/lanes.ts'

/** What scrypt is asked for: memory and rounds. */
export interface PasswordCost {
  N: number
  r: number
  p: number
}

/** 32 MB and three rounds, one of the settings that OWASP's password storage sheet gives for scrypt. */
export const productCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32

/**
 * `scrypt$N$r$p$salt$hash`, base64url: later costs don't invalidate earlier hashes. Only a test's own people
 * have another cost than the product's.
 */
export async function hashPassword(
  password: string,
  { N, r, p }: PasswordCost = productCost,
): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, { N, r, p })
  return ['scrypt', N, r, p, encode(salt), encode(hash)].join('$')
}

/**
 * Whether the password is the one that was hashed. Without a hash it takes as long as one of `cost` and answers false,
 * so that the time doesn't tell whether an account exists.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost = productCost,
): Promise<boolean> {
  const parts = (stored ?? nobodyAt(cost)).split('$')
  const [, N, r, p] = parts.map(Number)
  const [salt, expected] = parts.slice(4).map(text => Buffer.from(text, 'base64url'))
  if (!N || !r || !p || !salt || !expected) return false
  const found = await derive(password, salt, { N, r, p })
  return timingSafeEqual(found, expected) && stored !== null
}

/**
 * Node has four threads, on which files are read and names looked up as well, those of new connections to the database:
 * however many passwords come at once, they take half of them.
 */
const inTurn = createLanes({ width: 2, longest: 100, patience: 30_000 })

/** @throws Refusal 503 `busy`: too many wait already */
function derive(password: string, salt: Buffer, costs: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { ...costs, maxmem: 256 * costs.N * costs.r }
  const hash = () =>
    new Promise<Buffer>((resolve, reject) =>
      scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    )
  return inTurn('passwords', hash)
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64url')
}

function nobodyAt({ N, r, p }: PasswordCost): string {
  return ['scrypt', N, r, p, encode(Buffer.alloc(16)), encode(Buffer.alloc(32))].join('$')
}
