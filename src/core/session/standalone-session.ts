/** People sign in at /login; tabs of the browser share the session (section 4). */
import { atom } from 'nanostores'
import type { Http } from '../http.ts'
import { type SafeStorage, safeStorage } from '../storage.ts'
import { sessionCalls } from './calls.ts'
import type { Session, SessionStore } from './session.ts'
import { createSharedSession, type SharedSession } from './shared-session.ts'
import type { SignedIn } from './sign-in.ts'
import { keys, type StoredSession } from './stored-session.ts'

export function createStandaloneSession(
  http: () => Http,
  makeShared: typeof createSharedSession = createSharedSession,
  perTab: SafeStorage = safeStorage(() => globalThis.sessionStorage),
): SessionStore {
  const $session = atom<Session>({ state: 'starting' })
  let held: StoredSession | null = null

  /** @param ended somebody was signed in until now, and didn't sign out here */
  function hold(session: StoredSession | null, ended = false) {
    held = session
    if (ended && !session) perTab.write(keys.ended, 'true')
    else perTab.remove(keys.ended)
    const nobody = { state: 'anonymous', ...(ended && { ended }) } as const
    $session.set(session ? { state: 'signed-in', user: session.user } : nobody)
  }

  const shared: SharedSession = makeShared({
    onChange: session => hold(session, held !== null),
  })

  function keep(answer: SignedIn) {
    shared.write(answer)
    hold(answer)
  }

  return {
    kind: 'standalone',
    $session,
    async start() {
      hold(await shared.open(), perTab.read(keys.ended) !== null)
    },
    async token() {
      return held?.token ?? null
    },
    expire(token) {
      // Answered late, to a token from before a switch or another sign-in.
      if (!held || (token && token !== held.token)) return
      held = null
      shared.clear()
      $session.set({ state: 'expired' })
    },
    async signIn(by) {
      $session.set({ state: 'signing-in' })
      try {
        const answer = await (typeof by === 'function'
          ? by(http())
          : http().ask(sessionCalls.signIn, {
              // Section 5: the username is trimmed before sending.
              body: { email: by.email.trim(), password: by.password },
            }))
        if ('challenge' in answer) {
          hold(null)
          return answer.challenge
        }
        keep(answer)
        return null
      } catch (error) {
        hold(null)
        throw error
      }
    },
    async signOut() {
      const ended = $session.get().state === 'expired'
      // The server is told first, while there is a token to tell it with; it may be out of reach.
      if (held)
        await http()
          .ask(sessionCalls.signOut, {})
          .catch(() => undefined)
      shared.clear()
      hold(null, ended)
    },
    async switchOrganization(organizationId) {
      keep(await http().ask(sessionCalls.switchOrganization, { body: { organizationId } }))
    },
    replaceUser(user) {
      if (!held) return
      held = { ...held, user }
      shared.write(held)
      $session.set({ state: 'signed-in', user })
    },
    destroy: shared.close,
  }
}
