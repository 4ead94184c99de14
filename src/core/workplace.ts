/**
 * What a signed-in person works on: their organisation, its raffles and their flags, loaded before
 * anything shows (section 2, "Application start") and dropped when they leave.
 */
import { atom, type ReadableAtom } from 'nanostores'
import { ChunkLoadError } from './errors.ts'
import type { FlagState } from './flag-state.ts'
import { loadChunk } from './load-chunk.ts'
import type { WorkplaceOptions } from './load-workplace.ts'
import type { Organization } from './organizations/organization.ts'
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

export function createWorkplace(options: WorkplaceOptions): Workplace {
  const $organization = atom<Organization | null>(null)
  const $raffles = atom<readonly Raffle[]>([])
  const $flags = atom<FlagState>({ state: 'cleared' })
  let stopFlags: (() => void) | undefined
  let current: { subject: string; loaded: Promise<boolean> } | undefined

  function leave() {
    current = undefined
    stopFlags?.()
    stopFlags = undefined
    $flags.set({ state: 'cleared' })
    $organization.set(null)
    $raffles.set([])
  }

  async function load(user: SessionUser, isCurrent: () => boolean): Promise<boolean> {
    // Its code isn't needed before somebody has signed in.
    const loadWorkplace = await loadChunk(() => import('./load-workplace.ts')).catch(cause => {
      throw new ChunkLoadError(options.chunkWords(), { cause })
    })
    if (!isCurrent()) return false
    const loading = loadWorkplace(options, user, flags => $flags.set(flags))
    stopFlags = loading.stopFlags
    const { organization, raffles } = await loading.loaded
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

  return { $organization, $raffles, $flags, enter, leave }
}
