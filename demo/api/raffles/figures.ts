import { sql } from 'kysely'
import {
  type ActivationRequirement,
  activationRequirements as requirementNames,
} from '../../../src/core/raffles/activation.ts'
import { jackpotOf, type TermChange } from '../../../src/core/raffles/jackpot.ts'
import type { RaffleRow } from '../../../src/core/raffles/raffle-row.ts'
import type { Addresses } from '../files/addresses.ts'
import { tagsOf } from '../tags/tagged.ts'
import { publicUrlOf } from './public-url.ts'

/** Sales that the orders' trigger keeps, by raffle: never summed from orders. */
interface Sales {
  tickets: number
  orders: number
  cents: number
  voids: number
  voidCents: number
}

/** Prizes and what is confirmed of them. */
interface Confirmed {
  prizes: number
  unconfirmed: number
  jackpotWinners: number
  winners: number
}

/** A raffle's row as the database gives it. */
export interface FigureRow
  extends Pick<
    RaffleRow,
    | 'id'
    | 'name'
    | 'organizationId'
    | 'organizationName'
    | 'tags'
    | 'country'
    | 'status'
    | 'category'
    | 'licenseNumber'
    | 'licenseUrl'
    | 'logoUrl'
    | 'province'
    | 'timeZone'
    | 'frequency'
    | 'drawType'
    | 'isHomeLottery'
    | 'parentId'
    | 'ticketLimit'
    | 'version'
    | 'openDraws'
  > {
  startDate: Date | null
  endDate: Date | null
  drawDate: Date | null
  endedAt: Date | null
  closedAt: Date | null
  shortlink: string | null
  shown: boolean
  hasRules: boolean
  hasDrawLocation: boolean
  hasAccount: boolean
  packageCount: number
  jackpotPercent: number | null
  startingPotCents: number
  guaranteedPotCents: number
  maxJackpotCents: number | null
  declaredJackpotCents: number | null
  customJackpot: boolean
  sales: Sales
  termChanges: TermChange[]
  confirmed: Confirmed
}

/** Columns of a `FigureRow`, for a query `from raffles`: one query, and an index for each look-up. */
export const figureColumns = sql`
  raffles.id, raffles.name, raffles.organization_id, raffles.status, raffles.category,
  raffles.license_number, raffles.license_url, raffles.logo_url, raffles.shortlink,
  raffles.province, raffles.time_zone, raffles.frequency, raffles.draw_type, raffles.parent_id,
  raffles.ticket_limit, raffles.version, raffles.is_home_lottery, raffles.shown,
  raffles.has_rules, raffles.has_draw_location, raffles.custom_jackpot,
  raffles.start_at as start_date, raffles.end_at as end_date, raffles.draw_at as draw_date,
  raffles.ended_at, raffles.closed_at, ${tagsOf('raffles', sql`raffles.id`)} as tags,
  raffles.jackpot_percent, raffles.starting_pot_cents, raffles.guaranteed_pot_cents,
  raffles.max_jackpot_cents, raffles.declared_jackpot_cents,
  (select name from organizations where id = raffles.organization_id) as organization_name,
  (select country from organizations where id = raffles.organization_id) as country,
  (raffles.online_sales_disabled
    or exists (select from accounts where organization_id = raffles.organization_id)
  ) as has_account,
  (select count(*) from packages where raffle_id = raffles.id) as package_count,
  (select jsonb_build_object(
      'tickets', coalesce(sum(sold * ticket_count - voided_tickets), 0),
      'orders', coalesce(sum(orders), 0),
      'cents', coalesce(sum(sold_cents), 0),
      'voids', coalesce(sum(voided), 0),
      'voidCents', coalesce(sum(voided_cents), 0))
    from package_sales join packages on packages.id = package_sales.package_id
    where package_sales.raffle_id = raffles.id
  ) as sales,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'at', to_char(term_changes.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', (select name from users where users.id = term_changes.changed_by),
      'fields', term_changes.fields,
      'reason', term_changes.reason,
      'fromCents', term_changes.from_cents,
      'toCents', term_changes.to_cents) order by term_changes.id desc), '[]')
    from term_changes where term_changes.raffle_id = raffles.id
  ) as term_changes,
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', open.id,
      'drawAt', to_char(open.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'confirmedFirstBy', (select jsonb_agg(first_confirmed_by order by first_confirmed_at)
        from winners where winners.draw_id = open.id and winners.status = 'second-person'),
      'winnersLeft', (select sum(quantity) from prizes where prizes.draw_id = open.id)
        - (select count(*) from winners where winners.draw_id = open.id
          and winners.status in ('second-person', 'confirmed'))
    )) order by open.at, open.id), '[]')
    from (select id, coalesce(draws.draw_at, raffles.draw_at) as at from draws
      where draws.raffle_id = raffles.id and draws.completed_at is null
        and exists (select from prizes where prizes.draw_id = draws.id)) as open
    where open.at is not null
  ) as open_draws,
  (select jsonb_build_object(
      'prizes', count(*),
      'unconfirmed', count(*) filter (where confirmed.winners < prizes.quantity),
      'jackpotWinners', coalesce(sum(confirmed.winners) filter (where category = 'jackpot'), 0),
      'winners', coalesce(sum(confirmed.winners), 0))
    from prizes, lateral (
      select count(*) as winners from winners
      where winners.prize_id = prizes.id and winners.status = 'confirmed'
    ) as confirmed
    where prizes.raffle_id = raffles.id
  ) as confirmed
`

