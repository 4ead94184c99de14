/** One tab of this browser sends at a time: a Web Lock says which, and its silence that it is frozen. */

export interface Turns {
  /** Whoever holds the lock was heard. */
  heard(): void
  /** Lets go of it. Settles once the work has ended. */
  stop(): Promise<void>
}

/** Ticks without a word of the holder after which the lock is taken from it: a tab in the background speaks once a minute. */
const silentTicks = 8

/**
 * Waits for the lock, works while it holds it, and begins again where the work ended too soon. A holder that is frozen
 * keeps its lock and says nothing: it is taken from it, and the fence sees to what it does when it wakes.
 *
 * @param work until its signal says so; `speak` at each tick
 */
export function takeTurns(
  name: string,
  work: (ended: AbortSignal) => Promise<void>,
  { tickMs, speak }: { tickMs: number; speak: () => void },
): Turns {
  const stopped = new AbortController()
  let waiting = new AbortController()
  let silence = 0
  let isHolder = false

  async function ask(options: LockOptions) {
    const lost = new AbortController()
    try {
      await navigator.locks.request(name, options, async () => {
        isHolder = true
        speak()
        await work(AbortSignal.any([stopped.signal, lost.signal]))
      })
    } catch {
      // It was taken from us, or waiting for it was given up.
      lost.abort()
    }
    isHolder = false
  }

  async function live() {
    while (!stopped.signal.aborted) {
      const isFrozen = silence >= silentTicks
      silence = 0
      waiting = new AbortController()
      if (isFrozen) await ask({ steal: true })
      else await ask({ signal: AbortSignal.any([stopped.signal, waiting.signal]) })
      // Another one may work for a moment: what is taken from one another is nobody's.
      if (!stopped.signal.aborted) await new Promise(resolve => setTimeout(resolve, tickMs / 20))
    }
  }

  const ticking = setInterval(() => {
    if (isHolder) return speak()
    silence += 1
    if (silence >= silentTicks) waiting.abort()
  }, tickMs)
  const living = live()

  return {
    heard() {
      silence = 0
    },
    stop() {
      clearInterval(ticking)
      stopped.abort()
      return living
    },
  }
}
