import { sql, type Transaction } from 'kysely'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import { eraseFromActivity } from '../activity/erase.ts'
import { allowLong } from '../database/limits.ts'
import type { Database } from '../database/schema.ts'
import { eraseAnswers } from '../http/idempotency.ts'
import { writes } from '../http/routes.ts'
import { readAlone } from './alone.ts'
import { coverComments } from './cover-comments.ts'
import { coverInJobs, dropListsOf } from './erase-files.ts'
import { type ChangedBy, entryOf, holdCustomer, writeCustomer } from './held.ts'
import { type KnownPeople, readKnown } from './known.ts'
import type { FoundCustomer } from './reach.ts'
import { readCustomerDetail } from './read.ts'
import { coverRecipients, readEntriesElsewhere } from './told-elsewhere.ts'

/** What was said of a hundred thousand orders at once is covered with each. */
const eraseMilliseconds = 60_000

/** What stands in the place of a name, in the language of the organisation. */
const nobody = {
  en: { firstName: 'Erased', lastName: 'customer' },
  fr: { firstName: 'Client', lastName: 'effacé' },
} as const

export const eraseCustomer = writes(
  customerCalls.erase,
  'Erases who a customer is, for good: name, contact, notes and emails, and what the log says of them. Orders, tickets and money stay.',
  () => null,
  async at => {
    const { transaction, session, body } = at
    const { customer, by } = await holdCustomer(at, 'erase', body.version, {})
    await allowLong(transaction, eraseMilliseconds)
    const known = await erasePeople(transaction, [customer], by)
    await dropListsOf(transaction, known)
    return readCustomerDetail(transaction, customer, session)
  },
  // Files begin anew.
  ({ api }) => api.jobs.wake(),
)

/**
 * Erases who customers of one organization are, in its tables and its log; the caller holds them and what they bought.
 * Files of lists in which they stand are left to the caller. Of several, one row of the log tells, about the organization.
 */
export async function erasePeople(
  transaction: Transaction<Database>,
  customers: readonly FoundCustomer[],
  by: ChangedBy,
): Promise<KnownPeople> {
  const [first] = customers
  if (!first) throw new Error('Nobody is to be erased.')
  const { organizationId } = first
  const ids = customers.map(({ id }) => id)
  const known = await readKnown(transaction, organizationId, ids)
  const alone = await readAlone(transaction, known)
  const covered = await coverComments(transaction, known, alone)
  await forgetWords(transaction, alone.words)
  await coverCustomers(transaction, known, by)
  await endSubscriptions(transaction, ids, by)
  await coverRecipients(transaction, organizationId, alone)
  const texts = [...covered.own, ...covered.elsewhere, ...alone.emails, ...alone.phones]
  await eraseAnswers(transaction, { ids: known.ids, texts })
  await coverTexts(transaction, ids)
  const elsewhere = await readEntriesElsewhere(transaction, organizationId, alone, covered)
  const { subject } = entryOf(first, by)
  const person = {
    ...subject,
    formerly: known.all,
    ...(ids.length > 1 && { toldOf: { type: 'organization' as const, id: organizationId } }),
  }
  await eraseFromActivity(transaction, person, by, { organizationId, elsewhere })
  await coverInJobs(transaction, known, alone, by.at)
  return known
}

/** The province stays: it tells nobody, and figures are made of it. */
async function coverCustomers(
  transaction: Transaction<Database>,
  { organizationId, all }: KnownPeople,
  by: ChangedBy,
): Promise<void> {
  const { locale } = await transaction
    .selectFrom('organizations')
    .select('locale')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const nothing = { email: null, phone: null, address: null, city: null, postalCode: null }
  await writeCustomer(transaction, all, by, {
    ...nobody[locale],
    ...nothing,
    consent: false,
    erasedAt: by.at,
  })
}

/** Nobody is charged whom nobody can tell of it; why one was cancelled may tell of them. */
async function endSubscriptions(
  transaction: Transaction<Database>,
  ids: readonly string[],
  { at }: ChangedBy,
): Promise<void> {
  await sql`
    update subscriptions set status = 'cancelled', next_charge_on = null, try_on = null,
      cancelled_at = coalesce(cancelled_at, ${at}), cancel_reason = null, version = version + 1
    where customer_id = any(${[...ids]}::uuid[])
  `.execute(transaction)
}

/** Notes about them and their orders go; of emails and of contacts with a winner it stays that there were some. */
async function coverTexts(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  const ofThem = sql`customer_id = any(${[...ids]}::uuid[])`
  const theirs = sql`(select id from orders where ${ofThem})`
  const wins = sql`(select id from winners where order_id in ${theirs})`
  await sql`delete from customer_notes where ${ofThem}`.execute(transaction)
  await sql`delete from customer_tags where ${ofThem}`.execute(transaction)
  await sql`
    update order_entries set second_name = null, shipping = null, age_range = null, gender = null
    where id in (select entry_id from orders where ${ofThem})
  `.execute(transaction)
  await sql`delete from order_notes where order_id in ${theirs}`.execute(transaction)
  // One that is still on its way isn't sent to nobody.
  await sql`
    update emails set recipient = '', subject = '', text_body = '', html_body = null, answer = null,
      state = case state when 'waiting' then 'given-up' else state end
    where order_id in ${theirs}
      or subscription_id in (select id from subscriptions where ${ofThem})
  `.execute(transaction)
  await sql`
    update winner_messages set recipient = null, subject = '', body = '' where winner_id in ${wins}
  `.execute(transaction)
  await sql`update winner_contacts set note = '' where winner_id in ${wins}`.execute(transaction)
}

/** The finder's vocabulary keeps no word that only they were called by. */
async function forgetWords(
  transaction: Transaction<Database>,
  words: readonly string[],
): Promise<void> {
  await sql`delete from name_vocabulary where word = any(${[...words]}::text[])`.execute(
    transaction,
  )
}
