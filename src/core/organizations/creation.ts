/** An organization that those who run the product take in themselves, with an invitation for its first owner. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { IdSchema, oneLineText } from '../fields/values.ts'
import { isTimeZone } from '../format/time-zone.ts'
import { organizationPath } from './calls.ts'

const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())
const about = {
  name: oneLineText(120),
  country: v.picklist(['CA', 'US']),
  province: v.pipe(v.string(), v.nonEmpty(), v.regex(/^[A-Z]{2}$/)),
  /** Of its people's mails and its buyers', where nobody chose one. */
  language: v.picklist(['en', 'fr']),
  /** Of the dates of all that it does. */
  timeZone: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60), v.check(isTimeZone, 'time-zone')),
}

/** As somebody types it. */
export const OrganizationCreationFormSchema = v.object({
  ...about,
  /** Empty: it has none, as a club may. */
  charityNumber: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  ownerName: oneLineText(120),
  ownerEmail: email,
})

export type TypedOrganization = v.InferInput<typeof OrganizationCreationFormSchema>

export const organizationCreationCalls = contracts({
  create: {
    method: 'POST',
    path: organizationPath,
    access: { action: 'organization:edit', embed: 'never' },
    body: v.strictObject({
      ...about,
      charityNumber: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(40))), null),
      owner: v.strictObject({ name: oneLineText(120), email }),
    }),
    answer: v.object({ id: IdSchema, name: v.string() }),
    makes: true,
  },
})
