/** What a widget reads of the desk's organisation, live. */
import type { Desk } from './desk.ts'
import { createResource, liveMs, type ResourceStore } from './resource.ts'

interface Options<T> {
  load: (organizationId: string, signal: AbortSignal) => Promise<T>
  isEmpty: (data: T) => boolean
}

export function createOrganizationResource<T>(
  desk: Desk,
  { load, isEmpty }: Options<T>,
): ResourceStore<T> {
  return createResource<T>(desk, {
    pollMs: liveMs,
    keeps: () => true,
    isEmpty,
    async load({ signal }) {
      const organization = desk.$organization.get()
      // Between two people nobody's raffles are asked for: what is shown stays "loading".
      if (!organization) return { unchanged: true }
      return { data: await load(organization.id, signal), version: '' }
    },
  })
}
