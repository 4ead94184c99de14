import { accountCalls } from '../../../src/core/accounts/calls.ts'
import { Refusal } from '../http/refusal.ts'
import { reads } from '../http/routes.ts'
import { reaches } from '../session/guard.ts'

const getAccount = reads(
  accountCalls.get,
  'A connected account with what its payment provider still asks for.',
  async ({ session, api, params: { id } }) => {
    const account = /^[\w-]{1,100}$/.test(id)
      ? await api.db
          .selectFrom('accounts')
          .select(['id', 'organizationId', 'provider', 'futureRequirements'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined
    if (!account || !reaches(session, 'account:read', account.organizationId))
      throw new Refusal(404, 'not-found')
    const { provider, futureRequirements } = account
    return { id, provider, providerData: { futureRequirements } }
  },
)

export const accountRoutes = [getAccount]
