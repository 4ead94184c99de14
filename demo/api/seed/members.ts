import { type Kysely, type RawBuilder, sql } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import type { Database } from '../database/schema.ts'
import { chance } from './chance.ts'
import type { InsertedRaffle } from './insert-raffles.ts'

/** The families of Bramblewick's teams, who sell at the rink: invented; the last one has moved away. */
const names = [
  'Anjali Sharma',
  'Benoît Lévesque',
  'Calum MacIsaac',
  'Corazon Villanueva',
  'Danylo Kowalchuk',
  'Élise Prud’homme',
  'Ewan Zwicker',
  'Fatima Chaudhary',
  'Gurpreet Dhaliwal',
  'Halyna Tkachenko',
  'Ian Fitzgerald',
  'Jocelyne Saint-Amand-Desrochers',
  'Keptin Googoo',
  'Ligaya Bautista',
  'Mairead O’Quinn',
  'Mykola Panchenko',
  'Noémie Arsenault',
  'Padraig Gushue',
  'Rajesh Nair',
  'Rhéa Thibodeau',
  'Shauna Whynot',
  'Taras Hnatyshyn',
  'Winnifred McKinnon',
  'Yves Doiron',
] as const

/** Whoever sells at the rink gives no email. */
const withoutEmail = new Set(['Ewan Zwicker', 'Shauna Whynot'])

/** Puck nights are sold by the families; the other raffles have no members. */
export function hasMembers({ raffle }: Pick<InsertedRaffle, 'raffle'>): boolean {
  return raffle.name.startsWith('Puck Night')
}

/** Members of each Puck night, the same people under the same numbers. */
export async function seedMembers(
  db: Kysely<Database>,
  raffles: readonly InsertedRaffle[],
): Promise<void> {
  for (const { raffle, id } of raffles.filter(hasMembers)) {
    const rows = names.map((name, index) => ({
      id: sql<string>`md5(${`member ${raffle.name} `}::text || ${index + 1}::integer)::uuid`,
      raffleId: id,
      number: String(101 + index),
      name,
      searchName: searchName(name),
      email: withoutEmail.has(name) ? null : `${mailName(name)}@example.org`,
      active: index < names.length - 1,
      changedBy: null,
    }))
    await db.insertInto('members').values(rows).execute()
  }
}

/** In whose name an order was sold: two of three at the rink, a few members far ahead of the others. */
export function sellerOf(
  { raffle }: Pick<InsertedRaffle, 'raffle'>,
  item: RawBuilder<number>,
): RawBuilder<unknown> {
  if (!hasMembers({ raffle })) return sql`null::uuid`
  const sellers = sql.lit(names.length - 1)
  const number = sql`1 + floor(power(${chance('seller', item)}, 1.6) * ${sellers})::integer`
  return sql`case when ${chance('sold', item)} < 0.66
    then md5(${`member ${raffle.name} `}::text || (${number}))::uuid end`
}

function mailName(name: string): string {
  return searchName(name)
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')
}
