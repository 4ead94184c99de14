import * as v from 'valibot'

/** The eight roles of section 6, as they travel on the wire. */
export const roles = [
  'RB admin',
  'RB finance',
  'account owner',
  'raffle admin',
  'Contact Center Agent',
  'In Person Sales',
  'Agent Manager',
  'Data Processing',
] as const

export type Role = (typeof roles)[number]

export const RoleSchema = v.picklist(roles)

/** The role's name as a flag trait: spaces removed (section 6). */
export function roleTrait(role: Role): string {
  return role.replaceAll(' ', '')
}
