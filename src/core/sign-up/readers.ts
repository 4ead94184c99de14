/** The links of a sign-up, read on a desk. */
import { linkReader } from '../one-time-links/link-reader.ts'
import { signUpCalls, verificationCalls } from './calls.ts'

export const readVerification = linkReader((desk, token, signal) =>
  desk.http.ask(verificationCalls.look, { body: { token } }, { signal }),
)

export const readReturned = linkReader((desk, token, signal) =>
  desk.http.ask(signUpCalls.lookToMend, { body: { token } }, { signal }),
)
