import { type ReactNode, useEffect, useRef, useState } from 'react'
import { draftsOf } from '../../core/forms/drafts.ts'
import { loadModule } from '../../core/load-chunk.ts'
import { forgetOrganizations } from '../../core/organizations/forget-list.ts'
import { userOf } from '../../core/session/session.ts'
import { sessionTexts } from '../../core/session/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { emit } from '../emit.ts'
import { Spinner } from '../kit/spinner.tsx'
import { BrandMark } from './brand-mark.tsx'
import logoutCss from './logout.css?inline'

addSheet(logoutCss)

/** Longer than this nobody waits for a part that doesn't come; the next to sign out takes along what is left. */
const patienceMs = 1_000

/** What was kept for a start without a network goes, whoever was signed out and why. */
async function dropKept() {
  const dropped = loadModule(() => import('../../core/outbox/snapshot.ts')).then(part =>
    part.dropSnapshots(),
  )
  const late = new Promise<void>(resolve => setTimeout(resolve, patienceMs))
  await Promise.race([dropped, late]).catch(() => undefined)
}

/** Logout (section 2): opening it signs the person out, clears everything, unsaved drafts too, and goes to login. */
export default function LogoutScreen() {
  const desk = useDesk()
  const texts = useTexts(sessionTexts)
  const view = useRef<HTMLDivElement>(null)
  const [note, setNote] = useState<ReactNode>(null)

  useEffect(() => {
    const element = view.current
    // Whoever was signed out by force finds what they typed; whoever wants to go leaves nothing behind.
    const user = userOf(desk.session.$session.get())
    if (user) {
      draftsOf(desk).forget(user.id)
      // Nothing waits for it: the menus that they come from have loaded nearly all of it.
      loadModule(() => import('./waiting-note.tsx')).then(
        ({ default: WaitingNote }) => setNote(<WaitingNote userId={user.id} />),
        () => undefined,
      )
    }
    if (desk.session.kind === 'standalone') forgetOrganizations()
    void Promise.all([desk.session.signOut(), dropKept()]).then(() => {
      if (element) emit(element, 'raffle-desk-navigate', { path: '/login' }, { cancelable: true })
    })
  }, [desk])

  return (
    <div className="rd-logout" ref={view}>
      <BrandMark />
      <h1 className="rd-logout-title" tabIndex={-1}>
        {texts.signingOut}
      </h1>
      <p className="rd-logout-detail" role="status">
        <Spinner />
        {texts.signingOutDetail}
      </p>
      {note}
    </div>
  )
}
