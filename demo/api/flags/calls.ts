/** The part of Flagsmith's protocol that its client speaks, for a dashboard with no hosted Flagsmith. */
import * as v from 'valibot'
import { flagNames } from '../../../src/core/flag-names.ts'
import { flagsPath } from '../../../src/core/flag-path.ts'
import type { ApiContext } from '../context.ts'
import { type Call, defineCall, type Incoming } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { decideFlags, type Traits } from './rules.ts'

/** The one environment of the local flag service. It is public, as Flagsmith's client-side keys are. */
const environmentKey = 'local'

const TraitSchema = v.object({
  trait_key: v.pipe(v.string(), v.maxLength(200)),
  trait_value: v.nullish(v.union([v.pipe(v.string(), v.maxLength(2000)), v.number(), v.boolean()])),
})
type Trait = v.InferOutput<typeof TraitSchema>

const IdentitySchema = v.object({
  identifier: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  traits: v.optional(v.pipe(v.array(TraitSchema), v.maxLength(100)), []),
})

const FlagsSchema = v.array(
  v.object({
    id: v.number(),
    enabled: v.boolean(),
    feature_state_value: v.null(),
    feature: v.object({ id: v.number(), name: v.string(), type: v.string() }),
  }),
)

const IdentityAnswerSchema = v.object({
  identifier: v.string(),
  flags: FlagsSchema,
  traits: v.array(TraitSchema),
})

async function flagsFor(
  api: ApiContext,
  traits: Traits,
): Promise<v.InferOutput<typeof FlagsSchema>> {
  const overrides = await api.db
    .selectFrom('flagOverrides')
    .select(['flag', 'traitKey', 'traitValue', 'enabled'])
    .orderBy('id')
    .execute()
  const decided = decideFlags(traits, overrides)
  return flagNames.map((name, index) => ({
    id: index + 1,
    enabled: decided[name],
    feature_state_value: null,
    feature: { id: index + 1, name, type: 'STANDARD' },
  }))
}

function requireKey({ header }: Pick<Incoming<unknown, unknown, null>, 'header'>): void {
  if (header('x-environment-key') !== environmentKey) throw new Refusal(403, 'bad-key')
}

async function identify(api: ApiContext, identifier: string, traits: Trait[]) {
  const known = new Map([
    ['identifier', identifier],
    ...traits.map(trait => [trait.trait_key, String(trait.trait_value ?? '')] as const),
  ])
  return { json: { identifier, flags: await flagsFor(api, known), traits } }
}

const shared = { chosenHere: true, access: 'public' } as const

const readFlags = defineCall(
  {
    ...shared,
    method: 'get',
    path: `${flagsPath}flags`,
    summary: 'Every flag for someone unknown.',
    answer: FlagsSchema,
  },
  async incoming => {
    requireKey(incoming)
    return { json: await flagsFor(incoming.api, new Map()) }
  },
)

const postIdentity = defineCall(
  {
    ...shared,
    method: 'post',
    path: `${flagsPath}identities`,
    summary: 'Every flag for someone with these traits.',
    body: IdentitySchema,
    answer: IdentityAnswerSchema,
  },
  async incoming => {
    requireKey(incoming)
    // Without the traits in the answer the client forgets them at its next poll.
    return identify(incoming.api, incoming.body.identifier, incoming.body.traits)
  },
)

const getIdentity = defineCall(
  {
    ...shared,
    method: 'get',
    path: `${flagsPath}identities`,
    summary: 'Every flag for someone without traits.',
    query: v.object({ identifier: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)) }),
    answer: IdentityAnswerSchema,
  },
  async incoming => {
    requireKey(incoming)
    return identify(incoming.api, incoming.query.identifier, [])
  },
)

export const flagCalls: Call[] = [readFlags, postIdentity, getIdentity]
