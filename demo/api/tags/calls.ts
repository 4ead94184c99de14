import { sql } from 'kysely'
import { tagCalls } from '../../../src/core/tags/calls.ts'
import { purposeReasons, type Tag, type tagList } from '../../../src/core/tags/tag.ts'
import { readList } from '../http/read-list.ts'
import { Refusal } from '../http/refusal.ts'
import { reads, writes } from '../http/routes.ts'
import { reachedOrganization, requireReach } from '../session/guard.ts'
import { lookAtMerge, mergeTags, removeTag } from './merge.ts'
import { setTagRoutes } from './set.ts'
import { findTag, requireRoom, tagSource, tags, withOwnName, writingOf } from './stored.ts'

const list = reads(
  tagCalls.list,
  'The tags of an organisation with how many have each, by name.',
  ({ api, session, query }) => {
    const { organizationId } = query
    requireReach(session, 'tags:manage', organizationId)
    const own = sql<boolean>`tags.organization_id = ${organizationId}`
    return readList<Tag, typeof tagList>(api.db, tagSource, query, own)
  },
)

const create = writes(
  tagCalls.create,
  'Adds a tag. No two of an organisation have the same name, whatever its case and accents.',
  () => null,
  async ({ transaction, session, api, body }) => {
    const { organizationId, ...fields } = body
    await reachedOrganization(transaction, session, 'tags:manage', organizationId)
    requirePurpose(fields)
    await requireRoom(transaction, organizationId)
    const writing = writingOf(session, organizationId, api.now())
    return withOwnName(() => tags.create(transaction, fields, writing))
  },
)

const change = writes(
  tagCalls.change,
  'Changes a tag. What has it keeps it, where it is no longer for its kind, too.',
  () => null,
  async ({ transaction, session, api, params, body }) => {
    const { version, ...fields } = body
    const { id, organizationId } = await findTag(transaction, session, params.id)
    const tag = await tags.lock(transaction, id, version)
    requirePurpose({ ...tag, ...fields })
    const writing = writingOf(session, organizationId, api.now())
    return withOwnName(() => tags.change(transaction, tag, fields, writing))
  },
)

/** @throws Refusal 422 */
function requirePurpose(tag: Parameters<typeof purposeReasons>[0]): void {
  const [reason] = purposeReasons(tag)
  if (reason) throw new Refusal(422, [{ code: 'tag-for-nothing', field: reason.path }])
}

export const tagRoutes = [list, create, change, removeTag, lookAtMerge, mergeTags, ...setTagRoutes]
