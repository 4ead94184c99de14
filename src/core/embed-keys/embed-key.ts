/** What lets a charity's own server ask for tokens of its people (docs/embedding.md, "A key"). */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { type Decision, decisionOf } from '../decision.ts'
import { IdSchema, InstantSchema, oneLineText } from '../fields/values.ts'
import { organizationPath } from '../organizations/calls.ts'
import { OrganizationRoleSchema } from '../session/role.ts'
import { pageOriginOf } from './page-origin.ts'

/** Alive at once of an organization: the one in use, and the one that takes its place. */
export const mostLivingKeys = 2
export const mostOrigins = 20

export const EmbedKeySchema = v.object({
  id: IdSchema,
  name: v.string(),
  roles: v.array(OrganizationRoleSchema),
  origins: v.array(v.string()),
  createdAt: InstantSchema,
  /** When a token was asked for with it last; null: never. */
  lastUsedAt: v.nullable(InstantSchema),
})
export type EmbedKey = v.InferOutput<typeof EmbedKeySchema>

/** Where pages are that may hold its tokens: "https://intranet.example.org". */
const OriginSchema = v.pipe(
  v.string(),
  v.check(text => pageOriginOf(text) !== null, 'page-origin'),
  v.transform(text => pageOriginOf(text) ?? text),
)
const OriginsSchema = v.pipe(v.array(OriginSchema), v.maxLength(mostOrigins), v.transform(eachOnce))
/** As they are kept: what was taken once goes, whatever is asked of an origin since. */
const KeptOriginsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(300))),
  v.maxLength(mostOrigins),
  v.transform(eachOnce),
)
/** As somebody types them: one on each line. */
const OriginLinesSchema = v.pipe(
  v.string(),
  v.transform(text => text.split(/\s+/).filter(line => line !== '')),
  v.check(lines => lines.every(line => pageOriginOf(line) !== null), 'page-origin'),
  v.check(lines => lines.length <= mostOrigins, 'many-origins'),
  OriginsSchema,
)

const named = {
  name: oneLineText(80),
  roles: v.pipe(v.array(OrganizationRoleSchema), v.minLength(1, 'no-role')),
}
export const NewKeyFormSchema = v.object({ ...named, origins: OriginLinesSchema })
export const OriginsFormSchema = v.object({ origins: OriginLinesSchema })

const reads = { action: 'organization:list', embed: 'never' } as const
const edits = { action: 'organization:edit', embed: 'never' } as const
const ofOrganization = { path: `${organizationPath}/:id/embed-keys`, chosenHere: true } as const
const one = { path: '/organization-service/v2/embed-keys/:id', chosenHere: true } as const

export const embedKeyCalls = contracts({
  /** Those that live; revoked ones are in the activity log. */
  list: { ...ofOrganization, method: 'GET', access: reads, answer: v.array(EmbedKeySchema) },
  /** The secret stays with whoever makes it: its SHA-256 is sent, so that no answer, log or repeat has it. */
  add: {
    ...ofOrganization,
    method: 'POST',
    access: edits,
    body: v.strictObject({
      ...named,
      origins: OriginsSchema,
      secretHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
    answer: EmbedKeySchema,
    makes: true,
  },
  /** What differs alone: two who change them at once lose nothing. Tokens of pages that go end at once. */
  change: {
    ...one,
    method: 'PATCH',
    access: edits,
    body: v.strictObject({ add: OriginsSchema, remove: KeptOriginsSchema }),
    answer: EmbedKeySchema,
  },
  /** Its tokens end at once, for good. */
  revoke: { ...one, method: 'DELETE', access: edits, answer: null },
})

/** Whether an organization may have one more key. @param living how many it has */
export function decideKey(living: number): Decision<'too-many-keys'> {
  return decisionOf(
    living < mostLivingKeys ? [] : [{ code: 'too-many-keys', params: { most: mostLivingKeys } }],
  )
}

/** What makes one list of origins of another. */
export function originChanges(before: readonly string[], after: readonly string[]) {
  return {
    add: after.filter(each => !before.includes(each)),
    remove: before.filter(each => !after.includes(each)),
  }
}

function eachOnce<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}
