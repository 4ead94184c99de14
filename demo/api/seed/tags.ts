/** The demonstration's tags, on a few of what they are for. */
import { type Kysely, sql } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import type { TagColour } from '../../../src/core/tags/tagged.ts'
import type { Database } from '../database/schema.ts'
import { chance } from './chance.ts'
import { seedOrganizations } from './organizations.ts'

interface SeedTag {
  organizationId: string
  name: string
  colour: TagColour
  /** What has it, and one of how many. */
  customers?: number
  orders?: number
  raffles?: number
}

const { ternCove, aileDuNord } = seedOrganizations

const seedTags: readonly SeedTag[] = [
  { organizationId: ternCove.id, name: 'Volunteer', colour: 'green', customers: 60 },
  {
    organizationId: ternCove.id,
    name: 'Corporate donor',
    colour: 'violet',
    customers: 150,
    raffles: 3,
  },
  { organizationId: ternCove.id, name: 'Ask about pickup', colour: 'amber', orders: 90 },
  { organizationId: aileDuNord.id, name: 'Bénévole', colour: 'green', customers: 60 },
  { organizationId: aileDuNord.id, name: 'À rappeler', colour: 'amber', orders: 90 },
]

/** So many at most: a demonstration of a million orders has no more to show. */
const most = 40

export async function insertTags(db: Kysely<Database>, now: Date): Promise<void> {
  for (const tag of seedTags) {
    const { organizationId, name, colour } = tag
    const { rows } = await sql<{ id: string }>`
      insert into tags (organization_id, name, search_name, colour, for_customers, for_orders,
        for_raffles, created_at, changed_at)
      values (${organizationId}, ${name}, ${searchName(name)}, ${colour},
        ${tag.customers !== undefined}, ${tag.orders !== undefined}, ${tag.raffles !== undefined},
        ${now}, ${now})
      returning id
    `.execute(db)
    for (const kind of ['customer', 'order', 'raffle'] as const) {
      const oneOf = tag[`${kind}s`]
      if (oneOf === undefined) continue
      await sql`
        insert into ${sql.table(`${kind}_tags`)} (${sql.ref(`${kind}_id`)}, tag_id)
        select id, ${rows[0]?.id} from ${sql.table(`${kind}s`)}
        where organization_id = ${organizationId}
          and ${chance('tag', sql`hashtextextended(id::text || ${name}, 1)`)} < 1.0 / ${oneOf}::integer
        order by id limit ${most}
      `.execute(db)
    }
  }
}
