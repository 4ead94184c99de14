import { createHash, randomBytes } from 'node:crypto'

/** A new random token or key of 256 bits. Its prefix lets a leak scanner recognise it. */
export function newSecret(prefix: 'rds' | 'rde' | 'rdk' | 'rdt' | 'rdl' | 'rdc'): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`
}

/** What the database keeps of a token or key. They are random, so a plain hash is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The secret of an `Authorization: Bearer …` header, or null. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(authorization?.trim() ?? '')?.[1] ?? null
}
