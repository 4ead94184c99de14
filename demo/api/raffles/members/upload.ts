import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Member, MemberFields } from '../../../../src/core/raffles/members/member.ts'
import {
  type CheckedRows,
  checkMemberRows,
  numberKey,
} from '../../../../src/core/raffles/members/member-rows.ts'
import {
  type MemberUpload,
  MemberUploadSchema,
} from '../../../../src/core/raffles/members/upload-answer.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import { type ActivityEntry, changesOf, recordActivities } from '../../activity/record.ts'
import { allowLong } from '../../database/limits.ts'
import type { Database } from '../../database/schema.ts'
import { ok } from '../../http/answers.ts'
import { defineCall } from '../../http/call.ts'
import { refusalMessage } from '../../http/messages.ts'
import { raffleOf } from '../reach.ts'
import { beginWriting } from './allowed.ts'
import { maxUploadBytes, UploadSchema } from './input.ts'
import { membersWhere } from './read.ts'
import { fieldsOf, type MemberWriting, memberEntry, rowOf } from './write.ts'

/** Thousands of members, each with an entry in the log; a page waits a minute for its answer. */
const uploadMilliseconds = 60_000

type Counts = Omit<MemberUpload, 'failures'>

export const uploadMembers = defineCall(
  {
    method: 'patch',
    path: rafflePaths.eventMembersUpload,
    summary:
      'Adds a list of members, or changes those whose number is there; each faulty row is reported. ' +
      'By all-or-nothing a fault leaves everything as it was.',
    chosenHere: false,
    access: { action: 'members:import', embed: 'raffles:edit' },
    body: UploadSchema,
    answer: v.object({ data: MemberUploadSchema }),
    maxBytes: maxUploadBytes,
  },
  async incoming => {
    const { api, session, body, language } = incoming
    const checked = checkMemberRows(body.rows)
    const isRefused = body.mode === 'all-or-nothing' && checked.faults.length > 0
    const lane = (await raffleOf(incoming, 'raffles', body.eventId)) ?? session.organization.id
    const counts = await api.write(lane, async transaction => {
      await allowLong(transaction, uploadMilliseconds)
      const writing = await beginWriting(
        transaction,
        { api, session },
        body.eventId,
        'members:import',
      )
      return isRefused
        ? { created: 0, changed: 0, unchanged: 0 }
        : write(transaction, checked, writing)
    })
    const failures = checked.faults.map(fault => ({
      ...fault,
      message: refusalMessage(fault.code, language, { field: fault.field }),
    }))
    return ok({ ...counts, failures })
  },
)

async function write(
  transaction: Transaction<Database>,
  { valid, faults }: CheckedRows,
  writing: MemberWriting,
): Promise<Counts> {
  const { raffle, at, actor } = writing
  const known = await knownMembers(transaction, raffle.id)
  const fresh: MemberFields[] = []
  const entries: ActivityEntry[] = []
  let unchanged = 0
  for (const { fields } of valid) {
    const member = known.get(numberKey(fields.number))
    const active = fields.active ?? member?.active ?? true
    if (!member) fresh.push({ ...fields, active })
    else {
      const entry = await change(transaction, member, { ...fields, active }, writing)
      if (entry) entries.push(entry)
      else unchanged += 1
    }
  }
  const changed = entries.length
  entries.push(...(await insertAll(transaction, fresh, writing)))
  const after = { created: fresh.length, changed, unchanged, failed: faults.length }
  const imported: ActivityEntry = {
    organizationId: raffle.organizationId,
    raffleId: raffle.id,
    subject: { type: 'raffle', id: raffle.id },
    action: 'imported',
    actor,
    at,
    before: null,
    after,
  }
  await recordActivities(transaction, [...entries, imported])
  return { created: fresh.length, changed, unchanged }
}

async function knownMembers(
  transaction: Transaction<Database>,
  raffleId: string,
): Promise<Map<string, Member>> {
  const members = await membersWhere(transaction, sql<boolean>`members.raffle_id = ${raffleId}`)
  return new Map(members.map(member => [numberKey(member.number), member]))
}

/** Null where nothing is different. */
async function change(
  transaction: Transaction<Database>,
  member: Member,
  fields: MemberFields,
  writing: MemberWriting,
): Promise<ActivityEntry | null> {
  const changes = changesOf(fieldsOf(member), fields)
  if (!changes.after) return null
  const { raffleId: _, createdAt: __, ...columns } = rowOf(fields, writing)
  await transaction
    .updateTable('members')
    .set({ ...columns, version: member.version + 1 })
    .where('id', '=', member.id)
    .execute()
  return memberEntry(writing, member.id, 'changed', changes)
}

/** PostgreSQL takes 65,535 parameters a statement. */
const chunkSize = 1000

async function insertAll(
  transaction: Transaction<Database>,
  fresh: readonly MemberFields[],
  writing: MemberWriting,
): Promise<ActivityEntry[]> {
  const entries: ActivityEntry[] = []
  for (let from = 0; from < fresh.length; from += chunkSize) {
    const rows = await transaction
      .insertInto('members')
      .values(fresh.slice(from, from + chunkSize).map(fields => rowOf(fields, writing)))
      .returning(['id', 'number', 'name', 'email', 'active'])
      .execute()
    for (const { id, ...after } of rows)
      entries.push(memberEntry(writing, id, 'created', { before: null, after }))
  }
  return entries
}
