import type { Transaction } from 'kysely'
import type { ActivityAction } from '../../../src/core/activity/activity.ts'
import type { RaffleStatus } from '../../../src/core/raffles/raffle.ts'
import { type ActivityEntry, recordActivities } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { seedPeople, staffOf } from './people.ts'
import { refundEntries } from './refunds.ts'
import { voidEntries } from './voids.ts'

const day = 86_400_000

interface SeededRaffle {
  id: string
  organizationId: string
  name: string
  category: string
  status: RaffleStatus
  licenseNumber: string | null
  drawType: string
  timeZone: string
  startAt: Date | null
  endAt: Date | null
  drawAt: Date | null
}

/** Who did it: somebody of the charity, or an RB admin. */
type By = 'staff' | 'admin'

interface Step {
  action: ActivityAction
  by: By
  at: number
  from?: RaffleStatus
  to?: RaffleStatus
}

/** So many voids, and refunds, are told of; a demonstration of a million orders has more. */
const mostTold = 2000

/** How the seeded raffles came to be what they are, and what was void of their orders and went back: rows of the log, as if staff had done it. */
export async function seedActivity(transaction: Transaction<Database>, now: Date): Promise<void> {
  const raffles = await transaction
    .selectFrom('raffles')
    .select(['id', 'organizationId', 'name', 'category', 'status', 'licenseNumber', 'drawType'])
    .select(['timeZone', 'startAt', 'endAt', 'drawAt'])
    .execute()
  const staffIn = (id: string) => actorOf('staff', id)
  const entries = [
    ...raffles.flatMap(raffle => historyOf(raffle, now)),
    ...(await voidEntries(transaction, staffIn, mostTold)),
    ...(await refundEntries(transaction, staffIn, mostTold)),
  ]
  entries.sort((one, other) => one.at.getTime() - other.at.getTime())
  await recordActivities(transaction, entries)
}

/** The steps of a raffle up to its status, none of them in the future. */
function historyOf(raffle: SeededRaffle, now: Date): ActivityEntry[] {
  const { category, drawType, timeZone, licenseNumber, name } = raffle
  const latest = now.getTime() - 60_000
  return stepsOf(raffle, now).map(({ action, by, at, from, to }): ActivityEntry => {
    const made = { name, category, drawType, timeZone, licenseNumber, status: 'draft' }
    const changed = to ? { status: to } : null
    return {
      organizationId: raffle.organizationId,
      raffleId: raffle.id,
      subject: { type: 'raffle', id: raffle.id },
      action,
      actor: actorOf(by, raffle.organizationId),
      at: new Date(Math.min(at, latest)),
      before: from ? { status: from } : null,
      after: action === 'created' ? made : changed,
      comment: action === 'deactivated' ? 'The licence is being renewed.' : null,
    }
  })
}

function stepsOf({ status, startAt, endAt, drawAt }: SeededRaffle, now: Date): Step[] {
  const start = Math.min(startAt?.getTime() ?? now.getTime(), now.getTime())
  const end = endAt?.getTime() ?? start
  const drawn = drawAt?.getTime() ?? end
  const created: Step = { action: 'created', by: 'staff', at: start - 21 * day - 120_000 }
  const requested: Step = {
    action: 'activation-requested',
    by: 'staff',
    at: start - 16 * day,
    from: 'draft',
    to: 'pending',
  }
  const activated: Step = {
    action: 'activated',
    by: 'admin',
    at: start - 15 * day + day / 6,
    from: 'pending',
    to: 'active',
  }
  const deactivated: Step = {
    action: 'deactivated',
    by: 'admin',
    at: start - 3 * day,
    from: 'active',
    to: 'inactive',
  }
  const ended: Step = {
    action: 'ended',
    by: 'staff',
    at: end + 300_000,
    from: 'active',
    to: 'ended',
  }
  const closed: Step = {
    action: 'closed',
    by: 'staff',
    at: drawn + day / 3,
    from: 'ended',
    to: 'closed',
  }
  const steps: Record<RaffleStatus, Step[]> = {
    draft: [created],
    pending: [created, requested],
    active: [created, requested, activated],
    inactive: [created, requested, activated, deactivated],
    ended: [created, requested, activated, ended],
    closed: [created, requested, activated, ended, closed],
  }
  return steps[status]
}

function actorOf(by: By, organizationId: string): ActivityEntry['actor'] {
  const admin = seedPeople.find(({ roles }) => roles.includes('RB admin'))
  const userId = by === 'staff' ? staffOf(organizationId) : (admin?.id ?? null)
  return userId === null ? null : { userId, embedKeyId: null }
}
