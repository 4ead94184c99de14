/** The list of people who may not win in an organisation's draws. */
import type { Desk } from '../../desk.ts'
import { DeskError } from '../../errors.ts'
import type { Http } from '../../http.ts'
import { createResource, type ResourceStore } from '../../resource.ts'
import type { ListPage } from '../../table/page.ts'
import { excludedCalls } from './calls.ts'
import type { ExcludedPerson } from './excluded-person.ts'

/** More than any list has. */
const pageSize = 1000

export function createExcludedPeople(
  desk: Desk,
  organizationId: string,
): ResourceStore<ListPage<ExcludedPerson>> {
  return createResource<ListPage<ExcludedPerson>>(desk, {
    isEmpty: ({ data }) => data.length === 0,
    async load({ signal }) {
      const query = { organizationId, pageSize }
      const data = await desk.http.ask(excludedCalls.list, { query }, { signal })
      return { data, version: '' }
    },
  })
}

/**
 * Takes a person off the list; where somebody else was quicker, nothing is left to do.
 *
 * @param attempt the idempotency key: the same one for a repeat after a lost answer
 */
export async function includePerson(http: Http, id: string, attempt: string): Promise<void> {
  try {
    await http.ask(excludedCalls.include, { params: { id } }, { attempt })
  } catch (error) {
    if (!(error instanceof DeskError) || error.status !== 404) throw error
  }
}
