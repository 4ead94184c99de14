import { DeskError, messageOf, usualWaitSeconds } from '../../../core/errors.ts'
import { formatRoughDuration } from '../../../core/format/durations.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'

/** Why signing in failed, in the reader's language. Too many attempts name the wait, where the server doesn't. */
export function useFailureMessage(): (error: unknown) => string {
  const errors = useTexts(errorTexts)
  const locale = useLocale()
  return error => {
    const message = messageOf(error, errors.unexpected)
    if (!(error instanceof DeskError) || error.failure !== 'too-many') return message
    const { errors: listed, retryAfter = usualWaitSeconds } = error
    const namesWait = listed[0]?.message.includes(formatRoughDuration(retryAfter, locale)) ?? true
    return namesWait ? message : `${message}\n${error.message}`
  }
}
