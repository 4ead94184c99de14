/** What somebody may do to their own factor, who gives the password and a code of it. */
import type { Transaction } from 'kysely'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { tellRefused, withPassword } from '../profile/own.ts'
import { holdSession, type Session } from '../session/session.ts'
import { factorOf, holdFactor, takeCode, tryingCode } from './factor.ts'

export async function storedPassword({ db }: ApiContext, { user }: Session): Promise<string> {
  const own = db.selectFrom('users').select('passwordHash').where('id', '=', user.id)
  return (await own.executeTakeFirstOrThrow()).passwordHash
}

interface Proof {
  password: string
  code: string
}

interface Asking {
  api: ApiContext
  session: Session
  address: string
}

/** Does to a factor what takes the password and a code of it. @throws Refusal 409, 422 at `password` or `code`, 429 */
export async function asOwner<Result>(
  asking: Asking,
  { password, code }: Proof,
  work: (transaction: Transaction<Database>, at: Date) => Promise<Result>,
): Promise<Result> {
  const { api, session, address } = asking
  const { id: userId } = session.user
  const given = { password, stored: await storedPassword(api, session) }
  const proved = async () => {
    const secret = await factorOf(api.db, userId)
    if (secret === null) throw new Refusal(409, 'second-factor-missing')
    const at = api.now()
    return api.db.transaction().execute(async transaction => {
      await holdFactor(transaction, userId)
      await takeCode(transaction, { userId, secret, code }, at)
      await holdSession(transaction, session.id, at)
      return work(transaction, at)
    })
  }
  return withPassword(asking, given, () =>
    tryingCode(api, { userId, address }, proved, () => tellRefused(asking, 'code-wrong')),
  )
}
