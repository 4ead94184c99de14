import type { Transaction } from 'kysely'
import { memberCalls } from '../../../../src/core/raffles/members/calls.ts'
import type { Member, MemberFields } from '../../../../src/core/raffles/members/member.ts'
import {
  type CheckedRows,
  checkMemberRows,
  numberKey,
} from '../../../../src/core/raffles/members/member-rows.ts'
import type { MemberUpload } from '../../../../src/core/raffles/members/upload-answer.ts'
import { recordActivity } from '../../activity/record.ts'
import { allowLong } from '../../database/limits.ts'
import type { Database } from '../../database/schema.ts'
import { refusalMessage } from '../../http/messages.ts'
import type { RaffleWriting } from '../../http/records.ts'
import { writes } from '../../http/routes.ts'
import { raffleOf } from '../reach.ts'
import { holdMembers, members, membersWhere, ofRaffle } from './stored.ts'

/** Thousands of members, each with an entry in the log; a page waits a minute for its answer. */
const uploadMilliseconds = 60_000

type Counts = Omit<MemberUpload, 'failures'>

export const uploadMembers = writes(
  memberCalls.upload,
  'Adds a list of members, or changes those whose number is there; each faulty row is reported. ' +
    'By all-or-nothing a fault leaves everything as it was.',
  at => raffleOf(at, 'raffles', at.body.eventId),
  async ({ body, language, ...at }) => {
    await allowLong(at.transaction, uploadMilliseconds)
    const checked = checkMemberRows(body.rows)
    const isRefused = body.mode === 'all-or-nothing' && checked.faults.length > 0
    const writing = await holdMembers(at, body.eventId, 'members:import')
    const counts = isRefused
      ? { created: 0, changed: 0, unchanged: 0 }
      : await write(at.transaction, checked, writing)
    const failures = checked.faults.map(fault => ({
      ...fault,
      message: refusalMessage(fault.code, language, { field: fault.field }),
    }))
    return { ...counts, failures }
  },
)

async function write(
  transaction: Transaction<Database>,
  { valid, faults }: CheckedRows,
  writing: RaffleWriting,
): Promise<Counts> {
  const { organizationId, raffleId, at, actor } = writing
  const known = await knownMembers(transaction, raffleId)
  const fresh: MemberFields[] = []
  const changes: { row: Member; change: MemberFields }[] = []
  for (const { fields } of valid) {
    const row = known.get(numberKey(fields.number))
    const values = { ...fields, active: fields.active ?? row?.active ?? true }
    if (row) changes.push({ row, change: values })
    else fresh.push(values)
  }
  const changed = (await members.changeAll(transaction, changes, writing)).length
  await members.add(transaction, fresh, writing)
  const counts = { created: fresh.length, changed, unchanged: changes.length - changed }
  await recordActivity(transaction, {
    organizationId,
    raffleId,
    subject: { type: 'raffle', id: raffleId },
    action: 'imported',
    actor,
    at,
    before: null,
    after: { ...counts, failed: faults.length },
  })
  return counts
}

async function knownMembers(
  transaction: Transaction<Database>,
  raffleId: string,
): Promise<Map<string, Member>> {
  const all = await membersWhere(transaction, ofRaffle(raffleId))
  return new Map(all.map(member => [numberKey(member.number), member]))
}
