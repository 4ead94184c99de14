/** Of which roles an organization asks a second factor: its owner's to say, and that of those who run the product. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type FactorRule, factorRuleCalls } from '../../../src/core/second-factor/rule-calls.ts'
import { organizationRoles } from '../../../src/core/session/role.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, StaleEdit } from '../http/refusal.ts'
import { reads, writes } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches } from '../session/guard.ts'
import { actorOf, type Caller, holdSession } from '../session/session.ts'
import { holdPeople } from '../users/standing.ts'
import { hasFactor } from './asked.ts'

/** One that was never set is the first version. */
async function readRule(db: Kysely<Database>, id: string): Promise<FactorRule> {
  const { rows } = await sql<FactorRule>`
    select organizations.id, coalesce(rules.roles, '{}') as roles,
      coalesce(rules.version, 1) as version, (
        select json_agg(json_build_object('role', role, 'count', total, 'without', lacking) order by at)
        from (
          select asked.role, asked.at, count(memberships) as total,
            count(memberships) filter (where not ${hasFactor(sql`memberships.user_id`)}) as lacking
          from unnest(${[...organizationRoles]}::text[]) with ordinality as asked (role, at)
            left join membership_roles as held
              on held.role = asked.role and held.organization_id = organizations.id
            left join memberships on memberships.user_id = held.user_id
              and memberships.organization_id = held.organization_id
              and memberships.suspended_at is null
          group by asked.role, asked.at
        ) as counted
      ) as people
    from organizations left join second_factor_rules as rules
      on rules.organization_id = organizations.id
    where organizations.id = ${id} and removed_at is null and not waiting
  `.execute(db)
  const [rule] = rows
  if (!rule) throw new Refusal(404, 'not-found')
  return rule
}

/** @throws Refusal 404 */
function reached(session: Caller, given: string): string {
  const id = given.toLowerCase()
  if (!isUuid(id) || !reaches(session, 'second-factor:require', id))
    throw new Refusal(404, 'not-found')
  return id
}

const get = reads(
  factorRuleCalls.get,
  'Of which roles an organization asks a second factor, and how many of its people have none.',
  ({ api, session, params }) => readRule(api.db, reached(session, params.id)),
)

const change = writes(
  factorRuleCalls.change,
  'Asks for a second factor of whoever has one of these roles. Nobody is signed out: nothing but their profile answers them until they have one.',
  () => null,
  async ({ transaction, session, api, params, body: { version, roles } }) => {
    const id = reached(session, params.id)
    // Roles are given and taken in the same queue.
    await holdPeople(transaction, id)
    const at = api.now()
    await holdSession(transaction, session.id, at)
    const before = await readRule(transaction, id)
    if (before.version !== version) throw await staleOf(transaction, before)
    if (before.roles.join() === roles.join()) return before
    await transaction
      .insertInto('secondFactorRules')
      .values({ organizationId: id, roles, version: 2, changedAt: at, changedBy: session.user.id })
      .onConflict(conflict =>
        conflict.column('organizationId').doUpdateSet(({ eb, ref }) => ({
          roles,
          version: eb(ref('secondFactorRules.version'), '+', 1),
          changedAt: at,
          changedBy: session.user.id,
        })),
      )
      .execute()
    await recordActivity(transaction, {
      organizationId: id,
      raffleId: null,
      subject: { type: 'organization', id },
      action: 'changed',
      actor: actorOf(session),
      at,
      before: { secondFactorRoles: before.roles },
      after: { secondFactorRoles: roles },
    })
    return readRule(transaction, id)
  },
)

async function staleOf(transaction: Transaction<Database>, rule: FactorRule): Promise<StaleEdit> {
  const last = await transaction
    .selectFrom('secondFactorRules')
    .leftJoin('users', 'users.id', 'secondFactorRules.changedBy')
    .select(['users.name as changedBy', 'secondFactorRules.changedAt'])
    .where('secondFactorRules.organizationId', '=', rule.id)
    .executeTakeFirst()
  // It was never set: whoever asks read nothing of ours.
  if (!last) throw new Refusal(409, 'stale-edit')
  return new StaleEdit({ data: rule, ...last })
}

export const factorRuleRoutes = [get, change]
