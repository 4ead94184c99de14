import { type Kysely, sql, type Transaction } from 'kysely'
import type { Action } from '../../../../src/core/permissions.ts'
import type { DrawType, RaffleStatus } from '../../../../src/core/raffles/raffle.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { isUuid } from '../../http/uuid.ts'
import { reaches, requireReach } from '../../session/guard.ts'
import type { Session } from '../../session/session.ts'

/** A draw beside what it needs of its raffle and organisation. */
export interface DrawContext {
  id: string
  raffleId: string
  raffleName: string
  raffleStatus: RaffleStatus
  licenseNumber: string | null
  timeZone: string
  drawType: DrawType
  drawLocation: string
  organizationId: string
  organizationName: string
  confirmedByTwo: boolean
  /** It has the raffle's own dates. */
  final: boolean
  /** Its cut-off is the end of the raffle's sales. */
  endsWithSales: boolean
  /** In force: the end of sales ends every draw's. Null while the raffle has no such date. */
  cutoffAt: Date | null
  drawAt: Date | null
  seed: Buffer
  committedAt: Date
  ticketsSoldBefore: number
  completedAt: Date | null
  createdAt: Date
}

const columns = sql`
  draws.id, draws.raffle_id, raffles.name as raffle_name, raffles.status as raffle_status,
  raffles.license_number, raffles.time_zone, raffles.draw_type,
  coalesce(raffles.details ->> 'drawLocation', '') as draw_location,
  raffles.organization_id, organizations.name as organization_name, organizations.confirmed_by_two,
  draws.cutoff_at is null and draws.draw_at is null as final,
  draws.cutoff_at is null as ends_with_sales,
  least(coalesce(draws.cutoff_at, raffles.end_at), raffles.ended_at) as cutoff_at,
  coalesce(draws.draw_at, raffles.draw_at) as draw_at,
  draws.seed, draws.committed_at, draws.tickets_sold_before, draws.completed_at, draws.created_at
`

const joined = sql`
  from draws join raffles on raffles.id = draws.raffle_id
  join organizations on organizations.id = raffles.organization_id
`

/** A draw that somebody may see, and do `action` with. @throws Refusal 404, 403 */
export async function findDraw(
  db: Kysely<Database>,
  session: Session,
  id: string,
  action: Action = 'raffles:read',
): Promise<DrawContext> {
  const draw = isUuid(id) ? await readDraw(db, id) : undefined
  if (!draw || !reaches(session, 'raffles:read', draw.organizationId))
    throw new Refusal(404, 'not-found')
  requireReach(session, action, draw.organizationId)
  return draw
}

export async function readDraw(db: Kysely<Database>, id: string): Promise<DrawContext | undefined> {
  const { rows } = await sql<DrawContext>`
    select ${columns} ${joined} where draws.id = ${id}
  `.execute(db)
  return rows[0]
}

/** The draws of a raffle that have prizes: the earliest first, the final one last. */
export async function readDraws(db: Kysely<Database>, raffleId: string): Promise<DrawContext[]> {
  const { rows } = await sql<DrawContext>`
    select ${columns} ${joined}
    where draws.raffle_id = ${raffleId}
      and exists (select from prizes where prizes.draw_id = draws.id)
    order by draws.cutoff_at is null, coalesce(draws.draw_at, raffles.draw_at), draws.created_at, draws.id
  `.execute(db)
  return rows
}

/**
 * Holds the draw until the transaction ends: steps, picks and changes of its prizes come one after the other.
 * The raffle's row comes first, as everywhere, so that nobody waits for each other; with `sales`, no order enters
 * or leaves meanwhile.
 */
export async function holdDraw(
  transaction: Transaction<Database>,
  draw: Pick<DrawContext, 'id' | 'raffleId'>,
  hold: 'draw' | 'sales' = 'draw',
): Promise<DrawContext> {
  await holdRaffle(transaction, draw.raffleId, hold)
  await sql`select from draws where id = ${draw.id} for update`.execute(transaction)
  const held = await readDraw(transaction, draw.id)
  if (!held) throw new Refusal(404, 'not-found')
  return held
}

/** Orders hold their raffle with `sales`. A weaker lock than `for update`, which foreign keys would wait for. */
export async function holdRaffle(
  transaction: Transaction<Database>,
  raffleId: string,
  hold: 'draw' | 'sales',
): Promise<void> {
  const strength = sql.raw(hold === 'sales' ? 'no key update' : 'key share')
  await sql`select from raffles where id = ${raffleId} for ${strength}`.execute(transaction)
}
