/**
 * All organisations, retrieved once and kept (section 9). Standalone in local storage, until somebody signs
 * out, or person or organisation change; embedded in memory, since an embedded desk never touches a host's
 * storage. Storage that is full, forbidden or spoilt costs a retrieval, never more.
 */
import * as v from 'valibot'
import type { Desk } from '../desk.ts'
import { DeskError } from '../errors.ts'
import type { Http } from '../http.ts'
import { perDesk } from '../per-desk.ts'
import { type OrganizationChoice, OrganizationChoiceSchema } from '../session/user.ts'
import { type SafeStorage, safeStorage } from '../storage.ts'
import { forgetOrganizations, keptListKey } from './forget-list.ts'
import { organizationChoices } from './list-calls.ts'

/** Section 9, "Organisation search": pages of 500 until a short one. */
export const retrievalPageSize = 500

/** Chosen here: after ten minutes it is retrieved anew, so that new organisations are found. */
export const keptForMs = 10 * 60_000

const KeptSchema = v.object({
  /** Whose list: `desk.$subject`. */
  subject: v.string(),
  /** When it was retrieved, in ms since 1970. */
  at: v.number(),
  organizations: v.array(OrganizationChoiceSchema),
})
type Kept = v.InferOutput<typeof KeptSchema>

type ListDesk = Pick<Desk, 'http' | '$subject'> & { session: Pick<Desk['session'], 'kind'> }

export interface OrganizationList {
  /** What is kept and fresh, without a call. */
  known(): readonly OrganizationChoice[] | null
  /**
   * What is kept, or all of them retrieved; asked twice, it is one retrieval. Null where there are more than
   * the server hands out by pages: then they are searched there.
   * @throws DeskError
   */
  all(): Promise<readonly OrganizationChoice[] | null>
  /** After one was added, renamed or removed. */
  forget(): void
}

export function createOrganizationList(
  desk: ListDesk,
  storage: SafeStorage = safeStorage(() => globalThis.localStorage),
  now: () => number = Date.now,
): OrganizationList {
  const stored = desk.session.kind === 'standalone'
  let memory: Kept | null = null
  let tooMany = false
  let retrieval: {
    controller: AbortController
    all: Promise<readonly OrganizationChoice[] | null>
  } | null = null

  function forget() {
    memory = null
    tooMany = false
    retrieval?.controller.abort()
    retrieval = null
    if (stored) forgetOrganizations(storage)
  }

  function kept(): Kept | null {
    memory ??= stored ? parsed(storage.read(keptListKey)) : null
    if (!memory) return null
    if (memory.subject !== desk.$subject.get()) forget()
    else if (now() - memory.at > keptForMs || memory.at > now()) memory = null
    return memory
  }

  async function retrieve(subject: string | null, signal: AbortSignal) {
    const organizations = await retrieveOrganizations(desk.http, signal)
    if (signal.aborted) return organizations
    tooMany = organizations === null
    if (subject !== null && organizations) {
      memory = { subject, at: now(), organizations }
      if (stored) storage.write(keptListKey, JSON.stringify(memory))
    }
    return organizations
  }

  desk.$subject.listen((subject, before) => {
    if (before !== null && before !== undefined && subject !== before) forget()
  })

  return {
    known: () => kept()?.organizations ?? null,
    all() {
      const known = kept()
      if (known) return Promise.resolve(known.organizations)
      if (tooMany) return Promise.resolve(null)
      if (retrieval) return retrieval.all
      const controller = new AbortController()
      const all = retrieve(desk.$subject.get(), controller.signal).finally(() => {
        if (retrieval?.controller === controller) retrieval = null
      })
      retrieval = { controller, all }
      return all
    },
    forget,
  }
}

/** The list that all parts of a desk share. */
export const organizationListOf = perDesk(desk => createOrganizationList(desk))

/** Null where the server refuses to go on by pages: it does so beyond row 10,000 (demo/api/README.md). */
async function retrieveOrganizations(http: Http, signal: AbortSignal) {
  const all = new Map<string, OrganizationChoice>()
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: retrievalPageSize, sortBy: 'name', sortDir: 'asc' } as const
    const found = await http
      .ask(organizationChoices, { query }, { signal })
      .catch((error: unknown) => {
        if (page > 1 && error instanceof DeskError && error.status === 422) return null
        throw error
      })
    if (!found) return null
    // One that was added meanwhile moves others to the next page: each is kept once.
    for (const organization of found) all.set(organization.id, organization)
    if (found.length < retrievalPageSize) return [...all.values()]
  }
}

function parsed(text: string | null): Kept | null {
  try {
    const read = v.safeParse(KeptSchema, JSON.parse(text ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
