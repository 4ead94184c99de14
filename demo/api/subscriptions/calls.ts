import { sql, type Updateable } from 'kysely'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { translated } from '../../../src/core/i18n/texts.ts'
import { subscriptionCalls } from '../../../src/core/subscriptions/calls.ts'
import type { SubscriptionAction } from '../../../src/core/subscriptions/rules.ts'
import { nextChargeDay } from '../../../src/core/subscriptions/schedule.ts'
import french from '../../../src/core/subscriptions/texts.fr.ts'
import { subscriptionTexts } from '../../../src/core/subscriptions/texts.ts'
import {
  correctEmail,
  holdBoughtBy,
  lastChange as lastCustomerChange,
  sawAnother,
} from '../customers/held.ts'
import { type OpensList, pageOf } from '../http/listed.ts'
import { Refusal, StaleEdit } from '../http/refusal.ts'
import { reads, type Writing, writes } from '../http/routes.ts'
import { requireProduct } from '../organizations/product.ts'
import { requireReach } from '../session/guard.ts'
import { actorOf } from '../session/session.ts'
import {
  findSubscription,
  type HeldSubscription,
  holdSubscription,
  recordSubscription,
  writeSubscription,
} from './held.ts'
import { mailCardLink } from './notice.ts'
import { readSubscription, rowOf, type StoredRow, subscriptionSource } from './read.ts'
import type { SubscriptionTable } from './tables.ts'

const words = {
  en: subscriptionTexts.english,
  fr: translated(subscriptionTexts.english, french),
}

export const openSubscriptions: OpensList<typeof subscriptionCalls.list, StoredRow> = async ({
  query,
  session,
  language,
  api,
}) => {
  const organizationId = query.organizationId ?? session.organization.id
  requireReach(session, 'subscriptions:manage', organizationId)
  await requireProduct(api.db, organizationId, 'subscriptions')
  return {
    source: subscriptionSource(language),
    own: sql<boolean>`subscriptions.organization_id = ${organizationId}`,
    view: async rows => rows.map(rowOf),
    file: {
      title: words[language].subscriptions,
      words: words[language],
      timeZone: ({ timeZone }) => timeZone,
    },
  }
}

const list = reads(
  subscriptionCalls.list,
  'The subscriptions of an organisation, the next charge first.',
  async asked => pageOf(await openSubscriptions(asked), asked),
)

const get = reads(
  subscriptionCalls.get,
  'One subscription: its customer, package, charges and what was done with it.',
  async at => {
    const { api, session, params } = at
    const { id } = await findSubscription(api.db, session, params.id)
    return readSubscription(api.db, id, readingOf(at))
  },
)

const change = writes(
  subscriptionCalls.change,
  'Corrects the customer’s email address: it is that of all their orders.',
  () => null,
  async at => {
    const { transaction, session, params, body } = at
    const found = await findSubscription(transaction, session, params.id)
    await holdBoughtBy(transaction, [found.customerId])
    const held = await holdSubscription(at, 'correct', body.version)
    // Merged into another before it was held.
    if (held.customerId !== found.customerId) throw new Refusal(409, 'stale-edit')
    const email = body.email?.toLowerCase()
    const read = held.read.customer.email
    if (email === undefined || email === read) return held.read
    const customer = { ...found, id: found.customerId }
    if (sawAnother(body.readEmail, read))
      throw new StaleEdit({
        data: held.read,
        ...(await lastCustomerChange(transaction, customer.id)),
      })
    await correctEmail(transaction, customer, { read, email }, byOf(at))
    await writeSubscription(transaction, held.before, {}, byOf(at))
    const told = { before: { email: read }, after: { email } }
    await recordSubscription(transaction, held, told, byOf(at))
    return readSubscription(transaction, held.id, readingOf(at))
  },
)

