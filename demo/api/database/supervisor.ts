import { setTimeout } from 'node:timers/promises'
import { type Cluster, startCluster } from './cluster.ts'
import { runningServer } from './pid-file.ts'

/** How often it looks, and how long it waits after an attempt that failed: twice as long each time. */
const lookMilliseconds = 500
const longestWaitMilliseconds = 30_000

/**
 * Starts the cluster's server again when it died under us: somebody killed it, or the system did for want of memory. On
 * the same port, as the connections know it; meanwhile calls are answered 503.
 *
 * @returns what ends it; a start under way is waited for
 */
export function keepRunning(
  cluster: Cluster,
  port: number,
  onRestart: () => void,
): () => Promise<void> {
  const ending = new AbortController()
  const watching = watch(ending.signal)

  async function watch(signal: AbortSignal): Promise<void> {
    let wait = lookMilliseconds
    while (await pause(wait, signal)) {
      const runs = runningServer(cluster.folder.cluster) !== null || (await starts())
      wait = runs ? lookMilliseconds : Math.min(2 * wait, longestWaitMilliseconds)
    }
  }

  /** False while what is left of the former server holds its memory or its port. */
  async function starts(): Promise<boolean> {
    try {
      await startCluster(cluster, port)
      onRestart()
      return true
    } catch {
      return false
    }
  }

  return async () => {
    ending.abort()
    await watching
  }
}

/** Whether the time passed, and it wasn't ended meanwhile. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(milliseconds, true, { ref: false, signal }).catch(() => false)
}
