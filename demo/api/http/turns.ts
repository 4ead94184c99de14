/** One after the other, by key. */
export interface Turns {
  /** Waits until nobody else has the key's turn; what it answers gives it on. */
  take(key: string): Promise<() => void>
  /** How many have the key's turn or wait for it. */
  length(key: string): number
}

/**
 * A queue in this instance's memory. Nothing rests on it but the database's peace: a crowd that waits for one row asks
 * for it one by one.
 */
export function createTurns(): Turns {
  const queues = new Map<string, { last: Promise<void>; length: number }>()
  return {
    async take(key) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 }
      queues.set(key, queue)
      queue.length += 1
      const before = queue.last
      let giveOn = () => {}
      queue.last = new Promise(resolve => {
        giveOn = resolve
      })
      await before
      return () => {
        queue.length -= 1
        if (queue.length === 0) queues.delete(key)
        giveOn()
      }
    },
    length: key => queues.get(key)?.length ?? 0,
  }
}