type Step = Writing<(typeof subscriptionCalls)['pause']>
const readingOf = ({ api, language }: Pick<Step, 'api' | 'language'>) => ({
  now: api.now(),
  language,
})
const byOf = ({ session, api }: Pick<Step, 'session' | 'api'>) => ({
  actor: actorOf(session),
  at: api.now(),
})

/** What a step makes of the subscription. @param today where its organization is */
type StepOf = (held: HeldSubscription, today: string) => Updateable<SubscriptionTable>

async function take(
  at: Omit<Step, 'body'> & { body: { version: number; reason?: string } },
  action: SubscriptionAction,
  changes: StepOf,
) {
  const { transaction, api, body } = at
  const held = await holdSubscription(at, action, body.version)
  const today = isoDay(api.now(), String(held.read.timeZone))
  const { reason = null } = body
  await writeSubscription(transaction, held.before, changes(held, today), byOf(at), reason)
  return readSubscription(transaction, held.id, readingOf(at))
}

/** The first day of its rhythm that isn't over. */
const fromToday = ({ before }: HeldSubscription, today: string) => {
  const { nextChargeOn: due, startedOn, cadence } = before
  return due !== null && due >= today ? due : nextChargeDay(startedOn, cadence, today)
}

const cancel = writes(
  subscriptionCalls.cancel,
  'Cancels a subscription for a reason: nothing more is charged.',
  () => null,
  at =>
    take(at, 'cancel', () => ({
      status: 'cancelled',
      nextChargeOn: null,
      tryOn: null,
      skippedOn: null,
      cancelledAt: at.api.now(),
      cancelReason: at.body.reason,
    })),
)

const pause = writes(
  subscriptionCalls.pause,
  'Pauses a subscription: nothing is charged until it is resumed.',
  () => null,
  at => take(at, 'pause', () => ({ status: 'paused', tryOn: null })),
)

const resume = writes(
  subscriptionCalls.resume,
  'Resumes a paused subscription, from the next day of its rhythm on.',
  () => null,
  at =>
    take(at, 'resume', (held, today) => {
      const day = fromToday(held, today)
      const { nextChargeOn: due, failures } = held.before
      // The same day's tries are counted on: each has an order's key of its own.
      const tried = day === due ? failures : 0
      return { status: 'active', nextChargeOn: day, tryOn: day, failures: tried }
    }),
)

const skip = writes(
  subscriptionCalls.skip,
  'Lets the next charge pass; one at a time.',
  () => null,
  at =>
    take(at, 'skip', (held, today) => {
      const { nextChargeOn: due, startedOn, cadence } = held.before
      const day = nextChargeDay(startedOn, cadence, due !== null && due > today ? due : today)
      return { skippedOn: due, nextChargeOn: day, tryOn: day, failures: 0 }
    }),
)

const retry = writes(
  subscriptionCalls.retry,
  'Asks the bank again for the charge that failed.',
  () => null,
  async at => {
    const read = await take(at, 'retry', (_, today) => ({ tryOn: today }))
    const told = { before: { tryOn: null }, after: { tryOn: read.tryOn } }
    const found = await findSubscription(at.transaction, at.session, read.id)
    await recordSubscription(at.transaction, found, told, byOf(at))
    return readSubscription(at.transaction, read.id, readingOf(at))
  },
  ({ api }) => api.subscriptions.wake(),
)

const sendCardLink = writes(
  subscriptionCalls.sendCardLink,
  'Sends the customer the payment provider’s address for another card.',
  () => null,
  async at => {
    const { transaction, api } = at
    const held = await holdSubscription(at, 'card-link')
    const url = api.payments.cardUrl(held.id)
    const email = await mailCardLink(transaction, held.id, { url, at: api.now() })
    const told = { before: null, after: { email } }
    await recordSubscription(transaction, held, told, byOf(at), 'emailed')
    return readSubscription(transaction, held.id, readingOf(at))
  },
)

export const subscriptionRoutes = [
  list,
  get,
  change,
  cancel,
  pause,
  resume,
  skip,
  retry,
  sendCardLink,
]
