import type { Http } from '../http.ts'
import { sessionPaths } from './session-paths.ts'
import { type SignedIn, SignedInSchema, type SignIn } from './sign-in.ts'
import { type SessionUser, SessionUserSchema } from './user.ts'

/** Signs in. The username is trimmed before sending (section 5). */
export function postSignIn(http: Http, credentials: SignIn): Promise<SignedIn> {
  const body = { email: credentials.email.trim(), password: credentials.password }
  return http.post(sessionPaths.session, SignedInSchema, { body, anonymous: true })
}

export function getSession(http: Http, signal?: AbortSignal): Promise<SessionUser> {
  return http.get(sessionPaths.session, SessionUserSchema, { signal })
}

/** Ends the session on the server. */
export function deleteSession(http: Http): Promise<void> {
  return http.remove(sessionPaths.session, { timeoutMs: 4_000 })
}

/** Answers a new token whose session stands on the other organisation. */
export function postSessionOrganization(http: Http, organizationId: string): Promise<SignedIn> {
  return http.post(sessionPaths.sessionOrganization, SignedInSchema, { body: { organizationId } })
}
