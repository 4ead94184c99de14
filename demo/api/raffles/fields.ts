import type { Insertable, Selectable } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import { defaultFields } from '../../../src/core/raffles/default-fields.ts'
import { withJackpotIfEntered } from '../../../src/core/raffles/jackpot.ts'
import type { RaffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import { defaultSettings } from '../../../src/core/raffles/settings.ts'
import { jsonbText } from '../http/json-text.ts'
import type { RaffleTable } from './tables.ts'

/** Everything that staff entered of a raffle, from its row; what isn't there has its default. */
export function fieldsOf(row: Selectable<RaffleTable>): RaffleFields {
  return withJackpotIfEntered({
    ...defaultFields,
    ...row.details,
    name: row.name,
    category: row.category,
    logoUrl: row.logoUrl,
    licenseNumber: row.licenseNumber,
    licenseUrl: row.licenseUrl,
    shortlink: row.shortlink,
    province: row.province,
    startDate: row.startAt?.toISOString() ?? null,
    endDate: row.endAt?.toISOString() ?? null,
    drawDate: row.drawAt?.toISOString() ?? null,
    timeZone: row.timeZone,
    frequency: row.frequency,
    startingPotCents: row.startingPotCents,
    guaranteedPotCents: row.guaranteedPotCents,
    minimumJackpotDisplayCents: row.minimumJackpotDisplayCents,
    maxJackpot: row.maxJackpotCents,
    actualJackpotCents: row.declaredJackpotCents,
    startingTicketNumber: row.startingTicketNumber,
    drawType: row.drawType,
    settings: {
      ...defaultSettings,
      ...row.settings,
      fractionalJackpotPercent: row.jackpotPercent,
      ticketLimit: row.ticketLimit,
    },
  })
}

/** The same as columns to write. What has a column of its own is in no document beside it. */
export function columnsOf(fields: RaffleFields) {
  const {
    name,
    category,
    logoUrl,
    licenseNumber,
    licenseUrl,
    shortlink,
    province,
    startDate,
    endDate,
    drawDate,
    timeZone,
    frequency,
    startingPotCents,
    guaranteedPotCents,
    minimumJackpotDisplayCents,
    maxJackpot,
    actualJackpotCents,
    startingTicketNumber,
    drawType,
    settings: { fractionalJackpotPercent, ticketLimit, ...settings },
    ...details
  } = fields
  return {
    name,
    category,
    logoUrl,
    licenseNumber,
    licenseUrl,
    shortlink,
    province,
    startAt: dateOf(startDate),
    endAt: dateOf(endDate),
    drawAt: dateOf(drawDate),
    timeZone,
    frequency,
    startingPotCents,
    guaranteedPotCents,
    minimumJackpotDisplayCents,
    maxJackpotCents: maxJackpot,
    declaredJackpotCents: actualJackpotCents,
    startingTicketNumber,
    drawType,
    jackpotPercent: fractionalJackpotPercent,
    ticketLimit,
    details: jsonbText(details),
    settings: jsonbText(settings),
    searchName: searchName(name),
  } satisfies Partial<Insertable<RaffleTable>>
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}

/** Some of a thing's fields, as a schema gives them. */
export type Some<Whole> = { [Name in keyof Whole]?: Whole[Name] | undefined }

export type FieldChanges = Some<Omit<RaffleFields, 'settings'>> & {
  settings?: Some<RaffleFields['settings']> | undefined
}

/** The fields with those that were sent in place; settings one by one. */
export function withChanges(fields: RaffleFields, changes: FieldChanges): RaffleFields {
  const { settings = {}, ...rest } = changes
  const settled = { ...merged(fields, rest), settings: merged(fields.settings, settings) }
  return withJackpotIfEntered(settled)
}

function merged<Whole extends object>(whole: Whole, changes: Some<Whole>): Whole {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...whole, ...Object.fromEntries(given) }
}
