import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { GivenIdSchema, said } from '../fields/values.ts'
import { StaffReasonSchema } from './staff-reason.ts'

const path = '/session-service/v2/staff-reasons'
const own = {
  access: { action: 'staff-reasons:give', embed: 'never' },
  unkept: true,
  chosenHere: true,
} as const

/** Why those who run the product change another organization's data, for an hour of the session that says so. */
export const staffReasonCalls = contracts({
  /** Those of this session that hold now. */
  list: { ...own, method: 'GET', path, answer: v.array(StaffReasonSchema) },
  /** It takes the place of one that still holds there. */
  give: {
    ...own,
    method: 'POST',
    path,
    body: v.strictObject({ organizationId: GivenIdSchema, reason: said(500) }),
    answer: StaffReasonSchema,
    makes: true,
  },
  end: { ...own, method: 'DELETE', path: `${path}/:id`, answer: null },
})
