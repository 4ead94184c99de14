import { resetCalls } from '../../core/one-time-links/reset-calls.ts'
import { resetTexts } from '../../core/one-time-links/reset-texts.ts'
import { useTexts } from '../desk.tsx'
import { AskForLink } from './parts/ask-for-link.tsx'

/** A link to choose another password (section 2, "/forgot-password"): it tells nobody whether an address has an account. */
export default function ForgotPassword() {
  return <AskForLink texts={useTexts(resetTexts)} call={resetCalls.request} />
}
