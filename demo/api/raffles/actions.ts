import type { Transaction } from 'kysely'
import * as v from 'valibot'
import { RaffleDetailSchema } from '../../../src/core/raffles/raffle-detail.ts'
import { type EventAction, rafflePaths } from '../../../src/core/raffles/raffle-paths.ts'
import { decide } from '../../../src/core/raffles/rules.ts'
import type { Scope } from '../../../src/core/screens.ts'
import type { Database } from '../database/schema.ts'
import type { Reply } from '../http/answers.ts'
import { type Call, defineCall, type Incoming } from '../http/call.ts'
import { type Keyed, once } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../session/session.ts'
import { answering, readDetail, readRow } from './detail.ts'
import { lockRaffle, requireAllowed } from './find.ts'
import { raffleOf } from './reach.ts'
import { type StatusAction, setStatus } from './write.ts'

/** In hono's writing. */
export function actionPath(action: EventAction): string {
  return decodeURIComponent(rafflePaths.eventAction(':id', action))
}

type Asked = Keyed & Pick<Incoming<unknown, unknown, Session>, 'param' | 'origin'>

/** Takes a raffle to its next status, once for the call's key, under the raffle's lock. */
async function act(incoming: Asked, action: StatusAction, winnerId: string | null): Promise<Reply> {
  const { session, api, param, origin } = incoming
  const asked = await answering(api, origin)
  const lane = await raffleOf(incoming, 'raffles', param('id'))
  return once(incoming, lane, async transaction => {
    const raffle = await lockRaffle(transaction, session, param('id'))
    const { id } = raffle
    // Whatever was sold while this waited was sold before it.
    const answer = { ...asked, now: api.now() }
    const row = await readRow(transaction, id, answer)
    requireAllowed(decide(action, row, session.roles, answer.now))
    if (winnerId !== null) await requireJackpotWinner(transaction, id, winnerId)
    const changed = await setStatus(transaction, raffle, action, session, answer.now)
    return { json: { data: await readDetail(transaction, changed, answer) } }
  })
}

/** @throws Refusal 409: another winner, or another raffle's */
async function requireJackpotWinner(
  transaction: Transaction<Database>,
  raffleId: string,
  winnerId: string,
): Promise<void> {
  const winner = await transaction
    .selectFrom('winners')
    .select('id')
    .where('id', '=', winnerId)
    .where('raffleId', '=', raffleId)
    .where('category', '=', 'jackpot')
    .where('status', '=', 'confirmed')
    .executeTakeFirst()
  if (!winner) throw new Refusal(409, [{ code: 'not-jackpot-winner', field: 'winnerId' }])
}

const summaries = {
  'request-activation': 'Asks the product’s administrators to activate a draft that lacks nothing.',
  activate: 'Puts a raffle on sale.',
  deactivate: 'Takes a raffle off sale for the time being.',
  end: 'Ends a raffle; before its end date, sales stop at once.',
} as const satisfies Partial<Record<StatusAction, string>>

/** Administrators of the product put on sale and take off: no embedding key acts for them. */
const embedScopes = {
  'request-activation': 'raffles:edit',
  activate: 'never',
  deactivate: 'never',
  end: 'raffles:draw',
} as const satisfies Record<keyof typeof summaries, Scope | 'never'>

// The rule asks for the role's permission, and names what is missing: the call asks for reading alone.
const shared = { method: 'post', chosenHere: false } as const
const answer = v.object({ data: RaffleDetailSchema })

function statusCall(action: keyof typeof summaries): Call {
  return defineCall(
    {
      ...shared,
      path: actionPath(action),
      summary: summaries[action],
      access: { action: 'raffles:read', embed: embedScopes[action] },
      answer,
    },
    asked => act(asked, action, null),
  )
}

const closeRaffle = defineCall(
  {
    ...shared,
    path: actionPath('close'),
    summary: 'Closes an ended raffle with its confirmed jackpot winner.',
    access: { action: 'raffles:read', embed: 'raffles:draw' },
    /** Whoever closes says with whom. */
    body: v.strictObject({ winnerId: v.pipe(v.string(), v.uuid(), v.toLowerCase()) }),
    answer,
  },
  asked => act(asked, 'close', asked.body.winnerId),
)

export const statusCalls: readonly Call[] = [
  statusCall('request-activation'),
  statusCall('activate'),
  statusCall('deactivate'),
  statusCall('end'),
  closeRaffle,
]
