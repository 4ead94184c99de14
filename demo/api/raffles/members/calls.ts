import { sql } from 'kysely'
import * as v from 'valibot'
import { type Member, MemberSchema } from '../../../../src/core/raffles/members/member.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import { ok } from '../../http/answers.ts'
import { defineCall, patternOf } from '../../http/call.ts'
import { once } from '../../http/idempotency.ts'
import { readPage } from '../../http/keyset.ts'
import { listAnswer, pagingEntries, searchText } from '../../http/lists.ts'
import { raffleOf, requireRaffle } from '../reach.ts'
import { requireVersion, versionQuery } from '../stale.ts'
import { beginWriting } from './allowed.ts'
import { setActive } from './bulk.ts'
import { exportMembers } from './export.ts'
import { BulkSchema, idSchema, MemberChangeSchema, NewMemberSchema } from './input.ts'
import {
  findMember,
  lockMember,
  memberColumns,
  memberCondition,
  memberSortColumns,
} from './read.ts'
import { uploadMembers } from './upload.ts'
import { changeMember, createMember, deleteMember } from './write.ts'

const reads = { action: 'raffles:read', embed: 'raffles:read' } as const
const edits = { action: 'raffles:edit', embed: 'raffles:edit' } as const
const answer = v.object({ data: MemberSchema })

const listMembers = defineCall(
  {
    method: 'get',
    path: rafflePaths.eventMembers,
    summary: 'The members of a raffle with the tickets that they sold, by their number.',
    chosenHere: false,
    access: reads,
    query: v.object({
      ...pagingEntries,
      eventId: idSchema,
      /** In names, numbers and emails. */
      search: v.optional(searchText, ''),
      active: v.optional(v.picklist(['true', 'false'])),
      sortBy: v.optional(
        v.picklist(['number', 'name', 'email', 'ticketsSold', 'active']),
        'number',
      ),
    }),
    answer: listAnswer(MemberSchema),
  },
  async ({ api, session, query }) => {
    await requireRaffle(api.db, session, query.eventId, 'raffles:read')
    const { sortBy, sortDir = 'asc' } = query
    const { rows, paging } = await readPage<Member & { sortValue: string }>(
      api.db,
      {
        from: sql`from members`,
        columns: memberColumns,
        where: memberCondition(query.eventId, query),
        id: sql`members.id`,
        sort: memberSortColumns[sortBy],
      },
      { ...query, sortBy, descending: sortDir.toLowerCase() === 'desc' },
    )
    return { json: { data: rows.map(({ sortValue, ...member }) => member), paging } }
  },
)

const addMember = defineCall(
  {
    method: 'post',
    path: rafflePaths.eventMembers,
    summary: 'Adds a member; a number is one person’s in a raffle, whatever its case.',
    chosenHere: false,
    access: edits,
    body: NewMemberSchema,
    answer,
  },
  async incoming => {
    const { api, session, body } = incoming
    const { eventId, ...fields } = body
    const lane = await raffleOf(incoming, 'raffles', eventId)
    return once(incoming, lane, async transaction => {
      const writing = await beginWriting(transaction, { api, session }, eventId)
      return { status: 201, json: { data: await createMember(transaction, fields, writing) } }
    })
  },
)

const patchMembers = defineCall(
  {
    method: 'patch',
    path: rafflePaths.eventMembers,
    summary: 'Activates or deactivates members of one raffle; says how many that changed.',
    chosenHere: false,
    access: edits,
    body: BulkSchema,
    answer: v.object({ data: v.object({ changed: v.number() }) }),
  },
  async ({ api, session, body }) => {
    const [first = ''] = body.ids
    const { raffle } = await findMember(api.db, session, first, 'raffles:edit')
    const changed = await api.write(raffle.id, async transaction => {
      const writing = await beginWriting(transaction, { api, session }, raffle.id)
      return setActive(transaction, body, writing)
    })
    return ok({ changed })
  },
)

const getMember = defineCall(
  {
    method: 'get',
    path: patternOf(rafflePaths.eventMember),
    summary: 'One member.',
    chosenHere: false,
    access: reads,
    answer,
  },
  async ({ api, session, param }) =>
    ok((await findMember(api.db, session, param('id'), 'raffles:read')).member),
)

const patchMember = defineCall(
  {
    method: 'patch',
    path: patternOf(rafflePaths.eventMember),
    summary: 'Changes a member.',
    chosenHere: false,
    access: edits,
    body: MemberChangeSchema,
    answer,
  },
  async ({ api, session, param, body }) => {
    const { version, number, name, email, active } = body
    const { member, raffle } = await findMember(api.db, session, param('id'), 'raffles:edit')
    const data = await api.write(raffle.id, async transaction => {
      const writing = await beginWriting(transaction, { api, session }, raffle.id)
      const current = await lockMember(transaction, member.id)
      await requireVersion(transaction, 'members', current, version)
      const change = {
        ...(number === undefined ? {} : { number }),
        ...(name === undefined ? {} : { name }),
        ...(email === undefined ? {} : { email }),
        ...(active === undefined ? {} : { active }),
      }
      return changeMember(transaction, current, change, writing)
    })
    return ok(data)
  },
)

const removeMember = defineCall(
  {
    method: 'delete',
    path: patternOf(rafflePaths.eventMember),
    summary: 'Deletes a member in whose name no order stands.',
    chosenHere: false,
    access: edits,
    query: v.object(versionQuery),
    answer: null,
  },
  async incoming => {
    const { api, session, param, query } = incoming
    const lane = await raffleOf(incoming, 'members', param('id'))
    return once(incoming, lane, async transaction => {
      const found = await findMember(transaction, session, param('id'), 'raffles:edit')
      const writing = await beginWriting(transaction, { api, session }, found.raffle.id)
      const current = await lockMember(transaction, found.member.id)
      await requireVersion(transaction, 'members', current, query.version)
      await deleteMember(transaction, current, writing)
      return { json: null }
    })
  },
)

// The calls with a name of their own come before those with an id.
export const memberCalls = [
  listMembers,
  addMember,
  patchMembers,
  uploadMembers,
  exportMembers,
  getMember,
  patchMember,
  removeMember,
]
