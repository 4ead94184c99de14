import { sql } from 'kysely'
import { type OwnSession, profileCalls } from '../../../src/core/profile/profile.ts'
import { recordActivity } from '../activity/record.ts'
import { Refusal } from '../http/refusal.ts'
import { reads, writes } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { endSessions } from '../session/session.ts'
import { ownEntry } from './own.ts'

/** Its instants are Dates. */
type Stored = Omit<OwnSession, 'startedAt' | 'lastUsedAt'> & { startedAt: Date; lastUsedAt: Date }

const list = reads(
  profileCalls.sessions,
  'Where the person is signed in, the session that asks first, then by their last use.',
  async ({ api, session }) => {
    const { rows } = await sql<Stored>`
      select family_id as id, min(sessions.created_at) as started_at,
        max(last_used_at) as last_used_at, family_id = ${session.familyId} as is_this,
        (array_agg(browser order by sessions.created_at desc))[1] as browser,
        (array_agg(system order by sessions.created_at desc))[1] as system,
        (array_agg(organizations.name order by sessions.created_at desc))[1] as organization_name
      from sessions join organizations on organizations.id = sessions.organization_id
      where user_id = ${session.user.id} and embed_key_id is null
      group by family_id
      having bool_or(ended_at is null and expires_at > ${api.now()})
      order by is_this desc, last_used_at desc, family_id limit 100
    `.execute(api.db)
    return rows
  },
)

const end = writes(
  profileCalls.endSession,
  'Ends one of the person’s sessions, in all of its tabs.',
  () => null,
  async ({ transaction, session, api, params: { id } }) => {
    const at = api.now()
    const ended = isUuid(id)
      ? await endSessions(
          transaction,
          eb =>
            eb.and([
              eb('familyId', '=', id),
              eb('userId', '=', session.user.id),
              eb('expiresAt', '>', at),
            ]),
          at,
        )
      : 0
    if (ended === 0) throw new Refusal(404, 'not-found')
    await recordActivity(transaction, ownEntry(session, 'session-ended', at))
  },
)

const endAll = writes(
  profileCalls.endSessions,
  'Signs the person out everywhere: here, on other devices, and on embedded pages.',
  () => null,
  async ({ transaction, session, api }) => {
    const at = api.now()
    const ended = await endSessions(transaction, eb => eb('userId', '=', session.user.id), at)
    const entry = ownEntry(session, 'signed-out-everywhere', at, { sessions: ended })
    await recordActivity(transaction, entry)
    return { ended }
  },
)

export const sessionRoutes = [list, end, endAll]
