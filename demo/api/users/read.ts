import { type Kysely, type RawBuilder, sql } from 'kysely'
import { reachOf } from '../../../src/core/permissions.ts'
import { productRoles, type Role, roles } from '../../../src/core/session/role.ts'
import { agentRoles } from '../../../src/core/users/rules.ts'
import type { User, userList } from '../../../src/core/users/user.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { equals, type Source } from '../http/read-list.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { containing } from '../organizations/containing.ts'
import { hasFactor, requiredIn, withStaffRoles } from '../second-factor/asked.ts'
import { isProductPerson, type Session } from '../session/session.ts'

/** Its instants are Dates. */
export type StoredUser = Omit<User, 'lastSeenAt' | 'joinedAt'> & {
  lastSeenAt: Date | null
  joinedAt: Date
}

type Place = Pick<ApiContext, 'staffNeedsFactor'>

const held = sql`array(
  select role from membership_roles
  where user_id = memberships.user_id and organization_id = memberships.organization_id
  order by array_position(${[...roles]}::text[], role)
)`

/** An account owner who may sign in. */
const isOwner = (member: string) => sql`(
  ${sql.ref(`${member}.suspended_at`)} is null and exists (
    select from membership_roles where role = 'account owner'
      and user_id = ${sql.ref(`${member}.user_id`)}
      and organization_id = ${sql.ref(`${member}.organization_id`)}
  )
)`

const state = sql`case when memberships.suspended_at is null then 'active' else 'suspended' end`

/** In SQL what `isFactorNeeded` says of one. */
const secondFactorIn = (place: Place) => sql`
  case
    when not ${hasFactor(sql`users.id`)} then
      case
        when ${held} && (
          ${requiredIn(sql`memberships.organization_id`)} || ${[...withStaffRoles([], place)]}::text[]
        ) then 'needed'
        else 'off'
      end
    when users.organization_id <> memberships.organization_id
      or ${isProductPerson(sql`users.id`)} then 'elsewhere'
    else 'on'
  end
`

const columnsIn = (place: Place) => sql`
  users.id, memberships.organization_id, users.name, users.email, ${held} as roles,
  ${state} as state, memberships.last_seen_at, memberships.created_at as joined_at,
  users.locale as language, memberships.version,
  ${isOwner('memberships')} and not exists (
    select from memberships as others
    where others.organization_id = memberships.organization_id
      and others.user_id <> memberships.user_id and ${isOwner('others')}
  ) as last_owner,
  ${secondFactorIn(place)} as second_factor
`
const from = sql`from memberships join users on users.id = memberships.user_id`

export const userSource = (place: Place): Source<typeof userList> => ({
  from,
  columns: columnsIn(place),
  id: sql`users.id`,
  sort: {
    name: { by: sql`search_text(users.name)`, type: 'text' },
    lastSeenAt: {
      by: sql`coalesce(memberships.last_seen_at, '-infinity'::timestamptz)`,
      type: 'timestamptz',
    },
    joinedAt: { by: sql`memberships.created_at`, type: 'timestamptz' },
  },
  filters: {
    search: text =>
      sql<boolean>`search_text(users.name || ' ' || users.email) like search_text(${containing(text)})`,
    role: wanted => sql<boolean>`${held} && ${[...wanted]}::text[]`,
    state: equals(state),
    secondFactor: wanted =>
      sql<boolean>`replace(${secondFactorIn(place)}, 'elsewhere', 'on') = ${wanted}`,
  },
})

/** Whom somebody manages: an agent manager those who sell and do nothing else. */
export function managedBy({ roles: by }: Pick<Session, 'roles'>): RawBuilder<boolean> {
  switch (reachOf('users:manage', by)) {
    case 'all':
    case 'org':
      return sql<boolean>`true`
    case 'agents':
      return sql<boolean>`(${held} <@ ${[...agentRoles]}::text[] and ${held} <> '{}')`
    default:
      return sql<boolean>`false`
  }
}

/** Members of an organization. */
export async function readUsers(
  db: Kysely<Database>,
  { organizationId, ...place }: Place & { organizationId: string },
  where: RawBuilder<boolean>,
): Promise<StoredUser[]> {
  const { rows } = await sql<StoredUser>`
    select ${columnsIn(place)} ${from}
    where memberships.organization_id = ${organizationId} and ${where} order by users.id
  `.execute(db)
  return rows
}

/** Somebody whom the caller manages. @throws Refusal 404 */
export async function readUser(
  db: Kysely<Database>,
  { id, ...place }: Place & { organizationId: string; id: string },
  session: Pick<Session, 'roles'>,
): Promise<StoredUser> {
  const [user] = isUuid(id)
    ? await readUsers(db, place, sql`users.id = ${id} and ${managedBy(session)}`)
    : []
  if (!user) throw new Refusal(404, 'not-found')
  return user
}

/** Whether a change of roles reaches beyond the organization. */
export function isOfProduct(all: readonly Role[]): boolean {
  const ofProduct: readonly Role[] = productRoles
  return all.some(role => ofProduct.includes(role))
}
