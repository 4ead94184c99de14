import type { Insertable, Selectable } from 'kysely'
import * as v from 'valibot'
import type { Field } from '../../../src/core/fields/field.ts'
import { type Part, withPart } from '../../../src/core/fields/part.ts'
import { searchName } from '../../../src/core/format/search-name.ts'
import { defaultFields } from '../../../src/core/raffles/default-fields.ts'
import { withJackpotIfEntered } from '../../../src/core/raffles/jackpot.ts'
import { type RaffleFields, raffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import { jsonbText } from '../http/json-text.ts'
import { Refusal } from '../http/refusal.ts'
import { cleanHtml } from './clean-html.ts'
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
      ...defaultFields.settings,
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

export type FieldChanges = Part<typeof raffleFields>

/** The fields with those that were sent in place; settings one by one. @throws Refusal 422 */
export function withChanges(fields: RaffleFields, changes: FieldChanges): RaffleFields {
  return withJackpotIfEntered(withPart(raffleFields, fields, { ...changes, ...cleaned(changes) }))
}

/** HTML is cleaned before it is kept, and must fit then, too. */
function cleaned(changes: FieldChanges): FieldChanges {
  const texts = Object.entries(changes).flatMap(([name, sent]) => {
    const field: Field<unknown, unknown> | undefined = Reflect.get(raffleFields, name)
    if (field?.kind !== 'html' || typeof sent !== 'string') return []
    const kept = cleanHtml(sent)
    if (!v.is(field.schema, kept)) throw new Refusal(422, [{ code: 'too-long', field: name }])
    return [[name, kept]]
  })
  return Object.fromEntries(texts) as FieldChanges
}
