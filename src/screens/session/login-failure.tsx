import { DeskError } from '../../core/errors.ts'
import { sessionTexts } from '../../core/session/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { DoorLink } from './parts/door.tsx'

/** Stands where the address goes, so that each language puts it where its sentence wants it. */
const place = '\u0000'

interface LoginFailureProps {
  error: unknown
  /** In words. */
  reason: string
}

/** Whose password is right, and who can't come in for all that: it says what is the matter in place of a failure. */
const keptOut = [
  'sign-up-waiting',
  'sign-up-returned',
  'sign-up-unverified',
  'organization-suspended',
] as const

/**
 * Section 8: 'Login failed.', a prompt to email the support address, and the reason. Without a network that comes first:
 * nobody reads emails there, and it says what to do.
 */
export function LoginFailure({ error, reason }: LoginFailureProps) {
  const texts = useTexts(sessionTexts)
  const { supportEmail } = useDesk().config
  const [before, after] = texts.loginHelp({ email: place }).split(place)
  const isCutOff = error instanceof DeskError && ['offline', 'timeout'].includes(error.failure)
  const refusal = error instanceof DeskError ? error.errors[0] : undefined
  const state = keptOut.find(code => code === refusal?.code)
  // Its code is for whoever looks a failure up; of these there is nothing to look up.
  const why = <p className="rd-login-reason">{state && refusal ? refusal.message : reason}</p>
  return (
    <Alert>
      {isCutOff && why}
      <p>
        <strong>{state ? texts[`kept-out-${state}`] : texts.loginFailed}</strong> {before}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        {after}
      </p>
      {!isCutOff && why}
      {state === 'sign-up-unverified' && <DoorLink path="/verify-email">{texts.newLink}</DoorLink>}
    </Alert>
  )
}
