import * as v from 'valibot'
import { RaffleDetailSchema } from '../../../src/core/raffles/raffle-detail.ts'
import { rafflePaths } from '../../../src/core/raffles/raffle-paths.ts'
import { ok } from '../http/answers.ts'
import { defineCall, patternOf } from '../http/call.ts'
import { answering, readDetail } from './detail.ts'
import { findRaffle } from './find.ts'
import { detailFor } from './money.ts'

const flag = v.optional(v.picklist(['true', 'false']), 'true')

export const getRaffle = defineCall(
  {
    method: 'get',
    path: patternOf(rafflePaths.event),
    summary: 'Everything about one raffle.',
    chosenHere: false,
    access: { action: 'raffles:read', embed: 'raffles:read' },
    /** Section 7's three parameters: what isn't wanted is left empty. */
    query: v.object({ childEvents: flag, parentEvent: flag, activationRequirements: flag }),
    answer: v.object({ data: RaffleDetailSchema }),
  },
  async ({ query, session, api, param, origin }) => {
    const raffle = await findRaffle(api.db, session, param('id'))
    const whole = await readDetail(api.db, raffle, await answering(api, origin))
    const detail = detailFor(session, whole)
    return ok({
      ...detail,
      ...(query.childEvents === 'true' ? {} : { childEvents: [] }),
      ...(query.parentEvent === 'true' ? {} : { parentEvent: null }),
      ...(query.activationRequirements === 'true' ? {} : { activationRequirements: [] }),
    })
  },
)
