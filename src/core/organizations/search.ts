/**
 * Finding an organisation by name (sections 2 and 9), in one of three places: for people who can't list
 * organisations in the list that came with their session; for those who can, on the server where one is
 * looked for now and then (the switcher: one page of 100, always the newest), and in the whole list,
 * retrieved once and kept, where organisations are picked again and again (the field in filters, reports and
 * the admin's screens); where there are too many for that, on the server too. Which one it is, nobody has to know.
 */
import type { Desk } from '../desk.ts'
import { may } from '../permissions.ts'
import { userOf } from '../session/session.ts'
import { hasRole, type OrganizationChoice, type SessionUser } from '../session/user.ts'
import { organizationCalls } from './calls.ts'
import { organizationListOf } from './kept-list.ts'
import { organizationChoices } from './list-calls.ts'
import { type FoundOrganizations, matchingOrganizations } from './matching.ts'

/** Section 9, "Organisation search". */
export const searchPageSize = 100

/** Section 9, "Organisation search": debounce. What is searched here needs none. */
export const searchDebounceMs = 300

export interface OrganizationSearch {
  /** Answers at once where the list is here. @throws DeskError */
  find(text: string, signal: AbortSignal): FoundOrganizations | Promise<FoundOrganizations>
  debounceMs: number
  /** One whose id alone is known; null when it isn't theirs to see. */
  named(id: string, signal: AbortSignal): Promise<OrganizationChoice | null>
}

/** @param purpose `switch`: only what the person may switch to; `choose`: all that they may see */
export function createOrganizationSearch(
  desk: Desk,
  purpose: 'switch' | 'choose',
): OrganizationSearch {
  const user = userOf(desk.session.$session.get())
  const lists = user !== null && may('organization:list', user.roles)
  // RB finance may list all, but not switch to them.
  if (purpose === 'switch') {
    return lists && hasRole(user, 'RB admin') ? onServer(desk) : inOwn(user)
  }
  return lists ? inKeptList(desk) : inOwn(user)
}

function inOwn(user: SessionUser | null): OrganizationSearch {
  const own = ownOrganizations(user)
  return {
    find: text => matchingOrganizations(own, text, own.length),
    debounceMs: 0,
    named: async id => own.find(organization => organization.id === id) ?? null,
  }
}

function onServer(desk: Desk): OrganizationSearch {
  return {
    async find(text, signal) {
      const query = {
        page: 1,
        pageSize: searchPageSize,
        search: text,
        sortBy: 'name',
        sortDir: 'asc',
      } as const
      const organizations = await desk.http.ask(organizationChoices, { query }, { signal })
      return { organizations, more: organizations.length >= searchPageSize }
    },
    debounceMs: searchDebounceMs,
    named: (id, signal) => named(desk, id, signal),
  }
}

function inKeptList(desk: Desk): OrganizationSearch {
  const list = organizationListOf(desk)
  const server = onServer(desk)
  const matching = (all: readonly OrganizationChoice[], text: string) =>
    matchingOrganizations(all, text, searchPageSize)
  return {
    find(text, signal) {
      const known = list.known()
      if (known) return matching(known, text)
      return list.all().then(async all => {
        if (all) return matching(all, text)
        await rest(searchDebounceMs, signal)
        return server.find(text, signal)
      })
    },
    debounceMs: 0,
    async named(id, signal) {
      const known = list.known()?.find(organization => organization.id === id)
      return known ?? named(desk, id, signal)
    },
  }
}

function named({ http }: Desk, id: string, signal: AbortSignal) {
  return http.ask(organizationCalls.get, { params: { id } }, { signal })
}

/** Waits, so that each key isn't a call of its own. @throws what the signal was aborted with */
async function rest(milliseconds: number, signal: AbortSignal) {
  await new Promise(resolve => setTimeout(resolve, milliseconds))
  signal.throwIfAborted()
}

/** The person's organisations, by name. */
export function ownOrganizations(
  user: Pick<SessionUser, 'organizationName' | 'organizationUuid' | 'organizations'> | null,
): readonly OrganizationChoice[] {
  if (!user) return []
  const current = { id: user.organizationUuid, name: user.organizationName }
  const others = user.organizations.filter(({ id }) => id !== current.id)
  return [current, ...others].sort((a, b) => a.name.localeCompare(b.name))
}
