import { DeskError } from '../../core/errors.ts'
import { sessionTexts } from '../../core/session/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'

/** Stands where the address goes, so that each language puts it where its sentence wants it. */
const place = '\u0000'

interface LoginFailureProps {
  error: unknown
  /** In words. */
  reason: string
}

/**
 * Section 8: 'Login failed.', a prompt to email the support address, and the reason. Without a network that comes first:
 * nobody reads emails there, and it says what to do.
 */
export function LoginFailure({ error, reason }: LoginFailureProps) {
  const texts = useTexts(sessionTexts)
  const { supportEmail } = useDesk().config
  const [before, after] = texts.loginHelp({ email: place }).split(place)
  const isCutOff = error instanceof DeskError && ['offline', 'timeout'].includes(error.failure)
  const why = <p className="rd-login-reason">{reason}</p>
  return (
    <Alert>
      {isCutOff && why}
      <p>
        <strong>{texts.loginFailed}</strong> {before}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        {after}
      </p>
      {!isCutOff && why}
    </Alert>
  )
}
