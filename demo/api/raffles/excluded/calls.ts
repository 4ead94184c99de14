import { sql } from 'kysely'
import { excludedCalls } from '../../../../src/core/raffles/excluded/calls.ts'
import { readList, type Source } from '../../http/read-list.ts'
import { Refusal } from '../../http/refusal.ts'
import { reads, writes } from '../../http/routes.ts'
import { isUuid } from '../../http/uuid.ts'
import { reachedOrganization, reaches, requireReach } from '../../session/guard.ts'
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

const action = 'excluded-people:manage'

const source: Source<typeof excludedCalls.list.list> = {
  from: excludedTables,
  columns: excludedColumns,
  id: sql`excluded_people.id`,
  sort: { name: { by: sql`lower(excluded_people.name)`, type: 'text' } },
  filters: {},
}

const listExcluded = reads(
  excludedCalls.list,
  'Who may not win in an organization’s draws, by name.',
  async ({ api, session, query }) => {
    requireReach(session, action, query.organizationId)
    const own = sql<boolean>`excluded_people.organization_id = ${query.organizationId}`
    const page = await readList<ExcludedRow, typeof excludedCalls.list.list>(
      api.db,
      source,
      query,
      own,
    )
    return { ...page, data: page.data.map(viewExcluded) }
  },
)

const exclude = writes(
  excludedCalls.exclude,
  'Adds a person who may not win. Nobody’s tickets leave a draw by it: a pick of theirs is flagged, and confirmed with a reason only.',
  () => null,
  async ({ session, body, transaction, api }) => {
    const { eventId, organizationId, ...person } = body
    await reachedOrganization(transaction, session, action, organizationId)
    const raffle = eventId
      ? await requireRaffle(transaction, session, eventId, 'raffles:draw')
      : null
    if (raffle && raffle.organizationId !== organizationId)
      throw new Refusal(422, [{ code: 'invalid', field: 'eventId' }])
    const by = { raffleId: raffle?.id ?? null, actor: actorOf(session), at: api.now() }
    const added = await addExcluded(transaction, person, { organizationId, ...by })
    const made = await readExcluded(transaction, added)
    if (!made) throw new Refusal(404, 'not-found')
    return made
  },
)

const include = writes(
  excludedCalls.include,
  'Takes a person off the list of excluded people.',
  () => null,
  async ({ session, params: { id }, transaction, api }) => {
    const person = isUuid(id) ? await readExcluded(transaction, id) : undefined
    if (!person || !reaches(session, action, person.organizationId))
      throw new Refusal(404, 'not-found')
    await removeExcluded(transaction, person, {
      raffleId: null,
      actor: actorOf(session),
      at: api.now(),
    })
  },
)

export const excludedRoutes = [listExcluded, exclude, include]
