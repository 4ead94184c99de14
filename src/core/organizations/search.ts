/**
 * Finding an organisation by name (sections 2 and 9): on the server for RB admins, who may switch to
 * any; for others in the list that came with their session.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { may } from '../permissions.ts'
import { userOf } from '../session/session.ts'
import { hasRole, type OrganizationChoice, type SessionUser } from '../session/user.ts'
import { searchOrganizations, searchPageSize } from './api.ts'

/** Section 9, "Organisation search": debounce. */
export const searchDebounceMs = 300

export type SearchState =
  /** `shown` stays in view while newer matches are on their way. */
  | { state: 'loading'; shown: readonly OrganizationChoice[] }
  | { state: 'ready'; shown: readonly OrganizationChoice[]; more: boolean }
  | { state: 'empty' }
  | { state: 'failed'; error: unknown }
  /** A failure that was read and put away. */
  | { state: 'dismissed' }

export interface OrganizationSearch {
  /** Loads while somebody watches. */
  readonly $state: ReadableAtom<SearchState>
  /** Searches 300 ms after the last change. */
  find(text: string): void
  retry(): void
  dismiss(): void
}

type Find = (text: string, signal: AbortSignal) => Promise<readonly OrganizationChoice[]>

export function createOrganizationSearch(desk: Pick<Desk, 'session' | 'http'>): OrganizationSearch {
  const $state = atom<SearchState>({ state: 'loading', shown: [] })
  const user = userOf(desk.session.$session.get())
  const remote = user !== null && hasRole(user, 'RB admin') && may('organization:list', user.roles)
  const find: Find = remote
    ? (text, signal) => searchOrganizations(desk.http, text, signal)
    : async text => ownOrganizations(user, text)
  let asked = ''
  let controller: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run() {
    controller?.abort()
    controller = new AbortController()
    const { signal } = controller
    $state.set({ state: 'loading', shown: shownIn($state.get()) })
    try {
      const shown = await find(asked, signal)
      if (signal.aborted) return
      const more = remote && shown.length >= searchPageSize
      $state.set(shown.length === 0 ? { state: 'empty' } : { state: 'ready', shown, more })
    } catch (error) {
      if (!signal.aborted) $state.set({ state: 'failed', error })
    }
  }

  onMount($state, () => {
    void run()
    return () => {
      clearTimeout(timer)
      controller?.abort()
    }
  })

  return {
    $state,
    find(text) {
      if (text.trim() === asked) return
      asked = text.trim()
      clearTimeout(timer)
      timer = setTimeout(() => void run(), remote ? searchDebounceMs : 0)
    },
    retry: () => void run(),
    dismiss: () => $state.set({ state: 'dismissed' }),
  }
}

function shownIn(state: SearchState): readonly OrganizationChoice[] {
  return state.state === 'ready' || state.state === 'loading' ? state.shown : []
}

/** The person's organisations whose name holds the text, whatever its case and accents; by name. */
export function ownOrganizations(
  user: Pick<SessionUser, 'organizationName' | 'organizationUuid' | 'organizations'> | null,
  text: string,
): readonly OrganizationChoice[] {
  if (!user) return []
  const current = { id: user.organizationUuid, name: user.organizationName }
  const all = [current, ...user.organizations.filter(({ id }) => id !== current.id)]
  const wanted = plain(text)
  return all
    .filter(({ name }) => plain(name).includes(wanted))
    .sort((a, b) => a.name.localeCompare(b.name))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
