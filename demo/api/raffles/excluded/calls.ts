import { sql } from 'kysely'
import * as v from 'valibot'
import {
  ExcludedPersonFieldsSchema,
  ExcludedPersonSchema,
} from '../../../../src/core/raffles/excluded/excluded-person.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import { defineCall, patternOf } from '../../http/call.ts'
import { once } from '../../http/idempotency.ts'
import { readPage } from '../../http/keyset.ts'
import { listAnswer, pagingEntries } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import { isUuid } from '../../http/uuid.ts'
import { reaches, requireReach } from '../../session/guard.ts'
import { actorOf } from '../../session/session.ts'
import { requireRaffle } from '../reach.ts'
import {
  type ExcludedRow,
  excludedColumns,
  excludedTables,
  readExcluded,
  viewExcluded,
} from './read.ts'
import { addExcluded, removeExcluded } from './write.ts'

const id = v.pipe(v.string(), v.uuid(), v.toLowerCase())
const action = 'excluded-people:manage'
const access = { action, embed: 'raffles:draw' } as const
const fields = ExcludedPersonFieldsSchema.entries

const listExcluded = defineCall(
  {
    method: 'get',
    path: rafflePaths.excludedPeople,
    summary: 'Who may not win in an organization’s draws, by name.',
    chosenHere: true,
    access,
    query: v.object({ ...pagingEntries, organizationId: id }),
    answer: listAnswer(ExcludedPersonSchema),
  },
  async ({ api, session, query }) => {
    requireReach(session, action, query.organizationId)
    const { rows, paging } = await readPage<ExcludedRow & { sortValue: string }>(
      api.db,
      {
        from: excludedTables,
        columns: excludedColumns,
        where: sql`excluded_people.organization_id = ${query.organizationId}`,
        id: sql`excluded_people.id`,
        sort: { by: sql`lower(excluded_people.name)`, type: 'text' },
      },
      { ...query, sortBy: 'name', descending: query.sortDir?.toLowerCase() === 'desc' },
    )
    return { json: { data: rows.map(({ sortValue: _, ...row }) => viewExcluded(row)), paging } }
  },
)

const exclude = defineCall(
  {
    method: 'post',
    path: rafflePaths.excludedPeople,
    summary:
      'Adds a person who may not win. Nobody’s tickets leave a draw by it: a pick of theirs is flagged, and confirmed with a reason only.',
    chosenHere: true,
    access,
    body: v.strictObject({
      organizationId: id,
      /** The raffle whose draw led to it. */
      eventId: v.optional(id),
      ...fields,
      email: v.optional(fields.email, null),
      phone: v.optional(fields.phone, null),
      note: v.optional(fields.note, ''),
    }),
    answer: v.object({ data: ExcludedPersonSchema }),
  },
  async incoming => {
    const { api, session, body } = incoming
    const { eventId, organizationId, ...person } = body
    requireReach(session, action, organizationId)
    return once(incoming, null, async transaction => {
      const raffle = eventId
        ? await requireRaffle(transaction, session, eventId, 'raffles:draw')
        : null
      if (raffle && raffle.organizationId !== organizationId)
        throw new Refusal(422, [{ code: 'invalid', field: 'eventId' }])
      const by = { raffleId: raffle?.id ?? null, actor: actorOf(session), at: api.now() }
      const added = await addExcluded(transaction, person, { organizationId, ...by })
      return { status: 201, json: { data: await readExcluded(transaction, added) } }
    })
  },
)

const include = defineCall(
  {
    method: 'delete',
    path: patternOf(rafflePaths.excludedPerson),
    summary: 'Takes a person off the list of excluded people.',
    chosenHere: true,
    access,
    answer: null,
  },
  async incoming => {
    const { api, session, param } = incoming
    return once(incoming, null, async transaction => {
      const person = isUuid(param('id')) ? await readExcluded(transaction, param('id')) : undefined
      if (!person || !reaches(session, action, person.organizationId))
        throw new Refusal(404, 'not-found')
      const by = { raffleId: null, actor: actorOf(session), at: api.now() }
      await removeExcluded(transaction, person, by)
      return { json: null }
    })
  },
)

export const excludedCalls = [listExcluded, exclude, include]
