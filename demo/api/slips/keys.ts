/** The keys of slips: in the database, so that every instance has them and a backup takes them along. */
import { createECDH, createHash, createHmac, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { SlipKeyTable } from './tables.ts'

/** P-256, as OpenSSL calls it. */
export const curve = 'prime256v1'

/** Then the next one is made: what a key that leaked opens is bounded. */
const renewedAfterMs = 90 * 24 * 60 * 60 * 1000

/** The key that slips are sealed to now. Two that are made at once are both good. */
export async function currentKey(db: Kysely<Database>, now: Date): Promise<SlipKeyTable> {
  const newest = await db
    .selectFrom('slipKeys')
    .selectAll()
    .orderBy('madeAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest && now.getTime() - newest.madeAt.getTime() < renewedAfterMs) return newest
  const made = makeKey(now)
  await db.insertInto('slipKeys').values(made).execute()
  return made
}

function makeKey(madeAt: Date): SlipKeyTable {
  const pair = createECDH(curve)
  const publicKey = pair.generateKeys()
  // A number that begins with zeros is written shorter.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  const id = createHash('sha256').update(publicKey).digest('hex').slice(0, 16)
  return { id, privateKey, publicKey, secret: randomBytes(32), madeAt }
}

/** Those whose id begins so: one, or none where it is another server's. */
export function keysFrom(db: Kysely<Database>, idBegin: string): Promise<SlipKeyTable[]> {
  return db
    .selectFrom('slipKeys')
    .selectAll()
    .where(sql<boolean>`starts_with(id, ${idBegin})`)
    .execute()
}

/** What a seller's slips of an organization, from a device, are marked with: given to them alone, while they are signed in. */
export function secretOf(
  { secret }: Pick<SlipKeyTable, 'secret'>,
  { userId, organizationId, device }: { userId: string; organizationId: string; device: string },
): Buffer {
  return createHmac('sha256', secret).update(`${userId} ${organizationId} ${device}`).digest()
}
