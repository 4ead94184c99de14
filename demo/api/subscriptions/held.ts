/** A subscription in somebody's hands: held until the transaction ends, and what every change of one writes. */
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import {
  decideSubscription,
  type SubscriptionAction,
} from '../../../src/core/subscriptions/rules.ts'
import { type Actor, changesOf, recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed, StaleEdit } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { requireProduct } from '../organizations/product.ts'
import { reaches } from '../session/guard.ts'
import type { Caller } from '../session/session.ts'
import { type ReadSubscription, readSubscription } from './read.ts'
import type { SubscriptionTable } from './tables.ts'

export interface FoundSubscription {
  id: string
  organizationId: string
  customerId: string
}

/** A subscription that somebody may see, where its organization has the product. @throws Refusal 404, 403 */
export async function findSubscription(
  db: Kysely<Database>,
  session: Caller,
  id: string,
): Promise<FoundSubscription> {
  const found = isUuid(id)
    ? await db
        .selectFrom('subscriptions')
        .select(['id', 'organizationId', 'customerId'])
        .where('id', '=', id.toLowerCase())
        .executeTakeFirst()
    : undefined
  if (!found || !reaches(session, 'subscriptions:manage', found.organizationId))
    throw new Refusal(404, 'not-found')
  await requireProduct(db, found.organizationId, 'subscriptions')
  return found
}

export type HeldRow = Selectable<SubscriptionTable>

export interface HeldSubscription extends FoundSubscription {
  before: HeldRow
  read: ReadSubscription
}

interface Holding {
  transaction: Transaction<Database>
  api: Pick<ApiContext, 'now'>
  session: Caller
  language: Locale
  params: { id: string }
}

/**
 * The subscription that a call is about, for one who may do the action with it now.
 *
 * @throws Refusal 403, 404, 409; StaleEdit
 */
export async function holdSubscription(
  { transaction, api, session, language, params }: Holding,
  action: SubscriptionAction,
  version?: number,
): Promise<HeldSubscription> {
  const found = await findSubscription(transaction, session, params.id)
  const before = await lockSubscription(transaction, found.id)
  if (!before) throw new Refusal(404, 'not-found')
  const read = await readSubscription(transaction, found.id, { now: api.now(), language })
  if (version !== undefined && version !== read.version)
    throw new StaleEdit({ data: read, ...(await lastChange(transaction, found.id)) })
  requireAllowed(decideSubscription(action, read, session.roles))
  // Its customer may have been merged into another before it was held.
  return { ...found, customerId: before.customerId, before, read }
}

/** Held until the transaction ends. */
export function lockSubscription(transaction: Transaction<Database>, id: string) {
  return transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export interface ChangedBy {
  actor: Actor | null
  at: Date
}

/** What the log tells of a subscription. */
const told = ['status', 'nextChargeOn', 'skippedOn'] as const

/** Writes it with a newer version, and into the log what people read of it. */
export async function writeSubscription(
  transaction: Transaction<Database>,
  before: HeldRow,
  changes: Updateable<SubscriptionTable>,
  by: ChangedBy,
  comment: string | null = null,
): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set(({ eb }) => ({
      ...changes,
      version: eb('version', '+', 1),
      changedAt: by.at,
      changedBy: by.actor?.userId ?? null,
    }))
    .where('id', '=', before.id)
    .execute()
  const shown = (row: object) =>
    Object.fromEntries(told.map(name => [name, Reflect.get(row, name) ?? null]))
  const differ = changesOf(shown(before), shown({ ...before, ...changes }))
  if (differ.after === null) return
  await recordSubscription(transaction, before, { ...differ, comment }, by)
}

/** An entry of the log about it. */
export function recordSubscription(
  transaction: Transaction<Database>,
  { id, organizationId, customerId }: FoundSubscription,
  entry: { before: object | null; after: object | null; comment?: string | null },
  { actor, at }: ChangedBy,
  action: 'changed' | 'emailed' = 'changed',
): Promise<void> {
  return recordActivity(transaction, {
    organizationId,
    raffleId: null,
    subject: { type: 'subscription', id },
    action,
    actor,
    at,
    ...entry,
    about: [{ type: 'customer', id: customerId }],
  })
}

async function lastChange(transaction: Transaction<Database>, id: string) {
  const last = await transaction
    .selectFrom('subscriptions')
    .leftJoin('users', 'users.id', 'subscriptions.changedBy')
    .select(['users.name as changedBy', 'subscriptions.changedAt', 'subscriptions.createdAt'])
    .where('subscriptions.id', '=', id)
    .executeTakeFirstOrThrow()
  return { changedBy: last.changedBy, changedAt: last.changedAt ?? last.createdAt }
}
