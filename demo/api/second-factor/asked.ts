/** Of whom a second factor is asked: what the session's own query and the lists of people read. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isFactorNeeded } from '../../../src/core/second-factor/requirement.ts'
import type { Role } from '../../../src/core/session/role.ts'
import type { Database } from '../database/schema.ts'

type Column = RawBuilder<unknown>

/** The roles of which an organization asks it. */
export const requiredIn = (organizationId: Column) => sql<string[]>`coalesce(
  (select roles from second_factor_rules where organization_id = ${organizationId}), '{}'
)`

/** Whether somebody has one that was proved. */
export const hasFactor = (userId: Column) => sql<boolean>`exists (
  select from second_factors where user_id = ${userId} and confirmed_at is not null
)`

/** Whether a person who has these roles in an organization has yet to set one up. */
export async function needsFactor(
  db: Kysely<Database>,
  { user, organization, roles }: Standing,
): Promise<boolean> {
  const { rows } = await sql<{ required: string[]; hasFactor: boolean }>`
    select ${requiredIn(sql`${organization.id}`)} as required,
      ${hasFactor(sql`${user.id}`)} as has_factor
  `.execute(db)
  return rows.some(asked => isFactorNeeded({ roles, ...asked }))
}

interface Standing {
  user: { id: string }
  organization: { id: string }
  roles: readonly Role[]
}

export async function requiringOrganizations(
  db: Kysely<Database>,
  userId: string,
): Promise<string[]> {
  const { rows } = await sql<{ names: string[] }>`
    select ${requiringOf(sql`${userId}`)} as names
  `.execute(db)
  return rows.flatMap(({ names }) => names)
}

/** The organizations that ask it of a role that somebody has there, by name. */
export const requiringOf = (userId: Column) => sql<string[]>`array(
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
