import { type Kysely, type Selectable, sql } from 'kysely'
import type { RaffleDetail, RelatedRaffle } from '../../../src/core/raffles/raffle-detail.ts'
import type { RaffleRow } from '../../../src/core/raffles/raffle-row.ts'
import type { TicketPackage } from '../../../src/core/raffles/ticket-package.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { type Addresses, addressesOf } from '../files/addresses.ts'
import { fileKey } from '../files/file-key.ts'
import { drawsOf } from './draws/detail.ts'
import { answeredFields } from './field-addresses.ts'
import { fieldsOf } from './fields.ts'
import { type FigureRow, figureColumns, raffleRowOf } from './figures.ts'
import type { RaffleTable } from './tables.ts'
import { soldOf } from './terms.ts'

/** What an answer about raffles is written with. */
export interface Answering {
  now: Date
  addresses: Addresses
}

/** Of one request. */
export async function answering(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  origin: string,
): Promise<Answering> {
  const at = now()
  return { now: at, addresses: addressesOf(origin, await fileKey(db), at) }
}

/** One raffle as a row of the list: what the rules are asked with. */
export async function readRow(
  db: Kysely<Database>,
  id: string,
  { now, addresses }: Answering,
): Promise<RaffleRow> {
  const { rows } = await sql<FigureRow>`
    select ${figureColumns} from raffles where raffles.id = ${id}
  `.execute(db)
  if (!rows[0]) throw new Error('The raffle is gone')
  return raffleRowOf(rows[0], now, addresses)
}

/** Everything about one raffle, as GET /events/{id} answers it. */
export async function readDetail(
  db: Kysely<Database>,
  raffle: Selectable<RaffleTable>,
  answer: Answering,
): Promise<RaffleDetail> {
  const row = await readRow(db, raffle.id, answer)
  const parentId = raffle.parentId
  return {
    ...answeredFields(fieldsOf(raffle), answer.addresses),
    ...row,
    packages: await packagesOf(db, raffle.id),
    draws: await drawsOf(db, raffle.id),
    parentEvent: parentId === null ? null : ((await related(db, 'id', parentId))[0] ?? null),
    childEvents: await related(db, 'parentId', raffle.id),
    firstSaleAt: await firstSaleOf(db, raffle.id),
    hasSales: (await soldOf(db, raffle.id)).hasSales,
    createdAt: raffle.createdAt.toISOString(),
  }
}

/** In the order of the page, with the packs that were sold and not voided. */
export async function packagesOf(db: Kysely<Database>, raffleId: string): Promise<TicketPackage[]> {
  return db
    .selectFrom('packages')
    .leftJoin('packageSales', 'packageSales.packageId', 'packages.id')
    .select(['packages.id', 'ticketCount', 'priceCents', 'inventory'])
    .select(({ fn, val }) => fn.coalesce('sold', val(0)).as('soldCount'))
    .where('packages.raffleId', '=', raffleId)
    .orderBy('position')
    .execute()
}

function related(
  db: Kysely<Database>,
  column: 'id' | 'parentId',
  id: string,
): Promise<RelatedRaffle[]> {
  return db
    .selectFrom('raffles')
    .select(['id', 'name', 'status', 'category'])
    .where(column, '=', id)
    .orderBy('searchName')
    .orderBy('id')
    .execute()
}

async function firstSaleOf(db: Kysely<Database>, raffleId: string): Promise<string | null> {
  const { at } = await db
    .selectFrom('packageSales')
    .select(({ fn }) => fn.min('firstOrderAt').as('at'))
    .where('raffleId', '=', raffleId)
    .executeTakeFirstOrThrow()
  return at?.toISOString() ?? null
}
