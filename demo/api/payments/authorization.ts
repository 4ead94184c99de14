/**
 * Money of a card, held for a purchase before its orders stand. Its row is written first, and the provider is asked outside
 * of any transaction: whatever dies when, the worker (worker.ts) finds what is held and nobody bought with.
 */
import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { secondsToWait } from '../http/lanes.ts'
import { type Reason, Refusal } from '../http/refusal.ts'
import { type AuthorizationAnswer, type CardBrand, type ChargeFailure, inTime } from './provider.ts'
import type { TakenPayment } from './tables.ts'

type Authorizing = Pick<ApiContext, 'db' | 'now' | 'pause' | 'payments'>

export interface CardAsked {
  organizationId: string
  /** Of the provider's hosted fields, good for once. */
  token: string
  /** Of the whole purchase, as the server counts it. */
  amountCents: number
  /** ISO 4217. */
  currency: string
  /** The purchase's own: asked again by it, the same card is authorized once. */
  idempotencyKey: string
}

/** The card's bank holds the purchase's money. */
export interface Authorized {
  state: 'authorized'
  /** Ours, of the card's payment. */
  reference: string
  /** What it was asked for. */
  amountCents: number
  cardBrand: CardBrand
  /** Its last four digits. */
  cardEnding: string | null
}

/** How long a purchase has to stand after its card agreed; then what is held is let go. */
const holdMilliseconds = 120_000

const tokenField = 'tender.token'

/**
 * Asks the card for a purchase's money, before its transaction. What follows calls `keepAuthorization` in it, or
 * `releaseCard` where it is refused.
 *
 * @returns a refusal: 422, the card was declined, its token was used before, or the key for another purchase; 503
 *   `card-unsure`, no answer came, and the same key again is safe
 */
export async function authorizeCard(
  api: Authorizing,
  asked: CardAsked,
): Promise<Authorized | { state: 'refused'; refusal: Refusal }> {
  const payment = await begin(api, asked)
  if (payment instanceof Refusal) return { state: 'refused', refusal: payment }
  const { id: reference, state, failure, amountCents, cardBrand, cardEnding } = payment
  if (failure !== null && state !== 'declined') return declined(failure)
  // Entered, or let go: its transaction says which.
  if (state !== 'asked')
    return { state: 'authorized', reference, amountCents, cardBrand, cardEnding }
  const answer = await ask(api, payment, asked.token)
  if (answer instanceof Refusal) return { state: 'refused', refusal: answer }
  if (answer.state === 'authorized') return { ...answer, reference, amountCents }
  return refusedFor(await keepRefused(api, payment, answer.failure))
}

/** Where another card is asked for the same purchase meanwhile, that one decides: whoever asks again is told what came of it. */
function refusedFor(failure: ChargeFailure | null) {
  if (failure !== null) return declined(failure)
  return { state: 'refused' as const, refusal: unsure() }
}

/**
 * Keeps it in the transaction of its orders. Once that stands, `cards.wake()` has the card charged.
 *
 * @param kept the purchase, whose total it pays
 * @returns the id that each of its orders names as `card_payment_id`
 * @throws Refusal 409: the purchase comes to something else by now, or the money was let go meanwhile
 */
export async function keepAuthorization(
  transaction: Transaction<Database>,
  { reference, cardBrand, cardEnding }: Authorized,
  { entryId, at }: { entryId: string; at: Date },
): Promise<string> {
  const { rows } = await sql<{ isWhole: boolean }>`
    update card_payments set state = 'authorized', card_brand = ${cardBrand},
      card_ending = ${cardEnding}, try_at = ${at}
    where id = ${reference} and state = 'asked'
    returning amount_cents = (select total_cents from order_entries where id = ${entryId}) as is_whole
  `.execute(transaction)
  const [kept] = rows
  if (!kept) throw new Refusal(409, [{ code: 'card-released', field: tokenField }])
  if (!kept.isWhole) throw new Refusal(409, [{ code: 'card-amount-changed', field: tokenField }])
  return reference
}

/**
 * Nothing was bought with it: the card is let go, also where another card was refused for the same purchase meanwhile. Where
 * something was bought after all, that stands.
 */
