/** An organization as those who run the product see and change it (docs/domain.md, section 2). */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { changeOf, formOf, recordOf } from '../fields/field.ts'
import { choice, province, text, textOrNull, yesNo } from '../fields/kinds.ts'
import { file } from '../fields/page-kinds.ts'
import { timeZone } from '../fields/time-kinds.ts'
import {
  CountSchema,
  IdSchema,
  InstantSchema,
  RecordVersionSchema,
  said,
  VersionQuerySchema,
} from '../fields/values.ts'
import { fees } from '../raffles/fees.ts'
import { RetentionRunSchema, retentionFields } from '../retention/retention.ts'
import { organizationPath } from './calls.ts'
import { type ProductCode, productCodes } from './organization.ts'

/** The product that each yes or no stands for. */
export const productFields = {
  donations: 'donations',
  goldrush: 'goldrush',
  homeLottery: 'home-lottery',
  subscriptions: 'subscriptions',
} as const satisfies Record<string, ProductCode>

const details = {
  name: text(120, { required: true }),
  province: province(),
  /** As its country's registry writes it (core/sign-up/charity-number.ts); null where it has none, as a club may. */
  charityNumber: textOrNull(40),
  /** The address of its picture. */
  logo: file(),
  /** Of its people's mails and its buyers', where nobody chose one. */
  language: choice(['en', 'fr'], 'en'),
  /** A winner is confirmed by two people. */
  confirmedByTwo: yesNo(false),
  donations: yesNo(false),
  goldrush: yesNo(false),
  homeLottery: yesNo(false),
  subscriptions: yesNo(false),
}

export const organizationFields = {
  ...details,
  timeZone: timeZone(),
  /** Nobody of it gets in, and nothing of it is sold or charged. */
  suspended: yesNo(false),
  /** What its new raffles begin with: what a raffle asks for, it says itself from then on. */
  ...fees,
  ...retentionFields,
}

export const OrganizationRecordSchema = recordOf(organizationFields, {
  id: IdSchema,
  version: RecordVersionSchema,
  country: v.picklist(['CA', 'US']),
  createdAt: InstantSchema,
  suspendedAt: v.nullable(InstantSchema),
  /** Why, in the words of whoever suspended it. */
  suspendedReason: v.nullable(v.string()),
  people: CountSchema,
  raffles: CountSchema,
  /** Raffles that are sold, or that a draw is ahead of: with one of them it can't be removed. */
  openRaffles: CountSchema,
  orders: CountSchema,
  /** Its newest run; null: there was none. */
  retention: v.nullable(RetentionRunSchema),
})
export type OrganizationRecord = v.InferOutput<typeof OrganizationRecordSchema>

/** The zone of all of its dates stays as it was chosen; its fees, its suspension and how long what is kept are asked apart. */
export const organizationForm = formOf(details)
export const organizationFeesForm = formOf(fees)

const edits = { action: 'organization:edit', embed: 'never' } as const

export const organizationRecordCalls = contracts({
  get: {
    method: 'GET',
    path: `${organizationPath}/:id/record`,
    access: { action: 'organization:list', embed: 'never' },
    answer: OrganizationRecordSchema,
    chosenHere: true,
  },
  change: {
    method: 'PATCH',
    path: `${organizationPath}/:id`,
    access: edits,
    body: changeOf(organizationFields, { comment: v.optional(said(500)) }),
    answer: OrganizationRecordSchema,
  },
  remove: {
    method: 'DELETE',
    path: `${organizationPath}/:id`,
    access: edits,
    query: VersionQuerySchema,
    answer: null,
  },
})

/** The products that a record's yes and no name. */
export function productsOf(record: Partial<Record<keyof typeof productFields, boolean>>) {
  return Object.entries(productFields)
    .filter(([name]) => record[name as keyof typeof productFields])
    .map(([, code]) => code)
    .sort((one, other) => productCodes.indexOf(one) - productCodes.indexOf(other))
}
