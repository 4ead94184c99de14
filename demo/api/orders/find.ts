/** The finder: one box for whatever a buyer can name. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { translated } from '../../../src/core/i18n/texts.ts'
import { type FindReason, type FoundOrders, mostFound } from '../../../src/core/orders/find.ts'
import { findCalls } from '../../../src/core/orders/find-calls.ts'
import {
  type FindConditions,
  type FindQuery,
  type FindTerm,
  isBlank,
  readFind,
} from '../../../src/core/orders/find-grammar.ts'
import { wordsIn } from '../../../src/core/orders/name-words.ts'
import french from '../../../src/core/orders/texts.fr.ts'
import { orderTexts } from '../../../src/core/orders/texts.ts'
import type { Database } from '../database/schema.ts'
import { conditionOf } from '../http/read-list.ts'
import { reads, type Unwritten } from '../http/routes.ts'
import { requireReach } from '../session/guard.ts'
import { readStandings } from './draw-standings.ts'
import { readSimilarEmails } from './find-emails.ts'
import { type Meanings, type Reach, rafflesNamed, type Way, waysOf } from './find-ways.ts'
import { readMeantWords } from './find-words.ts'
import { type OrderSource, openOrderSource } from './list.ts'
import { visibleOrders } from './reach.ts'
import { orderColumns, orderTables, type ReadRow } from './row.ts'

const words = [orderTexts.english, translated(orderTexts.english, french)]

export const findOrders = reads(
  findCalls.find,
  'Orders by what a buyer can name: a name however misspelt, an address, a number; each says why it was found.',
  async ({ api, session, query, language }): Promise<Unwritten<FoundOrders>> => {
    const { organizationId = session.organization.id } = query
    requireReach(session, 'orders:read', organizationId)
    const { db } = api
    const { timeZone, raffles } = await readPlace(db, organizationId, query.timeZone)
    const today = isoDay(api.now(), timeZone)
    const asked = readFind(query.text, { words, today, locale: language })
    if (isBlank(asked)) return { found: [], total: 0, unread: asked.unread }
    const meanings = { words: await wordsOf(db, asked.terms), raffles, organizationId }
    const source = await openOrderSource(db, { organizationId, timeZone, now: api.now() })
    const own = sql<boolean>`orders.organization_id = ${organizationId} and ${visibleOrders(session)}
      and ${passing(asked.conditions, source, raffles)}`
    const look = (reach: Reach, emails?: Meanings['emails']) =>
      readFound(db, own, waysOfAll(asked, { ...meanings, emails }, reach))
    const lookFar = async () =>
      look('far', await readSimilarEmails(db, organizationId, asked.terms))
    const near = await look('near')
    const { total, ids } = near.total > 0 ? near : await lookFar()
    const stored = await readRows(db, ids, { now: api.now(), language })
    const draws = await readStandings(db, stored)
    const found = stored.map(
      ({ nameWords, formerReach, chequeClearedAt: _, takenAt: __, ...order }) => {
        const why = asked.terms.flatMap(term => whyFound(term, order, { nameWords, formerReach }))
        return { order, why, draws: draws.get(order.id) ?? [] }
      },
    )
    return { found, total, unread: asked.unread }
  },
)

/** Whose orders they are: its zone, and its raffles by name. */
async function readPlace(db: Kysely<Database>, organizationId: string, timeZone?: string) {
  const [organization, raffles] = await Promise.all([
    db
      .selectFrom('organizations')
      .select('timeZone')
      .where('id', '=', organizationId)
      .executeTakeFirst(),
    db
      .selectFrom('raffles')
      .select(['id', 'name'])
      .where('organizationId', '=', organizationId)
      .execute(),
  ])
  return { timeZone: timeZone ?? organization?.timeZone ?? 'UTC', raffles }
}

function wordsOf(db: Kysely<Database>, terms: readonly FindTerm[]) {
  const typed = terms.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  return readMeantWords(db, [...new Set(typed)])
}

/** More branches than this are one that looks at every way for each order. */
const mostBranches = 32

/** Each combination of what the words may be; none where one of them is nothing. */
function waysOfAll({ terms }: FindQuery, meanings: Meanings, reach: Reach): Way[] {
  const ways = terms.map(term => waysOf(term, meanings, reach))
  const count = ways.reduce((product, { length }) => product * length, 1)
  const every: Way = { where: sql`true`, rank: sql`0` }
  const choices = count > mostBranches ? ways.map(each => [oneOfWays(each)]) : ways
  return choices.reduce(
    (branches, each) =>
      branches.flatMap(branch =>
        each.map(way => ({
          where: sql<boolean>`${branch.where} and ${way.where}`,
          rank: sql<number>`${branch.rank} + ${way.rank}`,
        })),
      ),
    [every],
  )
}

