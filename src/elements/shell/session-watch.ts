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

  return desk.session.$session.subscribe(session => {
    const user = userOf(session)
    if (session.state === 'expired' && last) rememberPlace(context, last)
    if (!user) endRecording(context)
    if (user && before.state !== 'starting' && before.state !== 'signed-in') {
      onSignedIn(context, user)
    }
    before = session
    last = user ?? last
  })
}

/** Signed in here, or in another tab that shares the session: login has nothing left to do. */
function onSignedIn(context: ShellContext, user: SessionUser) {
  const { screen, query } = context.router.$route.get()
  if (screen !== 'login' && screen !== null) return
  if (screen === 'login' && 'log' in query) void record(context, user)
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
