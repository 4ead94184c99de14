/** Whoever runs the product has a second factor, wherever it isn't tried out: no organization's rule says so, or takes it away. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { codeAt, stepAt } from '../../../demo/api/second-factor/totp.ts'
import { demoPassword } from '../../../demo/api/seed/people.ts'
import { readUsers } from '../../../demo/api/users/read.ts'
import { profileCalls } from '../../../src/core/profile/profile.ts'
import { secondFactorCalls } from '../../../src/core/second-factor/calls.ts'
import { paths } from '../../support/paths.ts'
import { newKey } from '../raffles/support.ts'
import { startApi } from '../support.ts'

const api = await startApi({ orders: 0, staffNeedsFactor: true })
after(() => api.close())
const get = (path: string, token: string) => api.ask('GET', path, { token })
const post = (path: string, body: object, token: string) =>
  api.ask('POST', path, { body, token, headers: newKey() })
const dataOf = (answer: { json: unknown }) =>
  (answer.json as { data: Record<string, unknown> }).data

/** As the list of people has them. */
async function shownAs({ id }: Record<string, unknown>) {
  const where = sql<boolean>`users.id = ${id}`
  const [organization] = await api.db
    .selectFrom('memberships')
    .select('organizationId')
    .where('userId', '=', String(id))
    .execute()
  const place = { organizationId: organization?.organizationId ?? '', staffNeedsFactor: true }
  const [user] = await readUsers(api.db, place, where)
  return user?.secondFactor
}

for (const role of ['RB admin', 'RB finance'] as const)
  test(`${role}: nothing opens before one is set up, and it can’t be removed`, async () => {
    const token = await api.signIn(role)
    const refused = await get(paths.events, token)
    assert.deepEqual([refused.status, refused.errors[0]?.code], [403, 'second-factor-needed'])
    assert.equal(dataOf(await get(paths.session, token)).secondFactorNeeded, true)
    const profile = dataOf(await get(profileCalls.get.path, token))
    assert.equal(await shownAs(profile), 'needed')
    assert.deepEqual(profile.secondFactorRequiredBy, ['Raffle Desk'])

    await post(secondFactorCalls.begin.path, { password: demoPassword }, token)
    const { secret } = await api.db
      .selectFrom('secondFactors')
      .select('secret')
      .where('userId', '=', String(profile.id))
      .executeTakeFirstOrThrow()
    const code = codeAt(secret, stepAt(api.now))
    const confirmed = dataOf(await post(secondFactorCalls.confirm.path, { code }, token))
    assert.equal((await get(paths.events, token)).status, 200)
    const [recovery] = confirmed.recoveryCodes as string[]
    const proof = { password: demoPassword, code: recovery }
    const removal = await post(secondFactorCalls.remove.path, proof, token)
    assert.deepEqual([removal.status, removal.errors[0]?.code], [409, 'factor-required'])
  })

test('others are asked by their organization alone', async () => {
  const token = await api.signIn('account owner')
  assert.equal((await get(paths.events, token)).status, 200)
  assert.deepEqual(dataOf(await get(profileCalls.get.path, token)).secondFactorRequiredBy, [])
})
