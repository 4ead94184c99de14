/** What the shell does as people come and go: home after signing in, the way back, recording. */
import { loadModule } from '../../core/load-chunk.ts'
import { keepReturnPath } from '../../core/session/return-path.ts'
import { type Session, userOf } from '../../core/session/session.ts'
import type { SessionUser } from '../../core/session/user.ts'
import type { ShellContext } from './shell-context.ts'

export function followSession(context: ShellContext): () => void {
  const { desk } = context
  let before: Session = { state: 'starting' }
  let last: SessionUser | null = null
  // What a link led to before anybody was known to be signed in.
  let wanted: string | null = null

  const unwatch = context.$decision.subscribe(decision => {
    const isRefused = decision.state === 'redirect' && decision.path === '/login'
    if (isRefused && !last) wanted = context.router.$route.get().path
  })
  const unfollow = desk.session.$session.subscribe(session => {
    const user = userOf(session)
    if (session.state === 'expired' && last) rememberPlace(context, last)
    if (!user) endRecording(context)
    if (user && before.state !== 'starting' && before.state !== 'signed-in') {
      onSignedIn(context, user, { wanted, isHere: before.state === 'signing-in' })
      wanted = null
    }
    before = session
    last = user ?? last
  })
  return () => {
    unwatch()
    unfollow()
  }
}

interface Arrival {
  wanted: string | null
  /** Signed in in this tab, not in another one that shares the session. */
  isHere: boolean
}

/**
 * Login has nothing left to do. Whoever signed in begins at home, which offers what they wanted; a tab that only learned
 * late of the session goes on to it.
 */
function onSignedIn(context: ShellContext, user: SessionUser, { wanted, isHere }: Arrival) {
  const { screen, query } = context.router.$route.get()
  if (screen !== 'login' && screen !== null) return
  if (screen === 'login' && 'log' in query) void record(context, user)
  if (wanted && !isHere) return context.router.open(wanted, 'replace')
  if (wanted) keepReturnPath(user.id, wanted)
  context.router.open('/')
}

/** Section 2, "Login screen": the query parameter `log` starts a session recording, where allowed. */
async function record({ desk, $recording }: ShellContext, user: SessionUser) {
  if (!desk.config.sessionRecording || desk.session.kind !== 'standalone') return
  try {
    const { startRecording } = await loadModule(() => import('../../core/session/recording.ts'))
    if (userOf(desk.session.$session.get())?.id === user.id) {
      $recording.set(startRecording(desk.http, user))
    }
  } catch {
    // Work goes on without a recording; the notice that would have announced it never shows.
  }
}

function endRecording({ $recording }: ShellContext) {
  $recording.get()?.discard()
  $recording.set(null)
}

/** A public screen is no place to come back to. */
function rememberPlace({ router, registry }: ShellContext, user: SessionUser) {
  const { screen, path } = router.$route.get()
  const row = screen === null ? undefined : registry[screen]
  if (row && row.access !== 'public') keepReturnPath(user.id, path)
}
