import { DeskError, messageOf } from '../../core/errors.ts'
import { sessionTexts } from '../../core/session/texts.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useTexts } from '../desk.tsx'

/** Why signing in failed, in the reader's language. Too many attempts name the wait. */
export function useFailureMessage(): (error: unknown) => string {
  const texts = useTexts(sessionTexts)
  const errors = useTexts(errorTexts)
  return error => {
    if (!(error instanceof DeskError) || error.failure !== 'too-many') {
      return messageOf(error, errors.unexpected)
    }
    const seconds = error.retryAfter ?? 60
    return seconds > 90
      ? texts.tooManyMinutes({ minutes: String(Math.ceil(seconds / 60)) })
      : errors.tooMany({ seconds: String(seconds) })
  }
}
