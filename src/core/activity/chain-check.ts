/** Whether an organization's log is as it was written (docs/architecture.md, "The ledger"). */
import { atom, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { perDesk } from '../per-desk.ts'
import type { ChainState } from './activity.ts'
import { activityCalls } from './calls.ts'

export type ChainChecking =
  | { state: 'unchecked' }
  | { state: 'checking' }
  | { state: 'checked'; chain: ChainState }
  | { state: 'failed'; error: unknown }

export interface ChainCheckStore {
  readonly $state: ReadableAtom<ChainChecking>
  /** Reads the whole log: it is asked for, never done unasked. */
  check(): Promise<void>
}

/** What was found is forgotten with the person or the organization. */
export const chainCheckOf = perDesk((desk: Desk): ChainCheckStore => {
  const $state = atom<ChainChecking>({ state: 'unchecked' })
  let checkedFor: string | null = null
  desk.$subject.listen(subject => {
    if (subject !== checkedFor) $state.set({ state: 'unchecked' })
  })
  return {
    $state,
    async check() {
      const organizationId = desk.$organization.get()?.id
      if (!organizationId || $state.get().state === 'checking') return
      checkedFor = desk.$subject.get()
      $state.set({ state: 'checking' })
      const isStillTheirs = () => desk.$subject.get() === checkedFor
      try {
        const chain = await desk.http.ask(activityCalls.chain, { query: { organizationId } })
        if (isStillTheirs()) $state.set({ state: 'checked', chain })
      } catch (error) {
        if (isStillTheirs()) $state.set({ state: 'failed', error })
      }
    },
  }
})
