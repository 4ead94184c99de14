import { type Kysely, type RawBuilder, sql } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import type { Database } from '../database/schema.ts'
import { chance, oneOf } from './chance.ts'
import { firstNames, lastNames, streets } from './names.ts'
import type { SeedOrganization } from './organizations.ts'

/** Postal codes begin so, by province or state; Canada's first letter is the province's own. */
const postalPrefixes: Record<string, string> = {
  NS: 'B',
  NB: 'E',
  QC: 'G',
  ON: 'P',
  AB: 'T',
  MB: 'R',
  MN: '56',
  ND: '58',
}

/** The id of an organisation's n-th customer: orders name their buyers without looking them up. */
export function customerId(
  organizationIndex: number,
  number: RawBuilder<number>,
): RawBuilder<string> {
  return sql`md5(${`customer ${organizationIndex} `}::text || ${number})::uuid`
}

/** Customers 1 … `count` of an organisation. */
export async function seedCustomers(
  db: Kysely<Database>,
  organization: SeedOrganization,
  organizationIndex: number,
  count: number,
  now: Date,
): Promise<void> {
  const item = sql<number>`(${sql.lit(organizationIndex * 100_000_000)} + n)`
  const inFrench = organization.locale === 'fr' ? 0.94 : 0.09
  await sql`
    insert into customers (id, organization_id, first_name, last_name, email, phone, address, city,
      province, postal_code, locale, consent, created_at)
    select ${customerId(organizationIndex, sql`n`)}, ${organization.id}, first_name, last_name,
      -- Some cash buyers give none.
      case when ${chance('email', item)} < 0.96 then email || n || '@example.org' end,
      ${organization.areaCode}::text || '55501'
        || lpad(floor(${chance('phone', item)} * 100)::text, 2, '0'),
      (1 + floor(${chance('street', item)} * 400))::text || ' '
        || ${oneOf(streets, chance('street', sql`(${item} + 7)`))},
      ${organization.city}, ${organization.province},
      ${postalCode(organization, chance('postal', item))},
      case when ${chance('language', item)} < ${sql.lit(inFrench)} then 'fr' else 'en' end,
      ${chance('consent', item)} < 0.58,
      ${now}::timestamptz - ${organization.joinedDaysAgo} * interval '1 day'
    from generate_series(1, ${count}::integer) as n,
      lateral (
        select ${oneOf(firstNames, chance('firstName', item))} as first_name,
          ${oneOf(lastNames, chance('lastName', item))} as last_name,
          ${oneOf(firstNames.map(mailName), chance('firstName', item))} || '.'
            || ${oneOf(lastNames.map(mailName), chance('lastName', item))} as email
      ) as person
  `.execute(db)
}

function mailName(name: string): string {
  return searchName(name).replace(/[^a-z]/g, '')
}

function postalCode(
  { country, province }: SeedOrganization,
  drawn: RawBuilder<number>,
): RawBuilder<string> {
  const prefix = postalPrefixes[province] ?? ''
  if (country === 'US') return sql`${prefix}::text || lpad(floor(${drawn} * 1000)::text, 3, '0')`
  const letter = (shift: number) =>
    sql`substr('ABCEGHJKLMNPRSTVWXYZ', 1 + (floor(${drawn} * 8000)::integer / ${sql.lit(shift)}) % 20, 1)`
  const digit = (shift: number) =>
    sql`(1 + (floor(${drawn} * 90000)::integer / ${sql.lit(shift)}) % 9)`
  return sql`${prefix}::text || ${digit(1)} || ${letter(1)} || ' ' || ${digit(9)} || ${letter(20)} || ${digit(81)}`
}

/**
 * The planted people of an organisation: two customers who are one person, entered with another accent and another email;
 * a misspelt one with the same email; one of a very long name; and a cash buyer who gave no way to be reached. Each
 * takes the place of one of the regulars, so that they have orders.
 */
export async function plantPeople(
  db: Kysely<Database>,
  organization: SeedOrganization,
  organizationIndex: number,
): Promise<void> {
  const phone = `${organization.areaCode}5550142`
  const people = [
    { firstName: 'Éva', lastName: 'Sylliboy-Thériault', email: 'eva.theriault@example.org', phone },
    { firstName: 'Eva', lastName: 'Sylliboy Theriault', email: 'evast@example.org', phone },
    { firstName: 'Marisol', lastName: 'Whinot', email: 'marisol.whynot@example.org', phone: null },
    { firstName: 'Marisol', lastName: 'Whynot', email: 'marisol.whynot@example.org', phone: null },
    {
      firstName: 'Maximilienne-Anastasie',
      lastName: 'de Saint-Amand-Desrochers-Wolfeschlegelsteinhausen',
      email: 'maximilienne-anastasie.de.saint-amand-desrochers@example.org',
      phone: null,
    },
    { firstName: 'Orville', lastName: 'Muise', email: null, phone: null },
  ]
  for (const [at, person] of people.entries())
    await sql`
      update customers set first_name = ${person.firstName}, last_name = ${person.lastName},
        email = ${person.email}, phone = ${person.phone}
      where id = ${customerId(organizationIndex, sql`${sql.lit(at + 1)}`)}
    `.execute(db)
}

/** The last of them paid in cash, at a table: nothing could be sent to him. */
export async function plantCashBuyer(
  db: Kysely<Database>,
  organizationIndex: number,
): Promise<void> {
  await sql`
    update orders set type = 'cash', source = 'walk_in', card_brand = null, card_ending = null
    where customer_id = ${customerId(organizationIndex, sql`6`)} and status in ('ACTIVE', 'VOID')
  `.execute(db)
}
