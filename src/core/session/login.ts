/** The login screen's store (section 4: idle, busy, then success or failed). */
import { atom, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import type { LoginValues } from './rules.ts'

/** Success has no state here: the session becomes signed in, and the shell goes to home. */
export type LoginState =
  | { state: 'idle' }
  | { state: 'busy' }
  /** The password is right, and a code beside it is asked for. */
  | { state: 'second-step'; challenge: string }
  | { state: 'failed'; error: unknown }

export interface Login {
  readonly $state: ReadableAtom<LoginState>
  /** Signs in with values that `checkLogin` allowed; while busy it does nothing. */
  submit(values: LoginValues): Promise<void>
  dismiss(): void
  /** What became of a second step. */
  fail(error: unknown): void
}

export function createLogin(desk: Pick<Desk, 'session'>): Login {
  const $state = atom<LoginState>({ state: 'idle' })
  return {
    $state,
    async submit(values) {
      if ($state.get().state === 'busy') return
      $state.set({ state: 'busy' })
      try {
        const challenge = await desk.session.signIn(values)
        $state.set(challenge === null ? { state: 'idle' } : { state: 'second-step', challenge })
      } catch (error) {
        $state.set({ state: 'failed', error })
      }
    },
    dismiss: () => $state.set({ state: 'idle' }),
    fail: error => $state.set({ state: 'failed', error }),
  }
}
