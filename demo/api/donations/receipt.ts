import { type Kysely, sql, type Transaction } from 'kysely'
import { donationCalls } from '../../../src/core/donations/calls.ts'
import { takesReceipt } from '../../../src/core/donations/donation-list.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { changesOf, recordActivity } from '../activity/record.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, StaleEdit } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { requireProduct } from '../organizations/product.ts'
import { reaches } from '../session/guard.ts'
import { actorOf, type Caller } from '../session/session.ts'
import { donationSource, type ReadDonation } from './source.ts'

export const recordReceipt = writes(
  donationCalls.recordReceipt,
  'Records the number of a donation’s receipt, or takes it away.',
  () => null,
  async ({ session, params, body, language, transaction, api }) => {
    const id = await findDonation(transaction, session, params.id)
    const row = await transaction
      .selectFrom('donations')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const read = await readDonation(transaction, id, language)
    if (row.version !== body.version) {
      const changer = await transaction
        .selectFrom('users')
        .select('name')
        .where('id', '=', row.changedBy)
        .executeTakeFirst()
      const changedAt = row.changedAt ?? row.recordedAt
      throw new StaleEdit({ data: read, changedBy: changer?.name ?? null, changedAt })
    }
    if (!takesReceipt(read)) throw new Refusal(409, 'donation-not-received')
    const { receiptNumber } = body
    const { before, after } = changesOf({ receiptNumber: row.receiptNumber }, { receiptNumber })
    if (after === null) return read
    if (receiptNumber !== null) await requireOwnNumber(transaction, { ...row, receiptNumber })
    const [actor, at] = [actorOf(session), api.now()]
    await transaction
      .updateTable('donations')
      .set({ receiptNumber, version: row.version + 1, changedAt: at, changedBy: actor.userId })
      .where('id', '=', id)
      .execute()
    await recordActivity(transaction, {
      organizationId: row.organizationId,
      raffleId: read.eventId,
      subject: { type: 'donation', id },
      action: 'changed',
      actor,
      at,
      before,
      after,
      about: [{ type: 'customer', id: row.customerId }],
    })
    return readDonation(transaction, id, language)
  },
)

/**
 * A receipt is one donor's, of one or more of their donations: the organization gave its number to nobody else, in
 * whatever case. Until the transaction ends nobody else can. @throws Refusal 409
 */
async function requireOwnNumber(
  transaction: Transaction<Database>,
  { organizationId, customerId, receiptNumber }: { [Key in Given]: string },
): Promise<void> {
  await waitInQueue(transaction, 'receiptNumbers', organizationId)
  const another = await transaction
    .selectFrom('donations')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where(sql`lower(receipt_number)`, '=', sql`lower(${receiptNumber})`)
    .where('customerId', '<>', customerId)
    .limit(1)
    .executeTakeFirst()
  if (another)
    throw new Refusal(409, [{ code: 'receipt-number-of-another', field: 'receiptNumber' }])
}
type Given = 'organizationId' | 'customerId' | 'receiptNumber'

/** One that somebody may write, where its organization has the product. @throws Refusal 403, 404 */
async function findDonation(db: Kysely<Database>, session: Caller, id: string): Promise<string> {
  const found = isUuid(id)
    ? await db
        .selectFrom('donations')
        .select(['id', 'organizationId'])
        .where('id', '=', id.toLowerCase())
        .executeTakeFirst()
    : undefined
  if (!found || !reaches(session, 'donations:receipt', found.organizationId))
    throw new Refusal(404, 'not-found')
  await requireProduct(db, found.organizationId, 'donations')
  return found.id
}

async function readDonation(db: Kysely<Database>, id: string, language: Locale) {
  const { from, columns } = donationSource({ language })
  const { rows } = await sql<ReadDonation>`
    select ${columns} ${from} where donations.id = ${id}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  return row
}
