/** Where picks stand in the draw's plan (`pick-plan.ts`): known before any of them is computed. */
export interface PlanPlaces {
  /** The place of a pick, by its prize and counter. */
  of(pick: { prizeId: string; counter: number }): number
  /** For each entropy, the place of the pick that it redraws; null for the first. */
  redrawn: (number | null)[]
}

/** First each prize in the locked order, as often as its quantity; then one place for each redraw. */
export function placesInPlan(
  prizes: readonly { id: string; quantity: number }[],
  redraws: readonly { prizeId: string; counter: number }[],
): PlanPlaces {
  const places = new Map<string, number>()
  const made = new Map<string, number>()
  const add = (prizeId: string) => {
    const counter = made.get(prizeId) ?? 0
    made.set(prizeId, counter + 1)
    places.set(`${prizeId} ${counter}`, places.size)
  }
  for (const { id, quantity } of prizes) for (let time = 0; time < quantity; time += 1) add(id)
  const of: PlanPlaces['of'] = ({ prizeId, counter }) => {
    const place = places.get(`${prizeId} ${counter}`)
    if (place === undefined) throw new Error('A pick that the plan does not know')
    return place
  }
  const redrawn: (number | null)[] = [null]
  for (const redraw of redraws) {
    redrawn.push(of(redraw))
    add(redraw.prizeId)
  }
  return { of, redrawn }
}
