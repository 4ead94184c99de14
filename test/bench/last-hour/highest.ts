import { inWords, type Night, quantile, replay } from './replay.ts'

const step = 500

/** @returns orders a minute, by steps of 500: the most with which a replay had no order refused, and a p99 of a second at most */
export async function findHighest(night: Night): Promise<number> {
  let holds = 0
  let fails = Number.POSITIVE_INFINITY
  while (fails - holds > step) {
    const next = nextRate(holds, fails)
    if (await holdsAt({ ...night, ordersPerMinute: next })) holds = next
    else fails = next
  }
  return holds
}

/** Twice as many until it fails, then in the middle of both. */
function nextRate(holds: number, fails: number): number {
  if (holds === 0 && fails === Number.POSITIVE_INFINITY) return 1000
  if (fails === Number.POSITIVE_INFINITY) return holds * 2
  return Math.round((holds + fails) / 2 / step) * step
}

async function holdsAt(night: Night): Promise<boolean> {
  const replayed = await replay(night)
  console.log(inWords(night, replayed))
  return (
    replayed.isWhole &&
    Object.keys(replayed.refused).length === 0 &&
    quantile(replayed.times, 0.99) <= 1000
  )
}
