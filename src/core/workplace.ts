/**
 * What a signed-in person works on: their organisation, its raffles and their flags, loaded before
 * anything shows (section 2, "Application start") and dropped when they leave. Raffles that can't be
 * had keep nobody from the rest: what needs them says so.
 */
import { atom, type ReadableAtom } from 'nanostores'
import type { FlagState } from './flag-state.ts'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'
import type { LoadingWorkplace, WorkplaceOptions } from './load-workplace.ts'
import type { Organization } from './organizations/organization.ts'
import type { RafflesRead } from './raffles/raffles-read.ts'
import type { SessionUser } from './session/user.ts'

export interface Workplace {
  readonly $organization: ReadableAtom<Organization | null>
  readonly $raffles: ReadableAtom<RafflesRead>
  readonly $flags: ReadableAtom<FlagState>
  /**
   * Loads it for a person; asked again for the same one, it is the same load.
   * False when somebody else came, or nobody is left, meanwhile. @throws DeskError
   */
  enter(user: SessionUser): Promise<boolean>
  leave(): void
  /** As `Desk.readRaffles`. */
  readRaffles(olderThanMs?: number): Promise<void> | undefined
}

export function createWorkplace(options: WorkplaceOptions): Workplace {
  const $organization = atom<Organization | null>(null)
  const $raffles = atom<RafflesRead>({ state: 'loading' })
  const $flags = atom<FlagState>({ state: 'cleared' })
  let loading: LoadingWorkplace | undefined
  let current: { subject: string; loaded: Promise<boolean> } | undefined

  function leave() {
    current = undefined
    loading?.stopFlags()
    loading = undefined
    $flags.set({ state: 'cleared' })
    $organization.set(null)
    $raffles.set({ state: 'loading' })
  }

  async function load(user: SessionUser, isCurrent: () => boolean): Promise<boolean> {
    // Its code isn't needed before somebody has signed in.
    const loadWorkplace = await loadChunk(() => import('./load-workplace.ts')).catch(cause => {
      throw new ChunkLoadError(options.chunkWords(), { cause })
    })
    if (!isCurrent()) return false
    loading = loadWorkplace(options, user, {
      onFlags: flags => $flags.set(flags),
      onRaffles: read => isCurrent() && $raffles.set(read),
    })
    const organization = await loading.loaded
    if (!isCurrent()) return false
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

  const readRaffles = (olderThanMs?: number) => loading?.readRaffles(olderThanMs)

  return { $organization, $raffles, $flags, enter, leave, readRaffles }
}