function oneOfWays(ways: readonly Way[]): Way {
  const ranks = ways.map(({ where, rank }) => sql`case when ${where} then ${rank} else 0 end`)
  return {
    where: sql`(${sql.join(
      ways.map(({ where }) => where),
      sql` or `,
    )})`,
    rank: sql`greatest(${sql.join(ranks)})`,
  }
}

function passing(
  { raffle, moreThanCents, lessThanCents, from, to, ...choices }: FindConditions,
  source: OrderSource,
  raffles: Meanings['raffles'],
): RawBuilder<boolean> {
  const paid = sql`(orders.amount_cents + orders.donation_cents)`
  const days = from === undefined && to === undefined ? {} : { bought: { from, to } }
  return sql<boolean>`${conditionOf(source, { ...choices, ...days }, sql`true`)}
    and ${raffle ? sql`orders.raffle_id = any(${rafflesNamed(raffles, raffle)}::uuid[])` : sql`true`}
    and ${moreThanCents === undefined ? sql`true` : sql`${paid} > ${moreThanCents}`}
    and ${lessThanCents === undefined ? sql`true` : sql`${paid} < ${lessThanCents}`}`
}

async function readFound(db: Kysely<Database>, own: RawBuilder<boolean>, ways: readonly Way[]) {
  if (ways.length === 0) return { total: 0, ids: [] }
  const branches = ways.map(
    ({ where, rank }) => sql`
      select orders.id, orders.created_at, ${rank} as rank
      from orders join customers on customers.id = orders.customer_id
      join raffles on raffles.id = orders.raffle_id
      join organizations on organizations.id = orders.organization_id
      where ${own} and ${where}
    `,
  )
  const { rows } = await sql<{ id: string; total: number }>`
    select id, count(*) over () as total
    from (${sql.join(branches, sql` union all `)}) as branches
    group by id, created_at order by max(rank) desc, created_at desc, id desc
    limit ${mostFound}
  `.execute(db)
  return { total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) }
}

/** By what else a buyer is found than their order's line shows. */
interface Known {
  nameWords: string[]
  /** Email addresses and telephone numbers of those who were merged into them. */
  formerReach: string[]
}

async function readRows(
  db: Kysely<Database>,
  ids: readonly string[],
  reading: Parameters<typeof orderColumns>[0],
) {
  const { rows } = await sql<
    ReadRow & Known & { chequeClearedAt: Date | null; takenAt: Date | null }
  >`
    select ${orderColumns(reading)}, customers.name_words, orders.taken_at,
      array(
        select reach from customers as former, unnest(array[former.email, former.phone]) as reach
        where former.merged_into = customers.id and reach is not null
      ) as former_reach,
      cheque_clearings.cleared_at as cheque_cleared_at
    ${orderTables}
    left join cheque_clearings on cheque_clearings.order_id = orders.id
    where orders.id = any(${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], orders.id)
  `.execute(db)
  return rows
}

/** What of an order that was found a word is; nothing where another word says it. */
function whyFound(
  { kind, text, typed }: FindTerm,
  order: ReadRow,
  { nameWords, formerReach }: Known,
): { typed: string; reason: FindReason }[] {
  if (kind === 'card') return [{ typed, reason: 'card' }]
  const { id, firstTicketNumber, lastTicketNumber, buyer } = order
  const signs = text.replaceAll('-', '')
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  const isSo: Readonly<Record<FindReason, boolean>> = {
    reference: kind === 'reference',
    order: kind !== 'phone' && signs.length >= 4 && id.replaceAll('-', '').startsWith(signs),
    ticket: number >= (firstTicketNumber ?? Infinity) && number <= (lastTicketNumber ?? -1),
    card: order.cardEnding === text,
    phone: kind !== 'word' && (buyer.phone?.includes(text) ?? false),
    name: nameWords.some(word => word.startsWith(text)),
    email: buyer.email?.includes(text) ?? false,
    'former-email': kind === 'email' && formerReach.includes(text),
    'former-phone': kind !== 'word' && formerReach.some(each => each.includes(text)),
    raffle: wordsIn(order.eventName).some(word => word.startsWith(text)),
    'similar-name': kind === 'word',
    'similar-email': kind === 'email',
  }
  const reason = (Object.keys(isSo) as FindReason[]).find(each => isSo[each])
  return reason ? [{ typed, reason }] : []
}
