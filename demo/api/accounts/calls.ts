import * as v from 'valibot'
import { AccountSchema } from '../../../src/core/accounts/account.ts'
import { paths } from '../../../src/core/paths.ts'
import { ok } from '../http/answers.ts'
import { defineCall, patternOf } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { reaches } from '../session/guard.ts'

const getAccount = defineCall(
  {
    method: 'get',
    path: patternOf(paths.account),
    summary: 'A connected account with what its payment provider still asks for.',
    chosenHere: false,
    access: { action: 'account:read', embed: 'account:read' },
    answer: v.object({ data: AccountSchema }),
  },
  async ({ session, api, param }) => {
    const id = param('id')
    const account = /^[\w-]{1,100}$/.test(id)
      ? await api.db
          .selectFrom('accounts')
          .select(['id', 'organizationId', 'provider', 'futureRequirements'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined
    if (!account || !reaches(session, 'account:read', account.organizationId)) {
      throw new Refusal(404, 'not-found')
    }
    const { provider, futureRequirements } = account
    return ok({ id, provider, providerData: { futureRequirements } })
  },
)

export const accountCalls = [getAccount]