export async function releaseCard(
  api: Pick<ApiContext, 'db' | 'now' | 'cards'>,
  { reference }: Pick<Authorized, 'reference'>,
): Promise<void> {
  await sql`
    update card_payments set state = 'releasing', failure = null, settled_at = null,
      try_at = ${whenAllAsksEnded(api.now())}
    where id = ${reference} and state in ('asked', 'refused')
  `.execute(api.db)
  api.cards.wake()
}

/**
 * When money is let go: of a card that was asked more than once, not before the bank has heard the last of them, though
 * nobody heard its answer. From then on nobody asks for the purchase.
 */
const whenAllAsksEnded = (now: Date) => sql<Date>`
  case tries when 0 then ${now}::timestamptz else ${new Date(now.getTime() + holdMilliseconds)}::timestamptz end
`

/** The payment of this purchase, for which nobody else lets go of the money soon. */
async function begin({ db, now }: Authorizing, asked: CardAsked): Promise<TakenPayment | Refusal> {
  const { organizationId, idempotencyKey, amountCents, currency } = asked
  const tokenDigest = createHash('sha256').update(asked.token).digest()
  const at = now()
  const tryAt = new Date(at.getTime() + holdMilliseconds)
  const added = await db
    .insertInto('cardPayments')
    .values({
      organizationId,
      idempotencyKey,
      tokenDigest,
      amountCents,
      currency,
      state: 'asked',
      tryAt,
      askedAt: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) return added
  // The card may have been typed anew: the provider has one authorization for our reference, whichever token comes. Each
  // time it is asked counts.
  const { rows } = await sql<TakenPayment>`
    update card_payments set token_digest = ${tokenDigest},
      tries = case state when 'asked' then tries + 1 else tries end,
      try_at = case state when 'asked' then ${tryAt}::timestamptz else try_at end
    where idempotency_key = ${idempotencyKey} and organization_id = ${organizationId}
      and not exists (
        select from card_payments as other
        where other.token_digest = ${tokenDigest} and other.idempotency_key <> ${idempotencyKey}
      )
    returning *
  `.execute(db)
  return rows[0] ?? new Refusal(422, [{ code: 'card-token-used', field: tokenField }])
}

/** @returns a refusal where no answer came */
async function ask(
  { payments, pause }: Authorizing,
  { id: reference, organizationId: account, amountCents, currency }: TakenPayment,
  token: string,
): Promise<AuthorizationAnswer | Refusal> {
  try {
    return await inTime(pause, signal =>
      payments.authorize({ reference, account, token, amountCents, currency, signal }),
    )
  } catch {
    return unsure()
  }
}

const unsure = () => new Refusal(503, 'card-unsure', secondsToWait())

/**
 * Nothing is held for a purchase whose card was asked once. Where it was asked before, for this card or another, money may be
 * held of which no answer came: it is let go.
 *
 * @returns what the purchase's card was refused for; null: another card was typed for it meanwhile
 */
async function keepRefused(
  { db, now }: Authorizing,
  { id, tokenDigest }: TakenPayment,
  failure: ChargeFailure,
): Promise<ChargeFailure | null> {
  const at = now()
  const { numAffectedRows: kept = 0n } = await sql`
    update card_payments set failure = ${failure},
      state = case tries when 0 then 'refused' else 'releasing' end,
      try_at = case when tries > 0 then ${whenAllAsksEnded(at)} end,
      settled_at = case tries when 0 then ${at}::timestamptz end
    where id = ${id} and token_digest = ${tokenDigest} and state = 'asked'
  `.execute(db)
  if (kept > 0n) return failure
  const other = await db
    .selectFrom('cardPayments')
    .select('failure')
    .where('id', '=', id)
    .where('state', 'in', ['refused', 'releasing', 'released'])
    .executeTakeFirst()
  return other?.failure ?? null
}

const codes = {
  declined: 'card-declined',
  cvc: 'card-cvc',
  'postal mismatch': 'card-postal-mismatch',
  expired: 'card-expired',
  blocked: 'card-blocked',
  timeout: 'card-timeout',
} as const satisfies Record<ChargeFailure, Reason['code']>

function declined(failure: ChargeFailure) {
  const refusal = new Refusal(422, [{ code: codes[failure], field: tokenField }])
  return { state: 'refused' as const, refusal }
}
