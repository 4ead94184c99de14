import type { ReadableAtom } from 'nanostores'
import type { Http } from '../http.ts'
import type { SignedIn } from './sign-in.ts'
import type { SessionUser } from './user.ts'

export interface Credentials {
  email: string
  password: string
}

/** Where a person stands with the API. The token is never part of it. */
export type Session =
  | { state: 'starting' }
  /** `ended`: somebody was signed in here until it was ended elsewhere, or ran out. */
  | { state: 'anonymous'; ended?: boolean }
  | { state: 'signing-in' }
  | { state: 'signed-in'; user: SessionUser }
  /** A 401 ended it, or the host gave no new token. */
  | { state: 'expired' }

/**
 * One desk's session. `standalone` people sign in and tabs share it; `host` sessions live on tokens
 * that the embedding page gives.
 */
export interface SessionStore {
  readonly kind: 'standalone' | 'host'
  readonly $session: ReadableAtom<Session>
  /** Settles once the first state is known. @throws DeskError when the host's token can't be had */
  start(): Promise<void>
  /** The bearer token, renewed where it is about to end; null when nobody is signed in. */
  token(): Promise<string | null>
  /** A call was answered 401; `token` is the one it carried. */
  expire(token?: string | null): void
  /**
   * By what somebody typed, or by a second step of theirs. @returns the challenge that a code answers where they have a
   * second factor; null: they are signed in @throws DeskError with the server's reason; ConfigError on a host session
   */
  signIn(by: Credentials | ((http: Http) => Promise<SignedIn>)): Promise<string | null>
  /** Ends the session here and in every tab that shares it; on the server too where it can be reached. */
  signOut(): Promise<void>
  /** Leaves the session on another organisation. @throws DeskError */
  switchOrganization(organizationId: string): Promise<void>
  /** The person's newest details from the API. */
  replaceUser(user: SessionUser): void
  destroy(): void
}

/** The signed-in user, or null. */
export function userOf(session: Session): SessionUser | null {
  return session.state === 'signed-in' ? session.user : null
}
