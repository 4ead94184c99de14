/** A second factor beside the password: codes of an authenticator app, and codes for when it is lost. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { SignedInSchema } from '../session/sign-in.ts'

const profilePath = '/session-service/v2/profile/second-factor'
const own = {
  method: 'POST',
  access: { action: 'signed-in', embed: 'never', beforeFactor: true },
  maxBytes: 4096,
  unkept: true,
  chosenHere: true,
} as const

export const PasswordSchema = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(100))
/** Spaces and hyphens don't count: six digits of the app, or a recovery code. */
export const CodeSchema = v.pipe(
  v.string(),
  v.transform(code => code.replace(/[\s-]/g, '').toUpperCase()),
  v.nonEmpty('required'),
  v.maxLength(40),
)

export const secondFactorCalls = contracts({
  /** Gives a key for the app. Until it is proved by a code, nothing is asked for. */
  begin: {
    ...own,
    path: profilePath,
    body: v.strictObject({ password: PasswordSchema }),
    answer: v.object({
      /** As it is typed. */
      key: v.string(),
      /** As a QR code. */
      address: v.string(),
    }),
  },
  confirm: {
    ...own,
    path: `${profilePath}/confirm`,
    body: v.strictObject({ code: CodeSchema }),
    /** Shown once: nobody can read them again. */
    answer: v.object({ recoveryCodes: v.array(v.string()) }),
  },
  remove: {
    ...own,
    path: `${profilePath}/remove`,
    body: v.strictObject({ password: PasswordSchema, code: CodeSchema }),
    answer: null,
  },
  /** Other recovery codes: those of before are good for nothing any more. */
  renewCodes: {
    ...own,
    path: `${profilePath}/recovery-codes`,
    body: v.strictObject({ password: PasswordSchema, code: CodeSchema }),
    answer: v.object({ recoveryCodes: v.array(v.string()) }),
  },
  /** The second step of signing in. */
  signIn: {
    method: 'POST',
    path: '/session-service/v2/sessions/second-factor',
    access: 'public',
    body: v.strictObject({ challenge: v.pipe(v.string(), v.maxLength(100)), code: CodeSchema }),
    answer: SignedInSchema,
    maxBytes: 4096,
    chosenHere: true,
  },
})
