import { type Kysely, sql } from 'kysely'
import { type Profile, profileCalls, profileFields } from '../../../src/core/profile/profile.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { records } from '../http/records.ts'
import { reads, writes } from '../http/routes.ts'
import { hasFactor, organizationsRequiring, withProduct } from '../second-factor/asked.ts'
import { actorOf, type Session } from '../session/session.ts'
import { changePassword } from './password.ts'
import { sessionRoutes } from './sessions.ts'

const kept = records<typeof profileFields, Profile>({
  table: 'users',
  of: 'organization',
  subject: 'user',
  person: 'user',
  fields: profileFields,
  columnsOf({ language, mailLanguage, ...own }) {
    return {
      ...own,
      ...(language !== undefined && { screenLanguage: language }),
      ...(mailLanguage !== undefined && { locale: mailLanguage }),
    }
  },
  async read(db: Kysely<Database>, where) {
    const { rows } = await sql<Profile>`
      select users.id, users.name, users.email, users.version, users.locale as mail_language,
        coalesce(users.screen_language, 'auto') as language, coalesce(users.theme, 'auto') as theme,
        users.lock_mails, exists (
          select from membership_roles where user_id = users.id and role = 'account owner'
        ) as is_owner,
        ${hasFactor(sql`users.id`)} as second_factor,
        ${organizationsRequiring(sql`users.id`)} as second_factor_required_by,
        (
          select count(*) from recovery_codes where user_id = users.id and used_at is null
        ) as recovery_codes_left
      from users where ${where}
    `.execute(db)
    return rows
  },
})

const get = reads(
  profileCalls.get,
  'What the person set about themselves.',
  async ({ api, session }) => told(api, session, await kept.find(api.db, session.user.id)),
)

/** With what the product itself asks of whoever runs it. */
function told(
  { staffNeedsFactor }: Pick<ApiContext, 'staffNeedsFactor'>,
  { roles }: Pick<Session, 'roles'>,
  profile: Profile,
): Profile {
  const names = profile.secondFactorRequiredBy
  return { ...profile, secondFactorRequiredBy: withProduct(names, { staffNeedsFactor }, roles) }
}

const change = writes(
  profileCalls.change,
  'Changes the person’s name, languages, colour scheme and mails, wherever they work.',
  () => null,
  async ({ transaction, session, api, body }) => {
    const { version, ...given } = body
    const row = await kept.lock(transaction, session.user.id, version)
    const changed = await kept.change(transaction, row, given, {
      organizationId: session.organization.id,
      raffleId: null,
      at: api.now(),
      actor: actorOf(session),
    })
    return told(api, session, changed)
  },
)

export const profileRoutes = [get, change, changePassword, ...sessionRoutes]
