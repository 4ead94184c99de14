import type { FutureRequirements } from './account.ts'

/**
 * What the banner on home has to say: shown when any one of the three lists is not empty
 * (section 2, Dashboard). Past due is worse than due, due worse than eventual.
 */
export type Attention =
  | { kind: 'none' }
  | { kind: 'past-due' | 'due' | 'eventual'; count: number; deadline: string | null }

export function attentionOf(requirements: FutureRequirements): Attention {
  const deadline = requirements.current_deadline
  const pastDue = requirements.past_due?.length ?? 0
  if (pastDue > 0) return { kind: 'past-due', count: pastDue, deadline }
  const due = requirements.currently_due?.length ?? 0
  if (due > 0) return { kind: 'due', count: due, deadline }
  const eventual = requirements.eventually_due?.length ?? 0
  if (eventual > 0) return { kind: 'eventual', count: eventual, deadline }
  return { kind: 'none' }
}
