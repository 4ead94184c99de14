import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seedAccounts } from '../../demo/api/seed/accounts.ts'
import { AccountSchema } from '../../src/core/accounts/account.ts'
import { attentionOf } from '../../src/core/accounts/rules.ts'
import { paths } from '../support/paths.ts'
import { signIn } from '../support/sign-in.ts'
import { ask, dataOf, url } from './client.ts'

test('every connected account is read, and together they show every kind of attention', async () => {
  const { token } = await signIn(url, 'RB admin')
  const kinds = await Promise.all(
    seedAccounts.map(async ({ id }) => {
      const account = dataOf(AccountSchema, await ask('GET', paths.account(id), { token }))
      assert.equal(account.id, id)
      return attentionOf(account.providerData.futureRequirements).kind
    }),
  )
  assert.deepEqual([...new Set(kinds)].sort(), ['due', 'eventual', 'none', 'past-due'])
})

test('an agent may not read it; an account of nobody is not found', async () => {
  const agent = await signIn(url, 'In Person Sales')
  const own = await ask('GET', `${paths.account('acct_TernCoveDemo01')}/`, { token: agent.token })
  assert.equal(own.status, 403)
  const { token } = await signIn(url)
  assert.equal((await ask('GET', paths.account('acct_Nobody'), { token })).status, 404)
})
