import { type Kysely, sql } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import type { Database } from '../database/schema.ts'
import { seedOrganizations } from './organizations.ts'
import type { SeedRaffle } from './raffle.ts'
import { seedRaffles } from './raffles.ts'

export interface InsertedRaffle {
  raffle: SeedRaffle
  id: string
  packageIds: string[]
}

/** Inserts the raffles with their packages; a parent comes before its add-on. */
export async function insertRaffles(db: Kysely<Database>, now: Date): Promise<InsertedRaffle[]> {
  const inserted: InsertedRaffle[] = []
  for (const raffle of seedRaffles(now)) {
    const parent = inserted.find(each => each.raffle.name === raffle.parent)
    const id = await insertRaffle(db, raffle, parent?.id ?? null)
    inserted.push({ raffle, id, packageIds: await insertPackages(db, raffle, id) })
  }
  return inserted
}

async function insertRaffle(
  db: Kysely<Database>,
  raffle: SeedRaffle,
  parentId: string | null,
): Promise<string> {
  const { id: organizationId, timeZone, province } = seedOrganizations[raffle.organization]
  const at = (local: string | null) =>
    local === null ? null : sql<Date>`${local}::timestamp at time zone ${timeZone}`
  const row = await db
    .insertInto('raffles')
    .values({
      id: sql`md5(${`raffle ${raffle.name}`})::uuid`,
      organizationId,
      parentId,
      name: raffle.name,
      category: raffle.category,
      status: raffle.status,
      licenseNumber: raffle.license,
      startAt: at(raffle.start),
      endAt: at(raffle.end),
      drawAt: at(raffle.draw),
      timeZone,
      province,
      frequency: raffle.frequency,
      drawType: raffle.drawType ?? 'rng',
      startingTicketNumber: raffle.startingTicketNumber ?? 1,
      nextTicketNumber: raffle.startingTicketNumber ?? 1,
      guaranteedPotCents: raffle.guaranteeCents ?? 0,
      searchName: searchName(raffle.name),
      jackpotPercent: raffle.category === '50/50' ? 50 : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function insertPackages(
  db: Kysely<Database>,
  raffle: SeedRaffle,
  raffleId: string,
): Promise<string[]> {
  const rows = await db
    .insertInto('packages')
    .values(
      raffle.packages.map((pack, index) => ({
        id: sql<string>`md5(${`package ${raffle.name} ${index}`})::uuid`,
        raffleId,
        ticketCount: pack.tickets,
        priceCents: pack.cents,
        inventory: pack.inventory ?? null,
        position: index + 1,
      })),
    )
    .returning(['id', 'position'])
    .execute()
  return rows.sort((one, other) => one.position - other.position).map(row => row.id)
}
