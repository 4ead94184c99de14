import { secondFactorCalls } from '../../../src/core/second-factor/calls.ts'
import { recordActivity } from '../activity/record.ts'
import { Refusal } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { enter, findPerson } from '../session/person.ts'
import { recordFailure } from '../session/session-log.ts'
import { personOf, useChallenge } from './challenge.ts'
import { factorOf, holdFactor, takeCode, tryingCode } from './factor.ts'

/** Codes are counted by person, whatever challenge they are beside. */
export const secondStep = answers(
  secondFactorCalls.signIn,
  'Signs a person in who gave the right password, by a code of their app or a recovery code.',
  async ({ body: { challenge, code }, api, address, header }) => {
    const { userId, email, passwordHash } = await personOf(api, challenge)
    const person = await findPerson(api.db, email)
    const signIn = async () => {
      if (!person || person.passwordHash !== passwordHash)
        throw new Refusal(401, 'second-step-over')
      if (person.keptOut) throw new Refusal(403, person.keptOut)
      return api.db.transaction().execute(async transaction => {
        await holdFactor(transaction, userId)
        await useChallenge(transaction, challenge, api.now())
        const secret = await factorOf(transaction, userId)
        if (secret === null) throw new Refusal(401, 'second-step-over')
        const kind = await takeCode(transaction, { userId, secret, code }, api.now())
        const opened = await enter(transaction, api, person, header('user-agent'))
        if (!opened) throw new Refusal(401, 'second-step-over')
        if (kind === 'recovery')
          await recordActivity(transaction, {
            organizationId: person.organization.id,
            raffleId: null,
            subject: { type: 'user', id: userId },
            action: 'recovery-code-used',
            actor: { userId, embedKeyId: null },
            at: api.now(),
            before: null,
            after: null,
          })
        return opened
      })
    }
    const data = await tryingCode(api, { userId, address }, signIn, failures => {
      if (person) api.afterwards.begin(() => recordFailure(api, person, failures))
    })
    return { status: 201, json: { data } }
  },
)
