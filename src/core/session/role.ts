import * as v from 'valibot'

/** The product's own roles, which reach into every organisation. */
export const productRoles = ['RB admin', 'RB finance'] as const

/** The roles of an organisation's own people. */
export const organizationRoles = [
  'account owner',
  'raffle admin',
  'Contact Center Agent',
  'In Person Sales',
  'Agent Manager',
  'Data Processing',
] as const
export type OrganizationRole = (typeof organizationRoles)[number]

/** The eight roles of section 6, as they travel on the wire. */
export const roles = [...productRoles, ...organizationRoles] as const
export type Role = (typeof roles)[number]

export const RoleSchema = v.picklist(roles)

/** What an embedding key may name, and a token of it may be for. */
export const OrganizationRoleSchema = v.picklist(organizationRoles)

/** The role's name as a flag trait: spaces removed (section 6). */
export function roleTrait(role: Role): string {
  return role.replaceAll(' ', '')
}
