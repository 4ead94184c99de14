/**
 * The editor's form: the raffle's own schema, with what a form needs beside it. Empty amounts count as zero,
 * and rules carry the codes that the editor words.
 */
import * as v from 'valibot'
import { CentsSchema, CountSchema, PercentSchema } from '../../fields/values.ts'
import { isCron } from '../../format/cron.ts'
import { isTimeZone } from '../../format/time-zone.ts'
import { isWebAddress } from '../../format/web-address.ts'
import { filled } from '../../forms/form-rules.ts'
import { RaffleFieldsSchema } from '../raffle-fields.ts'
import { RaffleSettingsSchema, WhiteLabelSchema } from '../settings.ts'
import { longestReason } from '../terms.ts'
import { packagesAtMost } from '../ticket-package.ts'

const orZero = v.nullable(CentsSchema, 0)
const percentOrZero = v.nullable(PercentSchema, 0)
const limit = v.nullable(v.pipe(CountSchema, v.minValue(1)))
const address = v.nullable(v.pipe(v.string(), v.maxLength(2000), v.check(isWebAddress, 'url')))

/** What a package is in the form; `packageId` is null until it is saved. */
const PackageSchema = v.object({
  packageId: v.nullable(v.string()),
  ticketCount: filled(v.pipe(CountSchema, v.minValue(1))),
  priceCents: filled(v.pipe(CountSchema, v.minValue(1, 'price-zero'))),
  inventory: v.nullable(v.pipe(CountSchema, v.minValue(1))),
})

export const EditorSchema = v.object({
  ...RaffleFieldsSchema.entries,
  /** Section 4: the form's status starts as `active`; stored as a draft for those who may not activate. */
  status: v.picklist(['active', 'draft']),
  /** Why, where what was sold becomes less or other (terms.ts); no field of the raffle. */
  reason: v.pipe(v.string(), v.trim(), v.maxLength(longestReason)),
  /** Section 3, "parentEvent": the raffle that it is an add-on of. */
  parentId: v.nullable(v.string()),
  shortlink: v.nullable(v.pipe(v.string(), v.check(isShortlink, 'shortlink'))),
  timeZone: v.pipe(v.string(), v.nonEmpty(), v.check(isTimeZone, 'time-zone')),
  frequencyCron: v.nullable(v.pipe(v.string(), v.maxLength(120), v.check(isCron, 'cron'))),
  startingPotCents: orZero,
  guaranteedPotCents: orZero,
  minimumJackpotDisplayCents: orZero,
  startingTicketNumber: filled(CountSchema),
  tickerUrl: address,
  ticketFooterQRCode: address,
  raffleboxFeePercent: percentOrZero,
  raffleboxFeeFlatRateDollars: orZero,
  raffleboxOrderFeeDollars: orZero,
  processingFeePercent: percentOrZero,
  raffleboxDonationFeePercent: percentOrZero,
  settings: v.object({
    ...RaffleSettingsSchema.entries,
    ticketLimit: limit,
    ticketThreshold: limit,
    maxOrdersPerCustomer: limit,
    tickerQrCode: address,
    whiteLabel: v.object({
      ...WhiteLabelSchema.entries,
      redirectUrl: address,
    }),
  }),
  packages: v.pipe(v.array(PackageSchema), v.maxLength(packagesAtMost)),
})

/** What stands in the form. */
export type EditorValues = v.InferInput<typeof EditorSchema>
/** What passed its rules. */
export type EditorOutput = v.InferOutput<typeof EditorSchema>
export type PackageValues = EditorValues['packages'][number]

/** A new line of the list of packages. */
export const newPackage: PackageValues = {
  packageId: null,
  ticketCount: null,
  priceCents: null,
  inventory: null,
}

/** The last part of a public address: lower-case letters, digits and hyphens within. */
export function isShortlink(text: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(text)
}
