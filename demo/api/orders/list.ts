import { type Kysely, type RawBuilder, sql } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import type { orderList } from '../../../src/core/orders/order-list.ts'
import french from '../../../src/core/orders/texts.fr.ts'
import { orderTexts } from '../../../src/core/orders/texts.ts'
import { readReference } from '../../../src/core/outbox/reference.ts'
import type { Database } from '../database/schema.ts'
import { requireZone } from '../database/zones.ts'
import { type OpensList, pageOf } from '../http/listed.ts'
import { daysOfMoment, equals, oneOf, type Source } from '../http/read-list.ts'
import { reads } from '../http/routes.ts'
import { requireReach } from '../session/guard.ts'
import { hasTag } from '../tags/tagged.ts'
import { entriesCalled, idBegunBy, ordersOfTicket, saysBuyer } from './find-ways.ts'
import { visibleOrders } from './reach.ts'
import { marked, orderColumns, orderTables, type ReadRow } from './row.ts'

const words = { en: orderTexts.english, fr: translated(orderTexts.english, french) }

interface Reading {
  organizationId: string
  /** IANA zone that days are counted in; without it, the organisation's. */
  timeZone: string | undefined
  now: Date
  /** The reader's, where rows are read, and not conditions alone. */
  language?: Locale
}

/** Where orders are read, by days of a zone that both sides know. @throws Refusal 422 */
export async function openOrderSource(
  db: Kysely<Database>,
  { timeZone, ...reading }: Reading,
): Promise<OrderSource> {
  if (timeZone !== undefined) await requireZone(db, timeZone)
  return orderSource({ timeZone, ...reading })
}

export type OrderSource = Source<typeof orderList>

const orderSource = ({ organizationId, timeZone, now, language = 'en' }: Reading): OrderSource => ({
  from: orderTables,
  of: sql`from orders`,
  columns: orderColumns({ now, language }),
  id: sql`orders.id`,
  sort: { boughtAt: { by: sql`orders.created_at`, type: 'timestamptz' } },
  filters: {
    search: text => found(text, organizationId),
    bought: daysOfMoment(
      sql`orders.created_at`,
      timeZone ?? sql`(select time_zone from organizations where id = ${organizationId})`,
    ),
    status: oneOf(sql`orders.status`),
    tag: hasTag('orders', sql`orders.id`),
    mark: marks =>
      sql<boolean>`(${sql.join(
        marks.map(mark => marked(now)[mark]),
        sql` or `,
      )})`,
    raffle: equals(sql`orders.raffle_id`),
    type: oneOf(sql`orders.type`),
    source: sources,
    cardBrand: oneOf(sql`orders.card_brand`),
  },
})

/** Online is none: the index of those that are one isn't asked for it. */
function sources(asked: readonly string[]): RawBuilder<boolean> {
  const entered = asked.filter(source => source !== 'online')
  const online = sql<boolean>`orders.source is null`
  if (entered.length === 0) return online
  const isOne = oneOf(sql`orders.source`)(entered)
  return entered.length === asked.length ? isOne : sql<boolean>`(${online} or ${isOne})`
}

/**
 * Words of a name or email address in any order or a phone number, of the buyer or of whoever was merged into them; an
 * order's id or the reference of its receipt, a ticket's number, the end of a card's: each way finds its orders by an index of its own. One or two letters
 * are nearly everybody's: they are looked for in each order.
 */
function found(text: string, organizationId: string): RawBuilder<boolean> {
  const word = searchName(text)
  const words = word.split(/\s+/)
  const digits = word.replace(/\D/g, '')
  const begun = idBegunBy(word)
  const reference = readReference(text)
  const isNumber = /^#?\d+$/.test(word)
  const isPhone = digits.length >= 4 && /^[\d\s()+.-]+$/.test(word)
  const named = sql.join(words.map(saysBuyer), sql` and `)
  const isShort = words.every(({ length }) => length < 3)
  const ofCustomers = (where: RawBuilder<unknown>) => sql`
    select orders.id from customers
    join orders on orders.customer_id = coalesce(customers.merged_into, customers.id)
    where customers.organization_id = ${organizationId} and ${where}`
  const ofOrders = (where: RawBuilder<unknown>) => sql`
    select id from orders where organization_id = ${organizationId} and ${where}`
  const ways = [
    !isShort && ofCustomers(named),
    isPhone && ofCustomers(sql`customers.phone like ${`%${digits}%`}`),
    begun !== null && ofOrders(begun),
    reference !== null && ofOrders(sql`entry_id in (${entriesCalled(reference)})`),
    isNumber && digits.length < 16 && ordersOfTicket(digits, organizationId),
    /^\d{4}$/.test(word) && ofOrders(sql`card_ending = ${word}`),
  ].filter(way => typeof way === 'object')
  const each = [
    isShort && sql`exists (select from customers where id = orders.customer_id and ${named})`,
    ways.length > 0 && sql`orders.id in (${sql.join(ways, sql` union all `)})`,
  ].filter(way => typeof way === 'object')
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** What a list may be of beside its organisation. */
export interface OrderScope {
  subscriptionId?: string | undefined
  ids?: readonly string[] | undefined
}

/** Those of one subscription, and those that are named, where any are. */
export function ofScope({ subscriptionId, ids }: OrderScope): RawBuilder<boolean> {
  const its =
    subscriptionId === undefined ? sql`true` : sql`orders.subscription_id = ${subscriptionId}`
  const named = ids === undefined ? sql`true` : sql`orders.id = any(${[...ids]}::uuid[])`
  return sql<boolean>`(${its} and ${named})`
}

export const openOrders: OpensList<typeof orderCalls.list, ReadRow> = async ({
  query,
  session,
  language,
  api,
}) => {
  const organizationId = query.organizationId ?? session.organization.id
  requireReach(session, 'orders:read', organizationId)
  const reading = { organizationId, timeZone: query.timeZone, now: api.now(), language }
  return {
    source: await openOrderSource(api.db, reading),
    own: sql<boolean>`orders.organization_id = ${organizationId} and ${visibleOrders(session)}
      and ${ofScope(query)}`,
    view: async rows => rows,
    file: {
      title: words[language].orders,
      words: words[language],
      timeZone: ({ timeZone }) => timeZone,
    },
  }
}

export const listOrders = reads(
  orderCalls.list,
  'The orders of an organisation that the reader may see, the newest first.',
  async asked => pageOf(await openOrders(asked), asked),
)
