import { onMount } from 'nanostores'
import * as v from 'valibot'
import { perDesk } from '../per-desk.ts'
import { createResource, onWritten } from '../resource.ts'
import { safeStorage } from '../storage.ts'
import { mailBatchCalls } from './calls.ts'
import type { MailBatch } from './mail-batch.ts'

/** More are never open at once. */
const mostOpen = 100
/** Colleagues enter in the same batch. */
const pollMs = 30_000

const keyOf = (subject: string | null) => `raffle-desk.mail-batches.${subject}`
const perTab = safeStorage(() => sessionStorage)
const SaidSchema = v.picklist(['none', 'some'])
type Said = v.InferOutput<typeof SaidSchema>

/**
 * What somebody said of batches in this tab: that envelopes are in none, or that they are in one, which may be closed by
 * now. It stays from order to order, and after a reload where anything may be kept. Null: a batch may be chosen for them.
 */
export const saidOfBatches = perDesk(({ $subject }) => {
  const here = new Map<string, Said>()
  return {
    read(): Said | null {
      const key = keyOf($subject.get())
      const kept = v.safeParse(SaidSchema, perTab.read(key))
      return kept.success ? kept.output : (here.get(key) ?? null)
    },
    say(said: Said): void {
      const key = keyOf($subject.get())
      here.set(key, said)
      perTab.write(key, said)
    },
  }
})

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
