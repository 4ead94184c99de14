/** The login screen's store (section 4: idle, busy, then success or failed). */
import { atom, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import type { LoginValues } from './rules.ts'

/** Success has no state here: the session becomes signed in, and the shell goes to home. */
export type LoginState = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; error: unknown }

export interface Login {
  readonly $state: ReadableAtom<LoginState>
  /** Signs in with values that `checkLogin` allowed; while busy it does nothing. */
  submit(values: LoginValues): Promise<void>
  dismiss(): void
}

export function createLogin(desk: Pick<Desk, 'session'>): Login {
  const $state = atom<LoginState>({ state: 'idle' })
  return {
    $state,
    async submit(values) {
      if ($state.get().state === 'busy') return
      $state.set({ state: 'busy' })
      try {
        await desk.session.signIn(values)
        $state.set({ state: 'idle' })
      } catch (error) {
        $state.set({ state: 'failed', error })
      }
    },
    dismiss: () => $state.set({ state: 'idle' }),
  }
}
