/** The service worker that lets the two entry screens start without a network, and how far it is with that in this browser. */
import { atom, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { loadModule } from '../load-chunk.ts'
import { perDesk } from '../per-desk.ts'
import { build } from '../version.ts'

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

/** Begins once a desk, and says how it stands. The two entry screens call it, and nothing else does. */
export const registerOffline = perDesk((desk: Desk): ReadableAtom<OfflineState> => {
  const { session } = desk
  const $state = atom<OfflineState>('registering')
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined
  if (!globalThis.isSecureContext) $state.set('insecure')
  else if (!workers || session.kind !== 'standalone' || build === 'dev') $state.set('unsupported')
  else {
    loadModule(() => import('./keep-snapshots.ts')).then(
      ({ startKeeping }) => startKeeping(desk),
      () => undefined,
    )
    loadModule(() => import('./register-worker.ts'))
      .then(({ registerWorker }) => registerWorker(workers, desk))
      .then(
        isReady => $state.set(isReady ? 'ready' : 'failed'),
        () => $state.set('failed'),
      )
  }
  return $state
})
