/** Numbers the steps of the browser's history, in their state. */
import * as v from 'valibot'

const StepSchema = v.object({ raffleDeskStep: v.number() })

let last = 0

/** The state of a new step; also after a reload no two have the same number. */
export function newStep(): v.InferOutput<typeof StepSchema> {
  last = Math.max(last + 1, Date.now())
  return { raffleDeskStep: last }
}

/** The number of the step that is shown; 0 for the one that the visit began with. */
export function currentStep(): number {
  const state: unknown = history.state
  return v.is(StepSchema, state) ? state.raffleDeskStep : 0
}
