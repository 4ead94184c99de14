import { sql } from 'kysely'
import { memberCalls } from '../../../../src/core/raffles/members/calls.ts'
import type { Member } from '../../../../src/core/raffles/members/member.ts'
import { readList } from '../../http/read-list.ts'
import { Refusal } from '../../http/refusal.ts'
import { reads, writes } from '../../http/routes.ts'
import { raffleOf, requireRaffle } from '../reach.ts'
import { exportMembers } from './export.ts'
import {
  holdMembers,
  memberSource,
  members,
  membersWhere,
  ofRaffle,
  requireFreeNumber,
  requireMember,
} from './stored.ts'
import { uploadMembers } from './upload.ts'

const listMembers = reads(
  memberCalls.list,
  'The members of a raffle with the tickets that they sold, by their number.',
  async ({ api, session, query }) => {
    await requireRaffle(api.db, session, query.eventId, 'raffles:read')
    return readList<Member, typeof memberCalls.list.list>(
      api.db,
      memberSource,
      query,
      ofRaffle(query.eventId),
    )
  },
)

const getMember = reads(memberCalls.get, 'One member.', ({ api, session, params }) =>
  requireMember(api.db, session, params.id, 'raffles:read'),
)

const addMember = writes(
  memberCalls.create,
  'Adds a member; a number is one person’s in a raffle, whatever its case.',
  at => raffleOf(at, 'raffles', at.body.eventId),
  async at => {
    const { eventId, ...fields } = at.body
    const writing = await holdMembers(at, eventId)
    await requireFreeNumber(at.transaction, eventId, fields.number)
    return members.create(at.transaction, fields, writing)
  },
)

const changeMember = writes(
  memberCalls.change,
  'Changes a member.',
  at => raffleOf(at, 'members', at.params.id),
  async ({ params, body, ...at }) => {
    const { version, ...change } = body
    const { id, eventId } = await requireMember(
      at.transaction,
      at.session,
      params.id,
      'raffles:edit',
    )
    const writing = await holdMembers(at, eventId)
    const member = await members.lock(at.transaction, id, version)
    if (change.number !== undefined)
      await requireFreeNumber(at.transaction, eventId, change.number, id)
    return members.change(at.transaction, member, change, writing)
  },
)

const removeMember = writes(
  memberCalls.remove,
  'Deletes a member in whose name no order stands.',
  at => raffleOf(at, 'members', at.params.id),
  async ({ params, query, ...at }) => {
    const { id, eventId } = await requireMember(
      at.transaction,
      at.session,
      params.id,
      'raffles:edit',
    )
    const writing = await holdMembers(at, eventId)
    const member = await members.lock(at.transaction, id, query.version)
    const order = await at.transaction
      .selectFrom('orders')
      .select('id')
      .where('memberId', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (order) throw new Refusal(409, 'member-sold')
    await members.remove(at.transaction, member, writing)
  },
)

const setActive = writes(
  memberCalls.setActive,
  'Activates or deactivates members of one raffle; says how many that changed.',
  at => raffleOf(at, 'members', at.body.ids[0] ?? ''),
  async ({ body: { ids, active }, ...at }) => {
    const [first = ''] = ids
    const { eventId } = await requireMember(at.transaction, at.session, first, 'raffles:edit')
    const writing = await holdMembers(at, eventId)
    const chosen = sql<boolean>`${ofRaffle(eventId)} and members.id = any(${[...ids]}::uuid[])`
    const rows = await membersWhere(at.transaction, chosen)
    if (rows.length !== new Set(ids).size) throw new Refusal(404, 'not-found')
    const changes = rows.map(row => ({ row, change: { active } }))
    const changed = await members.changeAll(at.transaction, changes, writing)
    return { changed: changed.length }
  },
)

// The calls with a name of their own come before those with an id.
export const memberRoutes = [
  listMembers,
  addMember,
  setActive,
  uploadMembers,
  exportMembers,
  getMember,
  changeMember,
  removeMember,
]
