import { sessionTexts } from '../../core/session/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'

/** Stands where the address goes, so that each language puts it where its sentence wants it. */
const place = '\u0000'

/** Section 8: 'Login failed.', a prompt to email the support address, and the reason. */
export function LoginFailure({ reason }: { reason: string }) {
  const texts = useTexts(sessionTexts)
  const { supportEmail } = useDesk().config
  const [before, after] = texts.loginHelp({ email: place }).split(place)
  return (
    <Alert>
      <p>
        <strong>{texts.loginFailed}</strong> {before}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        {after}
      </p>
      <p className="rd-login-reason">{reason}</p>
    </Alert>
  )
}
