import { DeskError, messageOf } from '../../../core/errors.ts'
import { sessionTexts } from '../../../core/session/texts.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useTexts } from '../../desk.tsx'

/** Why signing in failed, in the reader's language. Too many attempts name the wait, where the server doesn't. */
export function useFailureMessage(): (error: unknown) => string {
  const texts = useTexts(sessionTexts)
  const errors = useTexts(errorTexts)
  return error => {
    const message = messageOf(error, errors.unexpected)
    if (!(error instanceof DeskError) || error.failure !== 'too-many') return message
    const { errors: listed, retryAfter: seconds = 60 } = error
    if (listed[0]?.message.includes(String(seconds))) return message
    const wait =
      seconds > 90
        ? texts.tooManyMinutes({ minutes: String(Math.ceil(seconds / 60)) })
        : errors.tooMany({ seconds: String(seconds) })
    return listed[0] ? `${message}\n${wait}` : wait
  }
}
