import { type RawBuilder, sql } from 'kysely'

/** How sales spread over a raffle's time: a whole month, one that still runs, or a game's evening. */
export type Curve = 'month' | 'running' | 'evening'

type Point = [share: number, place: number]

/** Share of the orders → place in time, both from 0 to 1; straight between the points. */
const curves: Record<Curve, Point[]> = {
  // Launch, trough, a reminder, the early bird's eve, and the last 24 hours.
  month: [
    [0, 0],
    [0.15, 0.04],
    [0.24, 0.38],
    [0.32, 0.42],
    [0.4, 0.7],
    [0.6, 0.73],
    [0.72, 0.964],
    [1, 1],
  ],
  running: [
    [0, 0],
    [0.16, 0.06],
    [0.44, 0.5],
    [0.54, 0.55],
    [1, 1],
  ],
  // 70 % in the last 90 minutes.
  evening: [
    [0, 0],
    [0.3, 0.941],
    [1, 1],
  ],
}

/** Hours of the day: noon, and eight to ten in the evening. */
const hours: Point[] = [
  [0, 0],
  [0.02, 7 / 24],
  [0.2, 11 / 24],
  [0.36, 13 / 24],
  [0.6, 19 / 24],
  [0.9, 22 / 24],
  [1, 1],
]

/** Where in its time an order stands, for a chance from 0 to 1. */
export function placeInTime(curve: Curve, chance: RawBuilder<number>): RawBuilder<number> {
  return straight(curves[curve], chance)
}

/** Which part of its day has passed, for a chance from 0 to 1. */
export function partOfDay(chance: RawBuilder<number>): RawBuilder<number> {
  return straight(hours, chance)
}

/** The first choice whose cumulated weight the chance falls in; weights sum to 1. */
export function choice(
  chance: RawBuilder<number>,
  choices: readonly [weight: number, value: RawBuilder<unknown>][],
): RawBuilder<unknown> {
  let sum = 0
  const cases = choices.slice(0, -1).map(([weight, value]) => {
    sum += weight
    return sql`when ${chance} < ${sql.lit(sum)} then ${value}`
  })
  const last = choices.at(-1)?.[1] ?? sql`null`
  return cases.length === 0 ? last : sql`case ${sql.join(cases, sql` `)} else ${last} end`
}

function straight(points: readonly Point[], chance: RawBuilder<number>): RawBuilder<number> {
  const cases = points.slice(1).map(([share, place], index) => {
    const [fromShare, fromPlace] = points[index] ?? [0, 0]
    const slope = (place - fromPlace) / (share - fromShare)
    return sql`when ${chance} <= ${sql.lit(share)} then ${sql.lit(fromPlace)} + (${chance} - ${sql.lit(fromShare)}) * ${sql.lit(slope)}`
  })
  return sql`case ${sql.join(cases, sql` `)} else 1 end`
}
