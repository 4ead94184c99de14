import { faultEntry, type Log } from './log.ts'

/** Work that an answer doesn't wait for. */
export interface Afterwards {
  /** Does it now; what it throws goes to the log. */
  begin(work: () => Promise<unknown>): void
  /** Settles once nothing is under way. */
  idle(): Promise<void>
}

export function createAfterwards(log: Log): Afterwards {
  const underWay = new Set<Promise<unknown>>()
  return {
    begin(work) {
      const done = work()
        .catch(error => log(faultEntry(error, null)))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
