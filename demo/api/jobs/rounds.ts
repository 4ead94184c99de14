import { faultEntry, type Log } from '../http/log.ts'

/** Work that waits in the database, done beside the calls that ask for it. */
export interface Rounds {
  /** There is something to do. */
  wake(): void
  /** Settles once nothing is under way here. */
  idle(): Promise<void>
  /** Ends after what is being done; the rest goes on elsewhere, or at the next start. */
  stop(): Promise<void>
}

interface RoundsOptions {
  /** Does what there is to do, until nothing is left or it is told to stop. */
  work: (stopped: () => boolean) => Promise<void>
  /** How often somebody looks for work that nobody was woken for: that of a killed instance. */
  everyMilliseconds: number
  log: Log
}

/** One round at a time: who is woken meanwhile has another one after it. */
export function startRounds({ work, everyMilliseconds, log }: RoundsOptions): Rounds {
  let stopped = false
  let wanted = false
  let running: Promise<void> | null = null

  const rounds = async () => {
    while (wanted && !stopped) {
      wanted = false
      await work(() => stopped)
    }
  }
  const wake = () => {
    wanted = true
    running ??= rounds()
      .catch(error => log(faultEntry(error, null)))
      .finally(() => {
        running = null
        if (wanted && !stopped) wake()
      })
  }
  const timer = setInterval(wake, everyMilliseconds)
  timer.unref()
  wake()
  return {
    wake,
    async idle() {
      while (running) await running
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
