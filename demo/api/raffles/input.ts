/** What POST and PATCH of a raffle take: every field that staff enter, in part. */
import * as v from 'valibot'
import { IdSchema } from '../../../src/core/fields/values.ts'
import { isCron } from '../../../src/core/format/cron.ts'
import { isOneLine } from '../../../src/core/format/one-line.ts'
import { isTimeZone } from '../../../src/core/format/time-zone.ts'
import { RaffleFieldsSchema } from '../../../src/core/raffles/raffle-fields.ts'
import { RaffleSettingsSchema, WhiteLabelSchema } from '../../../src/core/raffles/settings.ts'
import { longestReason } from '../../../src/core/raffles/terms.ts'
import {
  packagesAtMost,
  TicketPackageInputSchema,
} from '../../../src/core/raffles/ticket-package.ts'
import { cleanHtml } from './clean-html.ts'

/** PostgreSQL's bigint goes further, a JavaScript number in cents doesn't need to. */
const mostCents = 100_000_000_000_00

const fields = RaffleFieldsSchema.entries
export const nullableInstant = v.nullable(v.pipe(fields.startDate.wrapped, v.check(isStorable)))
export const storableCents = v.pipe(fields.startingPotCents, v.maxValue(mostCents))
const mostTickets = 1_000_000_000
const limit = v.nullable(
  v.pipe(RaffleSettingsSchema.entries.ticketLimit.wrapped, v.minValue(1), v.maxValue(mostTickets)),
)

/** A year that PostgreSQL keeps and people mean. */
function isStorable(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1900 && year <= 9999
}

const SettingsSchema = v.partial(
  v.strictObject({
    ...RaffleSettingsSchema.entries,
    ticketLimit: limit,
    ticketThreshold: limit,
    maxOrdersPerCustomer: limit,
    fractionalJackpotPercent: v.nullable(
      v.pipe(
        RaffleSettingsSchema.entries.fractionalJackpotPercent.wrapped,
        v.check(hasTwoDecimals),
      ),
    ),
    whiteLabel: v.strictObject(WhiteLabelSchema.entries),
  }),
)

const percent = v.pipe(fields.raffleboxFeePercent, v.check(hasTwoDecimals))

function hasTwoDecimals(value: number): boolean {
  return Math.abs(Math.round(value * 100) - value * 100) < 1e-6
}

const PackagesSchema = v.pipe(
  v.array(
    v.strictObject({
      ...TicketPackageInputSchema.entries,
      ticketCount: v.pipe(TicketPackageInputSchema.entries.ticketCount, v.maxValue(1_000_000)),
      priceCents: v.pipe(TicketPackageInputSchema.entries.priceCents, v.maxValue(mostCents)),
      inventory: v.nullable(
        v.pipe(TicketPackageInputSchema.entries.inventory.wrapped, v.maxValue(mostTickets)),
      ),
    }),
  ),
  v.maxLength(packagesAtMost),
)

const name = v.pipe(fields.name, v.check(isOneLine))

/** HTML is cleaned before it is kept, and must fit then, too. */
const Fields = v.object({
  ...fields,
  name,
  description: v.pipe(fields.description, v.transform(cleanHtml), fields.description),
  rules: v.pipe(fields.rules, v.transform(cleanHtml), fields.rules),
  emailTicketBody: v.pipe(fields.emailTicketBody, v.transform(cleanHtml), fields.emailTicketBody),
  emailTicketFooter: v.pipe(
    fields.emailTicketFooter,
    v.transform(cleanHtml),
    fields.emailTicketFooter,
  ),
  startDate: nullableInstant,
  endDate: nullableInstant,
  drawDate: nullableInstant,
  timeZone: v.pipe(fields.timeZone, v.check(isTimeZone, 'time-zone')),
  frequencyCron: v.nullable(v.pipe(fields.frequencyCron.wrapped, v.check(isCron, 'cron'))),
  startingPotCents: storableCents,
  guaranteedPotCents: storableCents,
  minimumJackpotDisplayCents: storableCents,
  maxJackpot: v.nullable(storableCents),
  actualJackpotCents: v.nullable(storableCents),
  startingTicketNumber: v.pipe(fields.startingTicketNumber, v.maxValue(mostTickets)),
  raffleboxFeePercent: percent,
  raffleboxFeeFlatRateDollars: storableCents,
  raffleboxOrderFeeDollars: storableCents,
  processingFeePercent: percent,
  raffleboxDonationFeePercent: percent,
})

/** Why, in the editing person's words; no field of the raffle. Needed where what was sold becomes less (core's terms.ts). */
export const editReason = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestReason)))

const relations = {
  /** Chosen here: the raffle that this one is an add-on of. */
  parentId: v.optional(v.nullable(IdSchema)),
  settings: v.optional(SettingsSchema),
  packages: v.optional(PackagesSchema),
}

export const CreationSchema = v.strictObject({
  ...v.partial(Fields).entries,
  name: Fields.entries.name,
  category: Fields.entries.category,
  province: Fields.entries.province,
  timeZone: Fields.entries.timeZone,
  ...relations,
  /** Default: the session's own. */
  organizationId: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  /** Section 4: the form's default. Without the right to activate it is stored as a draft. */
  status: v.optional(v.picklist(['active', 'draft']), 'active'),
})
export type Creation = v.InferOutput<typeof CreationSchema>

export const ChangeSchema = v.strictObject({
  ...v.partial(Fields).entries,
  ...relations,
  /** Of the raffle as it was read. */
  version: v.pipe(v.number(), v.integer()),
  reason: editReason,
})
export type Change = v.InferOutput<typeof ChangeSchema>
