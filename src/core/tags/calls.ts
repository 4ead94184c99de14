import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { changeOf, creationOf } from '../fields/field.ts'
import { GivenIdSchema, RecordVersionSchema, VersionQuerySchema } from '../fields/values.ts'
import { TagMoveSchema, TagSchema, tagFields, tagList } from './tag.ts'

/** Section 6: the Admin section is for those who run the product. */
const manages = { action: 'tags:manage', embed: 'never' } as const
const all = {
  path: '/organization-service/v2/tags',
  access: manages,
  chosenHere: true,
} as const
const one = { ...all, path: `${all.path}/:id` } as const
const merge = { ...all, path: `${all.path}/:id/merge` } as const

export const tagCalls = contracts({
  list: { ...all, method: 'GET', list: tagList, of: { organizationId: GivenIdSchema } },
  create: {
    ...all,
    method: 'POST',
    body: creationOf(tagFields, { organizationId: GivenIdSchema }),
    answer: TagSchema,
    makes: true,
  },
  change: { ...one, method: 'PATCH', body: changeOf(tagFields), answer: TagSchema },
  /** @param reassignTo the tag that takes its place; without it, it is taken off whatever has it */
  remove: {
    ...one,
    method: 'DELETE',
    query: v.object({ ...VersionQuerySchema.entries, reassignTo: v.optional(GivenIdSchema) }),
    answer: null,
  },
  /** What a merge would move: nothing is done yet. */
  lookAtMerge: {
    ...merge,
    method: 'GET',
    query: v.object({ mergedId: GivenIdSchema }),
    answer: TagMoveSchema,
  },
  /** One tag out of two, as they were looked at: `:id` stays. */
  merge: {
    ...merge,
    method: 'POST',
    body: v.strictObject({
      version: RecordVersionSchema,
      mergedId: GivenIdSchema,
      mergedVersion: RecordVersionSchema,
    }),
    answer: TagSchema,
    timeoutMs: 60_000,
  },
})
