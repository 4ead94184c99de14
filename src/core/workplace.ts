/**
 * What a signed-in person works on: their organisation, its raffles and their flags, loaded before
 * anything shows (section 2, "Application start") and dropped when they leave.
 */
import { atom, type ReadableAtom } from 'nanostores'
import type { DeskConfig } from './config.ts'
import { createFlagStore, type FlagState } from './flag-store.ts'
import type { FlagWatch } from './flags.ts'
import type { Http } from './http.ts'
import { getOrganization } from './organizations/api.ts'
import type { Organization } from './organizations/organization.ts'
import { may } from './permissions.ts'
import { listCurrentRaffles } from './raffles/api.ts'
import type { Raffle } from './raffles/raffle.ts'
import type { SessionUser } from './session/user.ts'

export interface Workplace {
  readonly $organization: ReadableAtom<Organization | null>
  readonly $raffles: ReadableAtom<readonly Raffle[]>
  readonly $flags: ReadableAtom<FlagState>
  /**
   * Loads it for a person; asked again for the same one, it is the same load.
   * False when somebody else came, or nobody is left, meanwhile. @throws DeskError
   */
  enter(user: SessionUser): Promise<boolean>
  leave(): void
}

interface Options {
  http: Http
  flagService: DeskConfig['flags']
  /** Only a standalone desk may remember the last known flags. */
  rememberFlags: boolean
}

export function createWorkplace({ http, flagService, rememberFlags }: Options): Workplace {
  const $organization = atom<Organization | null>(null)
  const $raffles = atom<readonly Raffle[]>([])
  const flags = createFlagStore()
  let flagWatch: FlagWatch | undefined
  let current: { subject: string; loaded: Promise<boolean> } | undefined

  function leave() {
    current = undefined
    flagWatch?.stop()
    flagWatch = undefined
    flags.set({ state: 'cleared' })
    $organization.set(null)
    $raffles.set([])
  }

  async function watchFlagsOf(user: SessionUser, isCurrent: () => boolean) {
    const { watchFlags } = await import('./flags.ts')
    if (!isCurrent()) return
    flagWatch?.stop()
    flagWatch = watchFlags({
      service: flagService,
      user,
      remember: rememberFlags,
      onChange: flags.set,
    })
    await flagWatch.settled
  }

  async function load(user: SessionUser, isCurrent: () => boolean): Promise<boolean> {
    const [organization, raffles] = await Promise.all([
      getOrganization(http, user.organizationUuid),
      may('raffles:read', user.roles) ? listCurrentRaffles(http, user.organizationUuid) : [],
      watchFlagsOf(user, isCurrent),
    ])
    if (!isCurrent()) return false
    $raffles.set(raffles)
    $organization.set(organization)
    return true
  }

  function enter(user: SessionUser): Promise<boolean> {
    const subject = `${user.id}:${user.organizationUuid}`
    if (current?.subject === subject) return current.loaded
    leave()
    const isCurrent = () => current === entry
    const entry = { subject, loaded: Promise.resolve(false) }
    current = entry
    entry.loaded = load(user, isCurrent).catch(error => {
      if (!isCurrent()) return false
      current = undefined
      throw error
    })
    return entry.loaded
  }

  return { $organization, $raffles, $flags: flags.$flags, enter, leave }
}
