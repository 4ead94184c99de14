import { type Kysely, type RawBuilder, sql } from 'kysely'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import type { CustomerRow, customerList } from '../../../src/core/customers/customer.ts'
import french from '../../../src/core/customers/texts.fr.ts'
import { customerTexts } from '../../../src/core/customers/texts.ts'
import { searchName } from '../../../src/core/format/search-name.ts'
import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import { wordsIn } from '../../../src/core/orders/name-words.ts'
import type { SortKey } from '../../../src/core/table/list.ts'
import type { Database } from '../database/schema.ts'
import { type OpensList, pageOf } from '../http/listed.ts'
import { equals, oneOf, type Source } from '../http/read-list.ts'
import { reads } from '../http/routes.ts'
import { formerly } from '../orders/find-ways.ts'
import { readMeantWords } from '../orders/find-words.ts'
import { containing } from '../organizations/containing.ts'
import { currencyIn } from '../organizations/currency.ts'
import { requireReach } from '../session/guard.ts'
import { hasTag, tagsOf } from '../tags/tagged.ts'
import { calledIn } from './called.ts'

const words = { en: customerTexts.english, fr: translated(customerTexts.english, french) }

interface ReadRow extends Omit<CustomerRow, 'lastOrderAt'> {
  lastOrderAt: Date | null
}

const columns = (language: Locale) => sql`
  customers.id, ${calledIn(language)} as name, customers.email,
  customers.phone, customers.city, customers.province, customers.postal_code,
  customers.locale as language, customers.consent,
  ${currencyIn(sql`organizations.country`)} as currency, organizations.time_zone,
  customer_figures.order_count, customer_figures.lifetime_cents, customer_figures.last_order_at,
  ${tagsOf('customers', sql`customers.id`)} as tags, customer_figures.has_twin as duplicate, customers.erased_at is not null as erased,
  customers.version
`

const found = sql`
  from customers join customer_figures on customer_figures.customer_id = customers.id
`

const tables = sql`${found} join organizations on organizations.id = customers.organization_id`

/** The id is of the table whose index the order goes by: a place between two pages is found in that index alone. */
const customerSource = (
  { sortBy, language }: { sortBy: SortKey<typeof customerList>; language: Locale },
  searched: RawBuilder<boolean>,
): Source<typeof customerList> => ({
  from: tables,
  of: found,
  columns: columns(language),
  id: sortBy === 'name' ? sql`customers.id` : sql`customer_figures.customer_id`,
  sort: {
    name: {
      by: sql`search_text(customers.last_name || ' ' || customers.first_name)`,
      type: 'text',
    },
    orderCount: { by: sql`customer_figures.order_count`, type: 'bigint' },
    lifetimeCents: { by: sql`customer_figures.lifetime_cents`, type: 'bigint' },
    lastOrderAt: {
      by: sql`coalesce(customer_figures.last_order_at, '-infinity'::timestamptz)`,
      type: 'timestamptz',
    },
  },
  filters: {
    search: () => searched,
    consent: equals(sql`customers.consent`),
    language: equals(sql`customers.locale`),
    tag: hasTag('customers', sql`customers.id`),
    province: oneOf(sql`customers.province`),
    duplicate: isTwice =>
      isTwice ? sql`customer_figures.has_twin` : sql`not customer_figures.has_twin`,
  },
})

/** Words of a name or an email address in any order, or part of a phone number. */
function matching(text: string): RawBuilder<boolean> {
  const word = searchName(text)
  const digits = word.replace(/\D/g, '')
  const each = word.split(' ').map(
    part => sql`search_text(customers.first_name || ' ' || customers.last_name || ' '
      || coalesce(customers.email, '')) like search_text(${containing(part)})`,
  )
  const isNumber = digits.length >= 3 && /^[\d\s()+.-]+$/.test(word)
  const named = sql`(${sql.join(each, sql` and `)})`
  return isNumber
    ? sql<boolean>`(${named} or customers.phone like ${`%${digits}%`})`
    : sql<boolean>`${named}`
}

/** The same, of those who were merged into them too. */
async function everMatching(
  db: Kysely<Database>,
  organizationId: string,
  text: string,
): Promise<RawBuilder<boolean>> {
  const today = matching(text)
  const { rows } = await sql<{ id: string }>`
    select unnest(${formerly(organizationId, today)}) as id
  `.execute(db)
  const ids = rows.map(({ id }) => id)
  return ids.length > 0 ? sql<boolean>`(${today} or customers.id = any(${ids}::uuid[]))` : today
}

/** The same, or where nobody is just that, names that differ from its words by a slip, as the finder has them. */
async function meant(
  db: Kysely<Database>,
  { own, organizationId }: { own: RawBuilder<boolean>; organizationId: string },
  text: string,
): Promise<RawBuilder<boolean>> {
  const typed = await everMatching(db, organizationId, text)
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select ${found} where ${own} and ${typed}) as is_there
  `.execute(db)
  if (rows[0]?.isThere) return typed
  const words = await readMeantWords(db, [...new Set(wordsIn(text))])
  const named = [...words.values()].map(
    ({ typed: begun, similar }) => sql`customers.name_words && ${[...begun, ...similar]}::text[]`,
  )
  return named.length > 0 ? sql<boolean>`(${sql.join(named, sql` and `)})` : typed
}

/** The lines of these customers, those who bought most first. None of them was erased: names are of no language. */
export async function readRows(db: Kysely<Database>, where: RawBuilder<boolean>) {
  const { rows } = await sql<ReadRow>`
    select ${columns('en')} ${tables} where ${where}
    order by customer_figures.lifetime_cents desc, customers.id limit 20
  `.execute(db)
  return rows
}

export const openCustomers: OpensList<typeof customerCalls.list, ReadRow> = async ({
  query,
  session,
  language,
  api: { db },
}) => {
  const organizationId = query.organizationId ?? session.organization.id
  requireReach(session, 'customers:read', organizationId)
  const own = sql<boolean>`customers.organization_id = ${organizationId}
    and customer_figures.organization_id = ${organizationId} and customers.merged_into is null`
  const { search } = query.filters
  return {
    source: customerSource(
      { sortBy: query.sortBy, language },
      search ? await meant(db, { own, organizationId }, search) : sql`true`,
    ),
    own,
    view: async rows => rows,
    file: {
      title: words[language].customers,
      words: words[language],
      timeZone: ({ timeZone }) => timeZone,
    },
  }
}

export const listCustomers = reads(
  customerCalls.list,
  'The customers of an organisation with what each bought in all, by name.',
  async asked => pageOf(await openCustomers(asked), asked),
)
