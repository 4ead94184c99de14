/**
 * What the service worker answers, and what of older builds it lets go: pure decisions, read by the worker (src/worker) and
 * by the page that registers it.
 */

/** At the base path, so that it may answer what stands below. */
export const workerFile = 'sw.js'
/** The dashboard's script, under the same name in each build. */
export const entryFile = 'raffle-desk.js'

const cachePrefix = 'raffle-desk.build.'

/** A build's files, all or none of them. */
export const cacheOf = (build: string) => cachePrefix + build

/** A page that runs a build holds a shared Web Lock of this name for as long as it lives. */
export const lockOf = cacheOf

/** Screens whose page is answered where there is no network; being signed out is said there too. */
export const offlinePaths: readonly string[] = [
  '/order-intake',
  '/create-order',
  '/login',
  '/logout',
]

export interface Asked {
  method: string
  /** Whether a person opens an address, not a script that asks for a file or a call. */
  isNavigation: boolean
  url: string
}

export type Answer =
  /** As if there were no worker: calls, other screens, other origins. */
  | { by: 'browser' }
  /** The server's own page, or the kept one of this path. */
  | { by: 'network-first'; page: string }
  /** Of whichever build the page is that asks for it. */
  | { by: 'entry' }
  /** Its name changes with its content: a kept one is right for whoever asks. */
  | { by: 'cache-first' }

/** @param scope the worker's, with its trailing slash */
export function answerTo({ method, isNavigation, url }: Asked, scope: string): Answer {
  if (method !== 'GET' || !url.startsWith(scope)) return { by: 'browser' }
  const path = `/${url.slice(scope.length).replace(/[?#].*$/, '')}`
  if (isNavigation) {
    const page = offlinePaths.find(one => one === path.replace(/\/$/, ''))
    return page ? { by: 'network-first', page } : { by: 'browser' }
  }
  if (path === `/${entryFile}`) return { by: 'entry' }
  return /^\/assets\/[\w.-]+$/.test(path) ? { by: 'cache-first' } : { by: 'browser' }
}

/** The caches of builds that nobody runs any more. @param held names of the Web Locks of the origin */
export function cachesToDrop(
  caches: readonly string[],
  held: readonly string[],
  build: string,
): string[] {
  return caches.filter(
    name => name.startsWith(cachePrefix) && name !== cacheOf(build) && !held.includes(name),
  )
}

/** What a gateway answers when the server behind it is gone is no answer. */
export const isNoAnswer = (status: number) => status === 502 || status === 503 || status === 504
