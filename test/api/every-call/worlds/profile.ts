/** What somebody sets about themselves: each time somebody new, whom no other case needs. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { codeAt, stepAt } from '../../../../demo/api/second-factor/totp.ts'
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

const withFactor: World = async home => {
  const { id, token } = await oneself(home)
  return { token, body: { password: demoPassword, code: await codeOf(home, id, home.api.now) } }
}

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
  'POST /session-service/v2/profile/second-factor': async home => ({
    ...(await asOneself(home)),
    body: { password: demoPassword },
  }),
  'POST /session-service/v2/profile/second-factor/confirm': async home => {
    const { id, token } = await oneself(home)
    return { token, body: { code: await codeOf(home, id, null) } }
  },
  'POST /session-service/v2/profile/second-factor/remove': withFactor,
  'POST /session-service/v2/profile/second-factor/recovery-codes': withFactor,
} satisfies Partial<Record<CallName, World>>

/** Of a factor of theirs, proved or not. */
async function codeOf({ api }: Home, userId: string, confirmedAt: Date | null): Promise<string> {
  const secret = randomBytes(20)
  const factor = { userId, secret, createdAt: api.now, confirmedAt, lastStep: null }
  await api.db.insertInto('secondFactors').values(factor).execute()
  return codeAt(secret, stepAt(api.now))
}

async function versionOf({ api, email }: Pick<Home, 'api' | 'email'>): Promise<number> {
  const own = api.db.selectFrom('users').select('version').where('email', '=', email)
  return (await own.executeTakeFirstOrThrow()).version
}
