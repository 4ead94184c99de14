import { onMount } from 'nanostores'
import { perDesk } from '../per-desk.ts'
import { createResource, onWritten } from '../resource.ts'
import { mailBatchCalls } from './calls.ts'
import type { MailBatch } from './mail-batch.ts'

/** More are never open at once. */
const mostOpen = 100
/** Colleagues enter in the same batch. */
const pollMs = 30_000

/** What somebody said of batches; it stays from order to order. */
export const saidOfBatches = perDesk(() => ({
  /** Envelopes that are in none. */
  none: false,
  /** The batch that they closed or removed last, which may still be among those that were read. */
  gone: null as string | null,
}))

/** The open batches of the desk's organization, the newest first; read again after each write. */
export const openBatchesOf = perDesk(desk => {
  const batches = createResource<readonly MailBatch[]>(desk, {
    pollMs,
    async load({ signal }) {
      const organization = desk.$organization.get()
      if (!organization) return { unchanged: true }
      const query = {
        organizationId: organization.id,
        state: 'open' as const,
        pageSize: mostOpen,
        page: 1,
        sortBy: 'openedAt' as const,
        sortDir: 'desc' as const,
      }
      const { data } = await desk.http.ask(mailBatchCalls.list, { query }, { signal })
      return { data, version: '' }
    },
  })
  onMount(batches.$state, () => onWritten(desk, batches.freshen))
  return batches
})
