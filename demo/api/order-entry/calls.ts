import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { orderEntryCalls } from '../../../src/core/order-entry/calls.ts'
import type { Purchase } from '../../../src/core/order-entry/purchase.ts'
import { keyOf, once } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { type At, answers, reads } from '../http/routes.ts'
import { batchToEnter } from '../mail-batches/held.ts'
import { type Authorized, authorizeCard, releaseCard } from '../payments/authorization.ts'
import { reaches, requireReach } from '../session/guard.ts'
import { actorOf } from '../session/session.ts'
import { findBuyers } from './buyers.ts'
import { enterPurchase } from './enter.ts'
import { judgePurchase } from './judge.ts'
import { countWithin, limits } from './list-limits.ts'
import { readOnSale } from './on-sale.ts'

const onSale = reads(
  orderEntryCalls.onSale,
  'The raffles that may be sold now, with their packages, what is left of them and what their settings ask for.',
  async ({ api, session, query: { organizationId = session.organization.id } }) => {
    requireReach(session, 'orders:create', organizationId)
    return readOnSale(api.db, organizationId, api.now())
  },
)

const buyers = reads(
  orderEntryCalls.buyers,
  'Customers whose phone number is this or ends so, with what each bought last; five at most.',
  async ({ api, session, query: { organizationId = session.organization.id, phone } }) => {
    requireReach(session, 'orders:create', organizationId)
    await countWithin(api.db, limits.lookUp, { userId: session.user.id, now: api.now() })
    return findBuyers(api.db, organizationId, phone)
  },
)

const cardFields = reads(
  orderEntryCalls.cardFields,
  'Where the payment provider’s card fields are, for a frame.',
  async ({ api, session, origin, header, query: { organizationId = session.organization.id } }) => {
    requireReach(session, 'orders:create', organizationId)
    return api.payments.cardFields(header('origin') ?? origin, organizationId)
  },
)

const enter = answers(
  orderEntryCalls.enter,
  'Enters a purchase: orders of one or more raffles and a donation, all of it or nothing.',
  async at => {
    const organizationId = await organizationOf(at)
    const lane = at.body.lines.map(({ eventId }) => eventId).sort()[0] ?? null
    const authorized = await authorize(at, organizationId)
    const digest = digestOf(at)
    try {
      const reply = await once({ ...at, digest: () => digest }, lane, async transaction => {
        const receipt = await enterPurchase(transaction, at.body, {
          session: at.session,
          actor: actorOf(at.session),
          organizationId,
          idempotencyKey: ownKey(at),
          requestDigest: digest,
          at: at.api.now(),
          authorized,
        })
        return { json: { data: receipt }, status: 201 }
      })
      at.api.confirmations.wake()
      if (authorized) at.api.cards.wake()
      return reply
    } catch (error) {
      // Whatever else went wrong may have happened after the orders stood, or to this session alone: the same key asks again.
      if (authorized && error instanceof Refusal && isOfPurchase(error))
        await releaseCard(at.api, authorized)
      throw error
    }
  },
)

type Entering = At<typeof orderEntryCalls.enter>

const isOfPurchase = ({ status }: Refusal) => ![401, 403, 503].includes(status)

/**
 * Of the purchase without its card's token: whoever asks again for what they don't know the end of may have typed the card
 * anew, and it is the same purchase. So it is whatever the seller said to the question of a duplicate: its slip may have been
 * printed before.
 */
function digestOf({ body, digest }: Entering): Buffer {
  const { tender, ...purchase } = body
  if (tender.type !== 'credit') return digest(['notDuplicate'])
  return createHash('sha256')
    .update(JSON.stringify({ ...purchase, tender: tender.type }))
    .digest()
}

const ownKey = ({ session, header }: Entering) => `${session.user.id} ${keyOf(header)}`

/** Whose raffles they are: of the first line, and the purchase's own rule sees to the others. @throws Refusal 404 */
async function organizationOf({ api, session, body }: Entering): Promise<string> {
  const raffle = await api.db
    .selectFrom('raffles')
    .select('organizationId')
    .where('id', '=', body.lines[0]?.eventId ?? '')
    .executeTakeFirst()
  if (!raffle || !reaches(session, 'orders:create', raffle.organizationId))
    throw new Refusal(404, [{ code: 'not-found', field: 'lines.0.eventId' }])
  return raffle.organizationId
}

/**
 * The card of a purchase that could be entered as it stands now, asked outside of any transaction; null of other tenders,
 * and of a purchase that stands already.
 *
 * @throws Refusal as the purchase's rule says, or the card's
 */
async function authorize(at: Entering, organizationId: string): Promise<Authorized | null> {
  if (at.body.tender.type !== 'credit' || (await isKnown(at))) return null
  try {
    return await askCard(at, at.body.tender.token, organizationId)
  } catch (error) {
    // Entered meanwhile, by another call with its key: judged it stands in its own way, as a likely duplicate of itself or
    // with the last tickets, and another card that was typed for it may be refused.
    if (await isKnown(at)) return null
    throw error
  }
}

async function askCard(at: Entering, token: string, organizationId: string): Promise<Authorized> {
  const { api, session, body } = at
  const received = await receivedOn(at, body, organizationId)
  const judging = { session, now: api.now(), receivedOn: received }
  const judged = await judgePurchase(api.db, body, judging)
  const answer = await authorizeCard(api, {
    organizationId,
    token,
    amountCents: judged.totalCents,
    currency: judged.currency,
    idempotencyKey: ownKey(at),
  })
  if (answer.state === 'refused') throw answer.refusal
  return answer
}

async function receivedOn({ api }: Entering, { batchId, receivedOn }: Purchase, of: string) {
  const batch = await batchToEnter(api.db, batchId, of, 'free')
  return batch?.receivedOn ?? receivedOn ?? null
}

/** Entered under this key before, or refused because another was, or because it was taken back: `once` and the entry itself tell which. */
async function isKnown(at: Entering): Promise<boolean> {
  const key = ownKey(at)
  const { rows } = await sql`
    select from order_entries where idempotency_key = ${key}
    union all select from withdrawn_keys where idempotency_key = ${key}
  `.execute(at.api.db)
  return rows.length > 0
}

export const orderEntryRoutes = [onSale, buyers, cardFields, enter]
