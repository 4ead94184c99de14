import * as v from 'valibot'

const requirement = v.optional(v.nullable(v.array(v.string())), [])

/** The payment provider's outstanding requirements (section 3, connected account). */
export const FutureRequirementsSchema = v.object({
  currently_due: requirement,
  past_due: requirement,
  eventually_due: requirement,
  /** UTC; when payouts stop. */
  current_deadline: v.optional(v.nullable(v.string()), null),
})
export type FutureRequirements = v.InferOutput<typeof FutureRequirementsSchema>

/** A connected account as GET accounts/{id} answers it. */
export const AccountSchema = v.object({
  id: v.string(),
  provider: v.string(),
  providerData: v.object({ futureRequirements: FutureRequirementsSchema }),
})
export type Account = v.InferOutput<typeof AccountSchema>
