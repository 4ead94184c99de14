/** The service worker that lets the two entry screens start without a network, and how far it is with that in this browser. */
import { atom, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { loadModule } from '../load-chunk.ts'
import { perDesk } from '../per-desk.ts'
import { build } from '../version.ts'
import { lockOf, workerFile } from './worker-rules.ts'

export type OfflineState =
  /** This browser has no service workers, or the screen isn't the built dashboard's own. */
  | 'unsupported'
  /** The page came by plain http from another machine: browsers keep nothing of it. */
  | 'insecure'
  /** What a start needs is on its way. */
  | 'registering'
  /** A reload without a network goes on. */
  | 'ready'
  | 'failed'

interface TrustedTypesPage {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): string }
  }
}

/** Begins once a desk, and says how it stands. The two entry screens call it, and nothing else does. */
export const registerOffline = perDesk((desk: Desk): ReadableAtom<OfflineState> => {
  const { session } = desk
  const $state = atom<OfflineState>('registering')
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined
  if (!globalThis.isSecureContext) $state.set('insecure')
  else if (!workers || session.kind !== 'standalone' || build === 'dev') $state.set('unsupported')
  else {
    holdBuild()
    loadModule(() => import('./keep-snapshots.ts')).then(
      ({ startKeeping }) => startKeeping(desk),
      () => undefined,
    )
    register(workers, desk).then(
      isReady => $state.set(isReady ? 'ready' : 'failed'),
      () => $state.set('failed'),
    )
  }
  return $state
})

/** As long as this page lives, the worker keeps the files of its build. */
function holdBuild() {
  void navigator.locks?.request(lockOf(build), { mode: 'shared' }, () => new Promise(() => {}))
}

async function register(
  workers: ServiceWorkerContainer,
  { config: { basePath }, $outdated }: Desk,
): Promise<boolean> {
  const address = trustedAddress(basePath + workerFile)
  const registration = await workers.register(address, { scope: basePath, updateViaCache: 'none' })
  // A till is open all day: a new build is here before the network goes.
  $outdated.subscribe(isOutdated => {
    if (isOutdated) registration.update().catch(() => undefined)
  })
  if (registration.active) return true
  const worker = registration.installing ?? registration.waiting
  return new Promise(resolve => {
    const follow = () => {
      if (worker?.state === 'activated') resolve(true)
      else if (!worker || worker.state === 'redundant') resolve(false)
    }
    worker?.addEventListener('statechange', follow)
    follow()
  })
}

/** A policy of its own, which knows this one address: the page's own lets no text become a script's. */
function trustedAddress(address: string): string {
  const { trustedTypes } = globalThis as TrustedTypesPage
  const policy = trustedTypes?.createPolicy('raffle-desk-worker', {
    createScriptURL: () => address,
  })
  return policy?.createScriptURL(address) ?? address
}
