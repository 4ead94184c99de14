/** What somebody sets about themselves: each time somebody new, whom no other case needs. */
import { sql } from 'kysely'
import { demoPassword } from '../../../../demo/api/seed/people.ts'
import { hashSecret } from '../../../../demo/api/session/token.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'
import { addMember } from './users.ts'

async function oneself({ api, id: organizationId }: Home) {
  const { id, email } = await addMember(api, { organizationId, roles: ['account owner'] })
  return { id, email, token: await api.signIn('account owner', email) }
}

const asOneself: World = async home => ({ token: (await oneself(home)).token })

export const profileWorlds = {
  'GET /session-service/v2/profile': async () => ({}),
  'PATCH /session-service/v2/profile': async ({ api, email, organization }) => ({
    body: { version: await versionOf({ api, email }) },
    also: {
      name: `Nadia Okafor ${organization}`,
      language: 'fr',
      theme: 'dark',
      mailLanguage: 'fr',
      lockMails: false,
    },
    // As if whoever runs the product had done it: only the person can.
    touch: () =>
      sql`update users set version = version + 1, changed_at = ${api.now},
        changed_by = (select id from users where name = 'Rosalind Achterberg')
        where email = ${email}`.execute(api.db),
  }),
  'POST /session-service/v2/profile/password': async home => ({
    ...(await asOneself(home)),
    body: { password: demoPassword, newPassword: 'Quiet-Anchor-77' },
  }),
  'GET /session-service/v2/profile/sessions': async () => ({}),
  'DELETE /session-service/v2/profile/sessions/:id': async ({ api, email }) => {
    const token = await api.signIn('account owner', email)
    const { familyId } = await api.db
      .selectFrom('sessions')
      .select('familyId')
      .where('tokenHash', '=', hashSecret(token))
      .executeTakeFirstOrThrow()
    return { params: { id: familyId } }
  },
  'DELETE /session-service/v2/profile/sessions': asOneself,
} satisfies Partial<Record<CallName, World>>

async function versionOf({ api, email }: Pick<Home, 'api' | 'email'>): Promise<number> {
  const own = api.db.selectFrom('users').select('version').where('email', '=', email)
  return (await own.executeTakeFirstOrThrow()).version
}
