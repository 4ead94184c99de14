import { useStore } from '@nanostores/react'
import { LogIn } from 'lucide'
import { messageOf } from '../../core/errors.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { may } from '../../core/permissions.ts'
import type { Role } from '../../core/session/role.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { printTexts } from '../../core/tickets/print-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Forbidden } from '../forbidden.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { FailedState } from '../kit/failed-state.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { useScreenState } from '../kit/screen-state.ts'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useTarget } from '../use-target.ts'
import printCss from './print.css?inline'

addSheet(printCss)

const loadPrintDesk = () => loadChunk(() => import('./print-desk.tsx'))

interface PrintMailProps {
  /** The raffle that is chosen at first. */
  raffleId?: string
}

/**
 * Prints tickets for mailing. Signed out it shows and reads nothing.
 *
 * @attr raffle-id the raffle that is chosen at first
 */
export default function PrintMail({ raffleId }: PrintMailProps) {
  const desk = useDesk()
  const texts = useTexts(printTexts)
  const session = useStore(desk.session.$session)
  const target = useTarget()
  const isIn = session.state === 'signed-in'
  return (
    <div className="rd-page rd-print-mail">
      <PageHeader
        title={texts.printMail}
        {...(isIn && { back: { label: texts.back, ...target(pathTo('tickets')) } })}
      />
      {session.state === 'starting' ? (
        <Waiting />
      ) : isIn ? (
        <SignedIn roles={session.user.roles} raffleId={raffleId} />
      ) : (
        <EmptyState
          icon={LogIn}
          title={texts.signIn}
          message={texts.signInHint}
          action={
            <ScreenLink className="rd-button rd-button-primary rd-button-md" path={pathTo('login')}>
              {texts.toLogin}
            </ScreenLink>
          }
        />
      )}
    </div>
  )
}

interface SignedInProps {
  roles: readonly Role[]
  raffleId: string | undefined
}

/** Once the organisation is known, for those who may print. */
function SignedIn({ roles, raffleId }: SignedInProps) {
  const desk = useDesk()
  const texts = useTexts(errorTexts)
  const start = useStore(desk.$start)
  if (start.state === 'starting') return <Waiting />
  if (start.state === 'failed')
    return (
      <FailedState
        message={messageOf(start.error, texts.unexpected)}
        retry={texts.retry}
        onRetry={() => void desk.start()}
      />
    )
  if (!may('orders:correct', roles)) return <Forbidden />
  return (
    <LoadedInPlace load={loadPrintDesk} waiting={<Waiting />}>
      {PrintDesk => <PrintDesk raffleId={raffleId} />}
    </LoadedInPlace>
  )
}

function Waiting() {
  useScreenState('waiting')
  return <div aria-busy="true" />
}
