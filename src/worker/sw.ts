/**
 * The service worker (dist/sw.js): what the two entry screens need to start without a network, of one build, all or nothing.
 * It answers their pages where the server doesn't, and files whose name tells their content; never a call, never another
 * screen (docs/offline.md).
 */
import {
  answerTo,
  cacheOf,
  cachesToDrop,
  entryFile,
  isNoAnswer,
  offlinePaths,
} from '../core/outbox/worker-rules.ts'

declare const self: ServiceWorkerGlobalScope
/** Of the build that this worker came with: its id, and the hashed files of it that are kept, below the base path. */
declare const __KEPT_BUILD__: { build: string; files: readonly string[] }

const { build, files } = __KEPT_BUILD__
const { scope } = self.registration
/** Whoever waits longer for a page gets the kept one. */
const patienceMs = 4_000
const loadedAtOnce = 6

/** Pages that were answered from the cache: their entry comes from there, too, so that both are of one build. */
const keptPages = new Set<string>()

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(takeOver()))
self.addEventListener('fetch', event => {
  const { request, clientId } = event
  const { method, url, mode } = request
  const answer = answerTo({ method, url, isNavigation: mode === 'navigate' }, scope)
  if (answer.by === 'network-first') {
    event.respondWith(pageOf(event, scope + answer.page.slice(1)))
    event.waitUntil(letGo())
  } else if (answer.by === 'cache-first') event.respondWith(keptOr(request))
  else if (answer.by === 'entry' && keptPages.has(clientId)) event.respondWith(keptOr(request))
})

async function install() {
  const name = cacheOf(build)
  await caches.delete(name)
  const cache = await caches.open(name)
  const pages = offlinePaths.map(path => path.slice(1))
  const left = [...pages, entryFile, ...files]
  try {
    await Promise.all(
      Array.from({ length: loadedAtOnce }, async () => {
        for (let path = left.shift(); path !== undefined; path = left.shift())
          await cache.put(scope + path, await loaded(path, files.includes(path)))
      }),
    )
  } catch (error) {
    await caches.delete(name)
    throw error
  }
  // At once: a till is reloaded, and never closed. Files of the build before stay for the pages that run it.
  await self.skipWaiting()
}

/** @throws Error where it isn't there, or of another build: a deployment is under way, and the next try has it whole */
async function loaded(path: string, isHashed: boolean): Promise<Response> {
  const answer = await fetch(scope + path, {
    headers: offlinePaths.includes(`/${path}`) ? { accept: 'text/html' } : {},
    cache: isHashed ? 'default' : 'reload',
  })
  const served = answer.headers.get('x-raffle-desk-build')
  const isOther = !isHashed && served !== null && served !== build
  if (!answer.ok || answer.redirected || isOther) throw new Error(`${path}: ${answer.status}`)
  return answer
}

async function takeOver() {
  await self.clients.claim()
  await letGo()
}

/** A build's files go once no page runs it any more. */
async function letGo() {
  const { held = [] } = await navigator.locks.query()
  const locks = held.flatMap(({ name }) => name ?? [])
  for (const name of cachesToDrop(await caches.keys(), locks, build)) await caches.delete(name)
}

/** The page brings its policy and its nonce along, both of one answer. */
async function pageOf({ request, resultingClientId }: FetchEvent, address: string) {
  const asked = fetch(request)
  const inTime = asked.then(
    answer => (isNoAnswer(answer.status) ? null : answer),
    () => null,
  )
  const late = new Promise<null>(resolve => setTimeout(resolve, patienceMs, null))
  const answer = await Promise.race([inTime, late])
  if (answer) return answer
  const kept = await (await caches.open(cacheOf(build))).match(address)
  if (!kept) return asked
  keptPages.add(resultingClientId)
  return kept
}

async function keptOr(request: Request) {
  const options = { ignoreVary: true, ignoreSearch: true }
  // The entry's name is the same in each build.
  const own = await (await caches.open(cacheOf(build))).match(request.url, options)
  return own ?? (await caches.match(request.url, options)) ?? fetch(request)
}
