import type { PlacedKit } from './place-kit.tsx'
import { waitFor } from './wait-for.ts'

/** What comes and goes has come or gone: a click lands where it aims. What turns for ever may turn. */
export async function atRest({ scope }: Pick<PlacedKit, 'scope'>): Promise<void> {
  const isMoving = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity
  await waitFor(() => !scope.getAnimations().some(isMoving), 'rest')
}
