/** Of which roles an organization asks a second factor. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { CountSchema, IdSchema, RecordVersionSchema } from '../fields/values.ts'
import { OrganizationRoleSchema, organizationRoles } from '../session/role.ts'

export const FactorRuleSchema = v.object({
  /** The organization's. */
  id: IdSchema,
  roles: v.array(OrganizationRoleSchema),
  /** Of those who may sign in and have the role: all, and those who have no second factor yet. */
  people: v.array(
    v.object({ role: OrganizationRoleSchema, count: CountSchema, without: CountSchema }),
  ),
  version: RecordVersionSchema,
})
export type FactorRule = v.InferOutput<typeof FactorRuleSchema>

export const FactorRuleForm = v.object({ roles: v.array(OrganizationRoleSchema) })

const path = '/organization-service/v2/second-factor-rules/:id'
const access = { action: 'second-factor:require', embed: 'never' } as const

export const factorRuleCalls = contracts({
  get: { method: 'GET', path, access, answer: FactorRuleSchema, chosenHere: true },
  change: {
    method: 'PATCH',
    path,
    access,
    body: v.strictObject({
      version: RecordVersionSchema,
      roles: v.pipe(
        v.array(OrganizationRoleSchema),
        v.maxLength(organizationRoles.length),
        // In one order, so that the same roles are the same.
        v.transform(given => organizationRoles.filter(role => given.includes(role))),
      ),
    }),
    answer: FactorRuleSchema,
    chosenHere: true,
  },
})
