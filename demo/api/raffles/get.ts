import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { reads } from '../http/routes.ts'
import { answering, readDetail } from './detail.ts'
import { findRaffle } from './find.ts'
import { detailFor } from './money.ts'

export const getRaffle = reads(
  raffleCalls.get,
  'Everything about one raffle.',
  async ({ query, session, api, params, origin }) => {
    const raffle = await findRaffle(api.db, session, params.id)
    const whole = await readDetail(api.db, raffle, await answering(api, origin))
    const detail = detailFor(session, whole)
    return {
      ...detail,
      ...(query.childEvents === 'true' ? {} : { childEvents: [] }),
      ...(query.parentEvent === 'true' ? {} : { parentEvent: null }),
      ...(query.activationRequirements === 'true' ? {} : { activationRequirements: [] }),
    }
  },
)
