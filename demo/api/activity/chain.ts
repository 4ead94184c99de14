/**
 * How the rows of an organisation's activity log hold together. Any server can implement it.
 *
 * "Prefixed" is a field as its length (four bytes, big-endian) and its bytes; texts are UTF-8.
 *
 * digest = SHA-256( "rd-activity/1 content" · salt · before · after · comment ), each prefixed. The salt
 * is 32 random bytes of the row's own. Before and after are canonical JSON as it is kept (keys in the
 * order of their UTF-16 units, no blanks, numbers and texts as ECMAScript writes them), the comment is a
 * JSON text; what is absent is empty.
 *
 * hash = SHA-256( "rd-activity/1" · previous hash · sequence · row id · organisation id · raffle id ·
 * subject type · subject id · action · actor id · instant · about · digest ), each prefixed. The first
 * row's previous hash is 32 zero bytes; the sequence is written in decimal; ids are lower case; a raffle
 * or an actor that is absent is an empty text; where an actor's act was done by an embedding page's key,
 * a blank and the key's id follow the actor's; the instant is UTC with milliseconds
 * (`2026-11-20T18:30:41.000Z`); about is canonical JSON of the sorted list.
 *
 * Erasing a person drops content and salt of the rows about them. Digest and hash stay, so the chain
 * still verifies, while nobody can try out what the digest was made of. A row of the action `erased`
 * then names how many rows were emptied and the SHA-256 of their sequences (decimal, prefixed, in
 * order): content that was dropped without it is a fault.
 */
import { createHash, type Hash } from 'node:crypto'
import { canonicalJson } from '../../../src/core/format/canonical-json.ts'

/** What the digest covers. */
export interface ActivityContent {
  /** Canonical JSON. */
  before: string | null
  after: string | null
  comment: string | null
}

/** What the hash covers beside the row before. */
export interface ActivityLink {
  sequence: number
  id: string
  organizationId: string
  raffleId: string | null
  subjectType: string
  subjectId: string
  action: string
  actorId: string | null
  /** Of an act by an embedded page's token; its actor is the person that the token was for. */
  embedKeyId: string | null
  happenedAt: Date
  about: readonly string[]
  digest: Buffer
}

/** The hash before the first row's. */
export const firstHash: Buffer = Buffer.alloc(32)

export function digestOf(content: ActivityContent, salt: Buffer): Buffer {
  const { before, after, comment } = content
  const remark = comment === null ? '' : JSON.stringify(comment)
  return digest(['rd-activity/1 content', salt, before ?? '', after ?? '', remark])
}

export function hashOf(previous: Buffer, link: ActivityLink): Buffer {
  return digest([
    'rd-activity/1',
    previous,
    String(link.sequence),
    link.id,
    link.organizationId,
    link.raffleId ?? '',
    link.subjectType,
    link.subjectId,
    link.action,
    (link.actorId ?? '') + (link.embedKeyId === null ? '' : ` ${link.embedKeyId}`),
    link.happenedAt.toISOString(),
    canonicalJson(link.about),
    link.digest,
  ])
}

/** The sequences of rows that an erasure emptied, counted and hashed one by one. */
export function countErased(): ErasedCount {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(sequence) {
      rows += 1
      addField(hash, String(sequence))
    },
    result: () => ({ rows, sequences: hash.copy().digest('hex') }),
  }
}

export interface ErasedCount {
  add(sequence: number): void
  /** What the row of an erasure says: how many, and the SHA-256 of their sequences in hex. */
  result(): { rows: number; sequences: string }
}

function digest(fields: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256')
  for (const field of fields) addField(hash, field)
  return hash.digest()
}

function addField(hash: Hash, field: string | Buffer): void {
  const bytes = typeof field === 'string' ? Buffer.from(field, 'utf8') : field
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  hash.update(length).update(bytes)
}
