/** Of whom a second factor is asked: what the session's own query and the lists of people read. */
import { type RawBuilder, sql } from 'kysely'
import { isFactorNeeded } from '../../../src/core/second-factor/requirement.ts'
import { productRoles, type Role } from '../../../src/core/session/role.ts'
import { shellTexts } from '../../../src/core/shell/texts.ts'
import type { ApiContext } from '../context.ts'

type Column = RawBuilder<unknown>

/** The roles of which an organization asks it. */
export const requiredIn = (organizationId: Column) => sql<string[]>`coalesce(
  (select roles from second_factor_rules where organization_id = ${organizationId}), '{}'
)`

/** Who runs the product reaches into all organizations: no rule of one of them says whether they need one. */
export function withStaffRoles(
  required: readonly string[],
  { staffNeedsFactor }: Pick<ApiContext, 'staffNeedsFactor'>,
): readonly string[] {
  return staffNeedsFactor ? [...required, ...productRoles] : required
}

/** Whether somebody has one that was proved. */
export const hasFactor = (userId: Column) => sql<boolean>`exists (
  select from second_factors where user_id = ${userId} and confirmed_at is not null
)`

/** Whether a person who has these roles in an organization has yet to set one up. */
export async function needsFactor(
  place: Pick<ApiContext, 'db' | 'staffNeedsFactor'>,
  { user, organization, roles }: Standing,
): Promise<boolean> {
  const { rows } = await sql<{ required: string[]; hasFactor: boolean }>`
    select ${requiredIn(sql`${organization.id}`)} as required,
      ${hasFactor(sql`${user.id}`)} as has_factor
  `.execute(place.db)
  return rows.some(({ required, ...own }) =>
    isFactorNeeded({ roles, required: withStaffRoles(required, place), ...own }),
  )
}

interface Standing {
  user: { id: string }
  organization: { id: string }
  roles: readonly Role[]
}

/** Who asks one of somebody, by name. */
export async function whoRequires(
  api: Pick<ApiContext, 'db' | 'staffNeedsFactor'>,
  { user, roles }: Pick<Standing, 'user' | 'roles'>,
): Promise<string[]> {
  const { rows } = await sql<{ names: string[] }>`
    select ${organizationsRequiring(sql`${user.id}`)} as names
  `.execute(api.db)
  return rows.flatMap(({ names }) => withProduct(names, api, roles))
}

/** The organizations that ask it, and before them the product. */
export function withProduct(
  names: readonly string[],
  { staffNeedsFactor }: Pick<ApiContext, 'staffNeedsFactor'>,
  roles: readonly Role[],
): string[] {
  const isStaff = productRoles.some(role => roles.includes(role))
  return [...(staffNeedsFactor && isStaff ? [shellTexts.english.product] : []), ...names]
}

/** The organizations that ask it of a role that somebody has there, by name. */
export const organizationsRequiring = (userId: Column) => sql<string[]>`array(
  select organizations.name from second_factor_rules as rules
    join organizations on organizations.id = rules.organization_id
    join memberships on memberships.organization_id = rules.organization_id
  where memberships.user_id = ${userId} and memberships.suspended_at is null
    and organizations.removed_at is null and exists (
      select from membership_roles as held
      where held.user_id = memberships.user_id
        and held.organization_id = rules.organization_id and held.role = any(rules.roles)
    )
  order by organizations.search_name
)`
