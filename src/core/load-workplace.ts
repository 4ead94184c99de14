/** How a workplace is loaded: after sign-in, organisation, raffles and flags at the same time. */
import type { DeskConfig } from './config.ts'
import type { FlagState } from './flag-state.ts'
import { watchFlags } from './flags.ts'
import type { Http } from './http.ts'
import { loadModule } from './load-chunk.ts'
import { organizationCalls } from './organizations/calls.ts'
import type { Organization } from './organizations/organization.ts'
import { may } from './permissions.ts'
import { listCurrentRaffles } from './raffles/current-raffles.ts'
import type { RafflesRead } from './raffles/raffles-read.ts'
import type { SessionUser } from './session/user.ts'

export interface WorkplaceOptions {
  http: Http
  flagService: DeskConfig['flags']
  /** Only a standalone desk may remember the last known flags. */
  rememberFlags: boolean
  /** What to say when its code can't be loaded. */
  chunkWords: () => string
}

export interface LoadingWorkplace {
  /** Once the raffles have an answer too, be it that they can't be had. @throws DeskError */
  loaded: Promise<Organization>
  /** As `Desk.readRaffles`. */
  readRaffles(olderThanMs?: number): Promise<void>
  stopFlags(): void
}

/** The screens that take orders, which start from what is kept where there is no network. */
const startsOffline = /\/(order-intake|create-order)\/?$/

interface Told {
  onFlags: (flags: FlagState) => void
  onRaffles: (read: RafflesRead) => void
}

export default function loadWorkplace(
  { http, flagService, rememberFlags }: WorkplaceOptions,
  user: SessionUser,
  { onFlags, onRaffles }: Told,
): LoadingWorkplace {
  const flags = watchFlags({
    service: flagService,
    user,
    remember: rememberFlags,
    onChange: onFlags,
  })
  const { organizationUuid: organization, roles } = user
  let isRead = false
  let askedAt = 0

  async function readRaffles(olderThanMs = 0) {
    if (Date.now() - askedAt < olderThanMs) return
    askedAt = Date.now()
    if (!isRead) onRaffles({ state: 'loading' })
    try {
      const read = may('raffles:read', roles)
        ? await listCurrentRaffles(http, organization)
        : { data: [] }
      isRead = true
      onRaffles({ state: 'ready', ...read })
    } catch (error) {
      // What was read stays: it was true a moment ago.
      if (!isRead) onRaffles({ state: 'failed', error })
    }
  }

  const asked = Promise.all([
    http.ask(organizationCalls.get, { params: { id: organization } }),
    readRaffles(),
  ]).then(([found]) => found)
  const found =
    rememberFlags && startsOffline.test(globalThis.location?.pathname)
      ? loadModule(() => import('./outbox/kept-workplace.ts')).then(
          part => part.orKeptOrganization(asked, user),
          () => asked,
        )
      : asked
  const loaded = Promise.all([found, flags.settled]).then(([organization]) => organization)
  return { loaded, readRaffles, stopFlags: flags.stop }
}
