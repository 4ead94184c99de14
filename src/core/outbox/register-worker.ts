/** The service worker is put in its place, once what is on the screen has come. */
import type { Desk } from '../desk.ts'
import { build } from '../version.ts'
import { lockOf, workerFile } from './worker-rules.ts'

interface TrustedTypesPage {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): string }
  }
}

/** As long as this page lives, the worker keeps the files of its build. */
function holdBuild() {
  void navigator.locks?.request(lockOf(build), { mode: 'shared' }, () => new Promise(() => {}))
}

/**
 * Whether a reload without a network goes on from now on.
 *
 * @lazy by offline-start.ts
 */
export async function registerWorker(
  workers: ServiceWorkerContainer,
  { config: { basePath }, $outdated }: Desk,
): Promise<boolean> {
  holdBuild()
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