/** The row as the API answers it: what follows from the figures is worked out here. */
export function raffleRowOf(row: FigureRow, now: Date, addresses: Addresses): RaffleRow {
  const { sales, confirmed, startDate, endDate, drawDate } = row
  const terms = {
    salesCents: sales.cents,
    percent: row.jackpotPercent,
    startingPotCents: row.startingPotCents,
    guaranteedPotCents: row.guaranteedPotCents,
    maximumCents: row.maxJackpotCents,
  }
  const jackpot = {
    ...jackpotOf({
      ...terms,
      customJackpotEnabled: row.customJackpot,
      declaredCents: row.declaredJackpotCents,
    }),
    ...terms,
    voidCount: sales.voids,
    voidCents: sales.voidCents,
    termChanges: row.termChanges,
  }
  return {
    id: row.id,
    name: row.name,
    organizationId: row.organizationId,
    organizationName: row.organizationName,
    country: row.country,
    status: row.status,
    category: row.category,
    licenseNumber: row.licenseNumber,
    licenseUrl: addresses.license(row.licenseUrl),
    logoUrl: addresses.open(row.logoUrl),
    startDate: isoOf(startDate),
    endDate: isoOf(endDate),
    drawDate: isoOf(drawDate),
    openDraws: row.openDraws,
    timeZone: row.timeZone,
    version: row.version,
    province: row.province,
    frequency: row.frequency,
    drawType: row.drawType,
    isHomeLottery: row.isHomeLottery,
    tags: row.tags,
    publicUrl: publicUrlOf(row),
    parentId: row.parentId,
    endedAt: isoOf(endedAtOf(row, now)),
    closedAt: isoOf(row.closedAt),
    ticketsSold: sales.tickets,
    ticketLimit: row.ticketLimit,
    orderCount: sales.orders,
    grossCents: sales.cents,
    actualJackpotCents: jackpot.amountCents,
    jackpot,
    activationRequirements: requirementsOf(row),
    confirmedJackpotWinners: confirmed.jackpotWinners,
    confirmedWinners: confirmed.winners,
    prizeCount: confirmed.prizes,
    prizesUnconfirmed: confirmed.unconfirmed,
  }
}

/** When sales stopped: by hand, or because the end date came. */
function endedAtOf(row: FigureRow, now: Date): Date | null {
  const { status, endDate, endedAt } = row
  if (endedAt) return endedAt
  const wasOnSale = status === 'active' || status === 'inactive'
  return wasOnSale && endDate !== null && endDate <= now ? endDate : null
}

/**
 * What activation lacks (docs/domain.md, "Raffle editor"). Sweepstakes and promotions are no licensed lottery: they
 * need no licence.
 */
function requirementsOf(row: FigureRow): ActivationRequirement[] {
  const isLicensed = row.category === '50/50' || row.category === 'Raffle'
  const hasPot = row.jackpotPercent !== null && !row.customJackpot
  const isMet: Record<ActivationRequirement, boolean> = {
    'license-number': !isLicensed || Boolean(row.licenseNumber),
    'license-file': !isLicensed || Boolean(row.licenseUrl),
    'start-date': row.startDate !== null,
    'end-date': row.endDate !== null,
    'draw-date': row.drawDate !== null,
    'draw-location': row.hasDrawLocation,
    packages: row.packageCount > 0,
    rules: row.hasRules,
    jackpot: hasPot || (row.declaredJackpotCents ?? 0) > 0,
    prizes: row.confirmed.prizes > 0,
    // Where the public is shown no page, nobody asks for its address.
    shortlink: !row.shown || Boolean(row.shortlink),
    'payment-account': row.hasAccount,
  }
  return requirementNames.filter(name => !isMet[name])
}

function isoOf(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
