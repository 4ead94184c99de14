import type { Transaction } from 'kysely'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import { decide } from '../../../src/core/raffles/rules.ts'
import type { Database } from '../database/schema.ts'
import type { Call } from '../http/call.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { type Writing, writes } from '../http/routes.ts'
import { answering, readDetail, readRow } from './detail.ts'
import { lockRaffle } from './find.ts'
import { raffleOf } from './reach.ts'
import { type StatusAction, setStatus } from './write.ts'

type Asked = Pick<
  Writing<typeof raffleCalls.end>,
  'session' | 'api' | 'params' | 'origin' | 'transaction'
>

/** Takes a raffle to its next status, under its lock. */
async function act(
  { session, api, params, origin, transaction }: Asked,
  action: StatusAction,
  winnerId: string | null,
): Promise<RaffleDetail> {
  const raffle = await lockRaffle(transaction, session, params.id)
  const { id } = raffle
  // Whatever was sold while this waited was sold before it.
  const answer = await answering({ db: transaction, now: api.now }, origin)
  const row = await readRow(transaction, id, answer)
  requireAllowed(decide(action, row, session.roles, answer.now))
  if (winnerId !== null) await requireJackpotWinner(transaction, id, winnerId)
  const changed = await setStatus(transaction, raffle, action, session, answer.now)
  return readDetail(transaction, changed, answer)
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

function statusCall(action: keyof typeof summaries): Call {
  return writes(
    raffleCalls[action] as typeof raffleCalls.end,
    summaries[action],
    at => raffleOf(at, 'raffles', at.params.id),
    at => act(at, action, null),
  )
}

const closeRaffle = writes(
  raffleCalls.close,
  'Closes an ended raffle with its confirmed jackpot winner.',
  at => raffleOf(at, 'raffles', at.params.id),
  at => act(at, 'close', at.body.winnerId),
)

export const statusCalls: readonly Call[] = [
  statusCall('request-activation'),
  statusCall('activate'),
  statusCall('deactivate'),
  statusCall('end'),
  closeRaffle,
]
