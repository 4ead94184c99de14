/** Everybody who sells and does nothing else, to be suspended after an event and let back in before the next. */
import type { Desk } from '../desk.ts'
import { perDesk } from '../per-desk.ts'
import { createResource } from '../resource.ts'
import { userCalls } from './calls.ts'
import { agentRoles, isAgent } from './rules.ts'
import type { UserState } from './user.ts'

/** The server's largest page, and what it changes at once. */
const pageSize = 500

/** The ids of those in a state, by name. @throws DeskError */
export async function readSellers(
  { http, $organization }: Pick<Desk, 'http' | '$organization'>,
  state: UserState,
  signal: AbortSignal,
): Promise<string[]> {
  const organizationId = $organization.get()?.id
  const ids: string[] = []
  for (let cursor: string | undefined; ; ) {
    const query = { organizationId, state, role: agentRoles, pageSize, ...(cursor && { cursor }) }
    const { data, paging } = await http.ask(userCalls.list, { query }, { signal })
    ids.push(...data.filter(user => user.state === state && isAgent(user)).map(({ id }) => id))
    if (!paging.nextCursor) return ids
    cursor = paging.nextCursor
  }
}

/** Those who are kept out, by their ids. */
export const suspendedSellersOf = perDesk(desk =>
  createResource<readonly string[]>(desk, {
    load: async ({ signal }) => ({
      data: await readSellers(desk, 'suspended', signal),
      version: '',
    }),
    isEmpty: ids => ids.length === 0,
  }),
)
