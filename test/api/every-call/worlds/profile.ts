/** What somebody sets about themselves: each time somebody new, whom no other case needs. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { codeAt, stepAt } from '../../../../demo/api/second-factor/totp.ts'
import { demoPassword } from '../../../../demo/api/seed/people.ts'
import { hashSecret } from '../../../../demo/api/session/token.ts'
import { passkeyCalls } from '../../../../src/core/passkeys/passkey.ts'
import { addMember } from '../../../support/add-member.ts'
import { softPasskey } from '../../../support/soft-passkey.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'

async function oneself({ api, id: organizationId }: Home) {
  const { id, email } = await addMember(api, { organizationId, roles: ['account owner'] })
  return { id, email, token: await api.signIn('account owner', email) }
}

const asOneself: World = async home => ({ token: (await oneself(home)).token })

async function withFactor(home: Home) {
  const { id: userId, token } = await oneself(home)
  const body = { password: demoPassword, code: await codeOf(home, userId, home.api.now) }
  return { userId, token, body }
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
  'GET /session-service/v2/profile/passkeys': async () => ({}),
  'POST /session-service/v2/profile/passkeys': withFactor,
  'POST /session-service/v2/profile/passkeys/confirm': async home => {
    const { token, body } = await withFactor(home)
    const path = passkeyCalls.begin.path
    const begun = await home.api.ask('POST', path, { token, body, headers: newKey() })
    const { challenge } = (begun.json as { data: { challenge: string } }).data
    const registration = softPasskey().register({ challenge, origin: 'http://localhost' })
    return { token, body: { name: 'Laptop', registration } }
  },
  'POST /session-service/v2/profile/passkeys/:id/remove': async home => {
    const { userId, ...asked } = await withFactor(home)
    const key = { credentialId: randomBytes(16), publicKey: Buffer.alloc(1), counter: 0 }
    const { id } = await home.api.db
      .insertInto('passkeys')
      .values({ userId, ...key, name: 'Laptop', createdAt: home.api.now, lastUsedAt: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...asked, params: { id } }
  },
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
