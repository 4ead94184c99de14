/** How a workplace is loaded: after sign-in, organisation, raffles and flags at the same time. */
import type { DeskConfig } from './config.ts'
import type { FlagState } from './flag-state.ts'
import { watchFlags } from './flags.ts'
import type { Http } from './http.ts'
import { getOrganization } from './organizations/api.ts'
import type { Organization } from './organizations/organization.ts'
import { may } from './permissions.ts'
import { listCurrentRaffles } from './raffles/api.ts'
import type { Raffle } from './raffles/raffle.ts'
import type { SessionUser } from './session/user.ts'

export interface WorkplaceOptions {
  http: Http
  flagService: DeskConfig['flags']
  /** Only a standalone desk may remember the last known flags. */
  rememberFlags: boolean
  /** What to say when its code can't be loaded. */
  chunkWords: () => string
}

interface LoadingWorkplace {
  /** @throws DeskError */
  loaded: Promise<{ organization: Organization; raffles: readonly Raffle[] }>
  stopFlags(): void
}

export default function loadWorkplace(
  { http, flagService, rememberFlags }: WorkplaceOptions,
  user: SessionUser,
  onFlags: (flags: FlagState) => void,
): LoadingWorkplace {
  const flags = watchFlags({
    service: flagService,
    user,
    remember: rememberFlags,
    onChange: onFlags,
  })
  const loaded = Promise.all([
    getOrganization(http, user.organizationUuid),
    may('raffles:read', user.roles) ? listCurrentRaffles(http, user.organizationUuid) : [],
    flags.settled,
  ]).then(([organization, raffles]) => ({ organization, raffles }))
  return { loaded, stopFlags: flags.stop }
}
